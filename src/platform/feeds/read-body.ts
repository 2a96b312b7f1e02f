// Reads and unpacks a body, counting what comes out: a small archive can hold a very large nothing.
import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { FeedError } from './feed.ts';

const unpackers: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** `encoding` is the Content-Encoding header. Stops reading as soon as `maxBytes` are passed, packed or unpacked. */
export async function readBody(body: Readable, encoding: string | null, maxBytes: number): Promise<Uint8Array> {
  const name = (encoding ?? '').trim().toLowerCase();
  if (name === '' || name === 'identity') return collect(body, maxBytes);
  const unpacker = unpackers[name]?.();
  if (!unpacker) {
    body.destroy();
    throw new FeedError('broken_encoding', 'The feed is packed in a way that is not known here.');
  }
  let unpacked = new Uint8Array();
  try {
    await pipeline(body, unpacker, async (source: AsyncIterable<Buffer>) => {
      unpacked = await collect(source, maxBytes);
    });
  } catch (error) {
    // A broken archive is zlib's error; a broken connection is not.
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!code.startsWith('Z_') && !code.startsWith('ERR_BROTLI') && !code.startsWith('ERR__')) throw error;
    throw new FeedError('broken_encoding', 'The feed is packed in a broken way.', { cause: error });
  }
  return unpacked;
}

async function collect(source: AsyncIterable<Buffer>, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of source) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new FeedError('too_large', `The feed is larger than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return Uint8Array.from(Buffer.concat(chunks));
}
