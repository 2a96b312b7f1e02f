// A client that costs little, for benchmarks: keep-alive, a few connections, nothing looked at but the status.
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const clients = 16;
type Headers = Record<string, string>;

/** The bytes of an answer. Rejects with an Error for any that is not 200 or 206. */
export function ask(port: number, path: string, headers: Headers = {}, agent?: Agent): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        response.statusCode === 200 || response.statusCode === 206
          ? resolve(Buffer.concat(chunks))
          : reject(new Error(`${path}: ${response.statusCode}`)),
      );
    }).on('error', reject);
  });
}

/** Asks so often, sixteen at a time. */
export async function load(port: number, next: () => string, headers: Headers, count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  let left = count;
  const client = async () => {
    while (left-- > 0) await ask(port, next(), headers, agent);
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
}

/** An answer that does not end, on a connection of its own. */
export function openStream(port: number, path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent: false }, resolve).on('error', reject);
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
