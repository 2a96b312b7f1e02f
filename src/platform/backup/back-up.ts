import type { Readable } from 'node:stream';
import type { Database } from '../db/database.ts';
import type { Storage } from '../storage/storage.ts';
import { writeArchive, type AddEntry } from './archive.ts';
import { dumpTables, type Shape } from './dump-tables.ts';

export const headName = 'canto.json';
/** The first thing one reads of a backup. */
export type Head = Shape & { format: 1; madeAt: string };

export type BackupParts = {
  database: Database;
  storage: Storage;
  /** Small files that belong to it and lie elsewhere, by name. */
  secrets: Record<string, Uint8Array>;
  /** Tables that come without rows: `public.backups`. */
  omittedTables: readonly string[];
  madeAt: Date;
};

/** So many files are read at once: a store in the network takes its time for each. */
const filesAtOnce = 8;

/**
 * Database and files as one archive, of the moment at which the database is read. Files are kept under names that tell their
 * bytes apart and are there before the rows that name them, so those of that moment are among what is there afterwards: nothing may be
 * deleted meanwhile, for which the caller cares.
 */
export function backUp(parts: BackupParts): Readable {
  return writeArchive(async (add) => {
    for (const [name, bytes] of Object.entries(parts.secrets)) await add(`secrets/${name}`, bytes);
    const shape = await dumpTables(parts.database, parts.omittedTables, add);
    const head: Head = { format: 1, madeAt: parts.madeAt.toISOString(), ...shape };
    await add(headName, Buffer.from(JSON.stringify(head, null, 2)));
    await addFiles(parts.storage, add);
  });
}

async function addFiles(storage: Storage, add: AddEntry): Promise<void> {
  let batch: { key: string; bytes: Promise<Uint8Array | null> }[] = [];
  const addBatch = async () => {
    for (const { key, bytes } of batch) {
      const found = await bytes;
      // A picture that is painted anew loses its sizes, which are made again when somebody asks for them.
      if (found) await add(`files/${key}`, found);
    }
    batch = [];
  };
  for await (const key of storage.list('')) {
    const bytes = storage.get(key);
    bytes.catch(() => {});
    batch.push({ key, bytes });
    if (batch.length === filesAtOnce) await addBatch();
  }
  await addBatch();
}
