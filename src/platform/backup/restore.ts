import { createReadStream } from 'node:fs';
import type { Database } from '../db/database.ts';
import { migrateAsFar } from '../db/migrate.ts';
import { mediaTypeOf } from '../storage/storage-key.ts';
import type { Storage } from '../storage/storage.ts';
import { checkArchive, readArchive } from './archive.ts';
import { headName, type Head } from './back-up.ts';
import { beginRestore, loadTables } from './load-tables.ts';

export type RestoreParts = {
  database: Database;
  storage: Storage;
  /** Makes the tables of the job queue; answers their version. */
  makeQueue(): Promise<number>;
  putSecret(name: string, bytes: Uint8Array): void;
};
export type Restored = { madeAt: string; rows: number; files: number };

/** What a backup says of itself, once all of its checksums are right. Throws an Error that says what is wrong with it. */
export async function checkBackup(path: string): Promise<{ head: Head; entries: number; bytes: number }> {
  const { head, entries, bytes } = await checkArchive(createReadStream(path), headName);
  if (!head) throw new Error('It is no backup of Canto.');
  const read = JSON.parse(head.toString()) as Head;
  if (read.format !== 1)
    throw new Error('The backup was made by a newer version of Canto. Restore it with that version.');
  return { head: read, entries, bytes };
}

/**
 * Brings a backup back, into an empty database and an empty store. Nothing is touched before the whole of it has been checked; the rows
 * come last and all at once, so that what is cut off in between can be run again. Throws an Error that says what stands in the way.
 */
export async function restore(path: string, parts: RestoreParts): Promise<Restored> {
  const { head } = await checkBackup(path);
  const { database, storage } = parts;
  const isAgain = await beginRestore(database);
  if (!isAgain) await refuseFullStore(storage);
  await migrateAsFar(database, head.migrations);
  const queue = await parts.makeQueue();
  if (queue !== head.queue)
    throw new Error(
      `The backup’s job queue has version ${head.queue}, this Canto’s ${queue}. Restore it with the version of Canto that made it, then start this one.`,
    );
  const files = await restoreFiles(path, parts);
  const rows = await loadTables(database, head, readArchive(createReadStream(path)));
  return { madeAt: head.madeAt, rows, files };
}

async function refuseFullStore(storage: Storage): Promise<void> {
  for await (const key of storage.list('')) {
    if (key.startsWith('health/')) continue;
    throw new Error(`The file store is not empty: it has ${key}. Restore into an empty one, and keep this one.`);
  }
}

async function restoreFiles(path: string, { storage, putSecret }: RestoreParts): Promise<number> {
  let files = 0;
  for await (const { name, bytes } of readArchive(createReadStream(path))) {
    if (name.startsWith('secrets/')) putSecret(name.slice('secrets/'.length), bytes);
    if (!name.startsWith('files/')) continue;
    const key = name.slice('files/'.length);
    await storage.put(key, bytes, { contentType: mediaTypeOf(key) });
    files++;
  }
  return files;
}
