import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDiskStorage } from '#platform/storage/disk.ts';
import { countOpenFiles } from '#tests/open-files.ts';
import { sendFile } from './send-file.ts';

let directory: string;
let server: Server;
let port: number;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'canto-files-'));
  const storage = await openDiskStorage({ directory });
  await storage.put('episodes/long.mp3', randomBytes(4_000_000), { contentType: 'audio/mpeg' });
  server = createServer(
    getRequestListener(
      async (request) => (await sendFile(storage, 'episodes/long.mp3', request, { cache: 'forever' }))!,
      { overrideGlobalObjects: false },
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(async () => {
  server.close();
  await rm(directory, { recursive: true });
});

it('sends all of a file, and a part', async () => {
  const whole = await fetch(`http://localhost:${port}/`);
  expect((await whole.arrayBuffer()).byteLength).toBe(4_000_000);
  const part = await fetch(`http://localhost:${port}/`, { headers: { range: 'bytes=10-19' } });
  expect([part.status, part.headers.get('content-range'), (await part.arrayBuffer()).byteLength]).toEqual([
    206,
    'bytes 10-19/4000000',
    10,
  ]);
});

it.each([
  ['bytes=-10', 206, 'bytes 3999990-3999999/4000000'],
  ['bytes=-5000000', 206, 'bytes 0-3999999/4000000'],
  ['bytes=3999999-5000000', 206, 'bytes 3999999-3999999/4000000'],
  ['bytes=-0', 416, 'bytes */4000000'],
  ['bytes=4000000-', 416, 'bytes */4000000'],
  ['bytes=9-3', 200, null],
  ['bytes=0-1,5-6', 200, null],
  ['lines=0-1', 200, null],
])('answers %s with %i %s', async (range, status, contentRange) => {
  const answer = await fetch(`http://localhost:${port}/`, { headers: { range }, method: 'HEAD' });
  expect([answer.status, answer.headers.get('content-range')]).toEqual([status, contentRange]);
});

it.runIf(process.platform === 'linux')('keeps no file open for listeners who hang up', async () => {
  for (const afterMs of [1, 4, 16]) {
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        const socket = connect(port, 'localhost');
        socket.on('error', () => {});
        socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
        await sleep(afterMs);
        socket.destroy();
      }),
    );
  }
  await expect.poll(() => countOpenFiles(directory), { timeout: 1000 }).toBe(0);
});
