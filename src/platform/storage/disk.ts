// Files in a folder. A file appears under its name only when all of it is on the disk.
import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import type { BigIntStats } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { ProviderError } from '#shared/errors.ts';
import { checkKey, checkMediaType, checkPrefix, clampRange, mediaTypeOf } from './storage-key.ts';
import type { ByteRange, Storage, StoredFile } from './storage.ts';

/** Keys never begin with a dot, so nothing in here is ever listed or read. */
const unfinishedFolder = '.unfinished';
const abandonedAfterMs = 3_600_000;

/** Opens `directory` (made when absent) and clears what a crashed process left half written. */
export async function openDiskStorage({ directory }: { directory: string }): Promise<Storage> {
  const unfinished = join(directory, unfinishedFolder);
  await named(async () => {
    await mkdir(unfinished, { recursive: true });
    await clearAbandoned(unfinished);
  });
  const pathOf = (key: string) => join(directory, checkKey(key));

  return {
    name: 'disk',
    async put(key, body, { contentType }) {
      checkMediaType(checkKey(key), contentType);
      const draft = join(unfinished, randomUUID());
      // A source may fail while the draft is being opened, before anything reads it: unheard, that would end the process.
      // Reading it later still gives the error.
      if (!(body instanceof Uint8Array)) body.on('error', () => {});
      try {
        await named(() => writeDraft(draft, body), body);
        await named(() => publish(draft, pathOf(key)));
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined);
        throw error;
      }
    },
    get: (key) => named(() => orNull(() => readFile(pathOf(key)))),
    stat: (key) => named(() => orNull(() => statFile(key, pathOf(key)))),
    read: (key, range) => named(() => orNull(() => readPart(pathOf(key), range))),
    delete: (key) => named(async () => void (await orNull(() => rm(pathOf(key))))),
    list: (prefix) => listKeys(directory, checkPrefix(prefix)),
  };
}

async function writeDraft(draft: string, body: Uint8Array | Readable): Promise<void> {
  await using file = await open(draft, 'wx');
  await file.writeFile(body);
  await file.sync();
}

/** Rename, then make the rename itself last through a power cut. */
async function publish(draft: string, path: string): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  await rename(draft, path);
  await using handle = await open(folder, 'r');
  await handle.sync();
}

async function statFile(key: string, path: string): Promise<StoredFile | null> {
  const facts = await stat(path, { bigint: true });
  if (!facts.isFile()) return null;
  return { size: Number(facts.size), etag: etagOf(facts), modified: facts.mtime, contentType: mediaTypeOf(key) };
}

/** A replaced file is another inode, so its tag changes even within one tick of the clock. */
function etagOf(facts: BigIntStats): string {
  return `"${[facts.ino, facts.mtimeNs, facts.size].map((part) => part.toString(36)).join('-')}"`;
}

async function readPart(path: string, range?: ByteRange): Promise<Readable | null> {
  const file = await open(path, 'r');
  try {
    const facts = await file.stat();
    if (facts.isFile()) return file.createReadStream(range ? clampRange(range, facts.size) : {});
  } catch (error) {
    await file.close();
    throw error;
  }
  await file.close();
  return null;
}

async function* listKeys(directory: string, prefix: string): AsyncGenerator<string> {
  const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
  const entries = await named(() => orNull(() => readdir(join(directory, folder), { withFileTypes: true })));
  for (const entry of entries ?? []) {
    const key = folder + entry.name;
    if (entry.name.startsWith('.') || !key.startsWith(prefix)) continue;
    if (entry.isDirectory()) yield* listKeys(directory, `${key}/`);
    else if (entry.isFile()) yield key;
  }
}

async function clearAbandoned(unfinished: string): Promise<void> {
  for (const name of await readdir(unfinished)) {
    const path = join(unfinished, name);
    const facts = await orNull(() => stat(path));
    if (facts && Date.now() - facts.mtimeMs > abandonedAfterMs) await rm(path, { force: true });
  }
}

/** Null where there is no such file, also when a file stands where a folder would have to be, or the reverse. */
async function orNull<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ERR_FS_EISDIR'].includes(codeOf(error))) return null;
    throw error;
  }
}

/** Failures of the file system become ProviderError; the caller's own mistakes and streams keep their errors. */
async function named<T>(call: () => Promise<T>, body?: Uint8Array | Readable): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (body instanceof Readable && body.errored === error) throw error;
    throw diskFailure(error);
  }
}

const passing = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE', 'EAGAIN', 'EBUSY', 'EROFS']);

/** What a full or sick disk refuses now it may take later; other failures (rights, folders) need somebody's hand. */
export function diskFailure(error: unknown): unknown {
  if (!(error instanceof Error) || !('syscall' in error)) return error;
  const code = codeOf(error);
  return new ProviderError('disk', `The file store failed (${code}).`, { retryable: passing.has(code), cause: error });
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
