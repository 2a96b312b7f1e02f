import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { checkKey, checkMediaType, checkPrefix, clampRange, mediaTypeOf } from '#platform/storage/storage-key.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { ProviderError } from '#shared/errors.ts';
import type { Kernel } from '../kernel.ts';

type Kept = { bytes: Uint8Array; modified: Date };
const latencyMs = 20;

/** A store of files that outlives the processes that use it. */
export class FileStore {
  readonly files = new Map<string, Kept>();
  readonly #kernel: Kernel;

  constructor(kernel: Kernel, files: ReadonlyMap<string, Kept> = new Map()) {
    this.#kernel = kernel;
    for (const [key, file] of files) this.files.set(key, file);
  }
  connect(): Storage {
    const { files } = this;
    const ask = <T>(what: string, effect: () => T) =>
      this.#kernel.call({ kind: 'storage', what, effect, failure, mayRepeat: true, latencyMs });
    return {
      name: 'simulated',
      async put(key, body, { contentType }) {
        checkMediaType(checkKey(key), contentType);
        const bytes = body instanceof Uint8Array ? body : await buffer(body);
        await ask(`put ${key}`, () => void files.set(key, { bytes, modified: new Date() }));
      },
      get: async (key) => ask(`get ${checkKey(key)}`, () => files.get(key)?.bytes ?? null),
      stat: async (key) =>
        ask(`stat ${checkKey(key)}`, () => {
          const file = files.get(key);
          if (!file) return null;
          const etag = `"${createHash('sha256').update(file.bytes).digest('base64url')}"`;
          return { size: file.bytes.length, etag, modified: file.modified, contentType: mediaTypeOf(key) };
        }),
      async read(key, range) {
        const file = await ask(`read ${checkKey(key)}`, () => files.get(key) ?? null);
        if (!file) return null;
        const { start, end } = range ? clampRange(range, file.bytes.length) : { start: 0, end: file.bytes.length - 1 };
        return Readable.from([Buffer.from(file.bytes.subarray(start, end + 1))]);
      },
      delete: async (key) => ask(`delete ${checkKey(key)}`, () => void files.delete(key)),
      list: (prefix) => listKeys(files, checkPrefix(prefix)),
    };
  }
}

const failure = () => new ProviderError('storage', 'The file store did not answer.', { retryable: true });

async function* listKeys(files: Map<string, Kept>, prefix: string): AsyncGenerator<string> {
  for (const key of files.keys()) if (key.startsWith(prefix)) yield key;
}
