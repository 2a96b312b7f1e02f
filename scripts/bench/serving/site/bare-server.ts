// Answers every request with the bytes of the last POST, and with nothing more than HTTP needs: what answers are compared with.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

let body = Buffer.alloc(0);
const server = createServer((request, response) => {
  if (request.method === 'POST') {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      body = Buffer.concat(chunks);
      response.end();
    });
    return;
  }
  response.writeHead(200, ['content-type', 'text/html', 'content-length', String(body.length)]);
  response.end(body);
}).listen(0, '127.0.0.1', () => console.log(`port ${(server.address() as AddressInfo).port}`));
