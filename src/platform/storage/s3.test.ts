import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { describe, expect, it } from 'vitest';
import { openStorage } from './open-storage.ts';
import { collect, describeStorage } from './storage.contract.ts';

const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

async function startStore() {
  const directory = await mkdtemp(join(tmpdir(), 'canto-s3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'canto' }],
  });
  const { port } = await server.run();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

describeStorage('s3', async () => {
  const { endpoint, close } = await startStore();
  return { storage: await openStorage({ kind: 's3', endpoint, bucket: 'canto', ...keys }), close };
});

describe('s3 storage', () => {
  const bytes = new TextEncoder().encode('x');

  it('answers ProviderError, not to be tried again, for wrong keys and a missing bucket', async () => {
    const { endpoint, close } = await startStore();
    const forged = await openStorage({
      kind: 's3',
      endpoint,
      bucket: 'canto',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'wrong',
    });
    const astray = await openStorage({ kind: 's3', endpoint, bucket: 'elsewhere', ...keys });
    for (const storage of [forged, astray]) {
      await expect(storage.put('a.txt', bytes, { contentType: 'text/plain' })).rejects.toMatchObject({
        provider: 's3',
        retryable: false,
      });
      await expect(storage.get('a.txt')).rejects.toMatchObject({ provider: 's3', retryable: false });
      await expect(collect(storage.list(''))).rejects.toMatchObject({ provider: 's3', retryable: false });
    }
    await close();
  });

  it('answers ProviderError, worth trying again, when nobody listens or the store is broken', async () => {
    const broken = createServer((_request, response) => response.writeHead(503).end());
    await new Promise<void>((done) => broken.listen(0, '127.0.0.1', done));
    const { port } = broken.address() as AddressInfo;
    const endpoint = `http://127.0.0.1:${port}`;
    const storage = await openStorage({ kind: 's3', endpoint, bucket: 'canto', ...keys });
    await expect(storage.get('a.txt')).rejects.toMatchObject({ provider: 's3', retryable: true });
    broken.closeAllConnections();
    await new Promise((done) => broken.close(done));
    await expect(storage.stat('a.txt')).rejects.toMatchObject({ provider: 's3', retryable: true });
    await expect(storage.put('a.txt', bytes, { contentType: 'text/plain' })).rejects.toMatchObject({
      provider: 's3',
      retryable: true,
    });
  });
});
