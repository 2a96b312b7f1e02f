import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkBackup } from '#platform/backup/restore.ts';

export type WrittenBackup = { entries: number; bytes: number };

/**
 * Writes a backup to a file that is not there yet, and reads it again: under its name stands only what is whole and has been
 * checked. Throws an Error where a file of that name is there, and what reading or writing throws.
 */
export async function writeBackup(path: string, openArchive: () => Promise<Readable>): Promise<WrittenBackup> {
  if (await stat(path).catch(() => null))
    throw new Error(`${path} is there already. Nothing was changed: name another file.`);
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.partial`;
  try {
    await pipeline(await openArchive(), createWriteStream(draft, { mode: 0o600 }));
    await using file = await open(draft, 'r');
    await file.sync();
    const { entries } = await checkBackup(draft);
    await rename(draft, path);
    return { entries, bytes: (await stat(path)).size };
  } finally {
    await rm(draft, { force: true });
  }
}
