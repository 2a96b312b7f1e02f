import { readdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../../context.ts';
import { findLastBackup, openBackup } from './open-backup.ts';
import { writeBackup } from './write-backup.ts';

/** What this job has made and may delete: other files of the folder are somebody's. */
const ownName = /^canto-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.tar$/;

/**
 * Writes a backup into `BACKUP_DIR` and keeps the newest `BACKUP_KEEP`; 0 makes none. The oldest goes only once the new one is
 * whole. Throws an Error where the disk has no room for another like the last.
 */
export async function backUpNightly(ctx: Context): Promise<void> {
  const { directory, keep } = ctx.config.backups;
  if (keep === 0) return;
  const last = await findLastBackup(ctx);
  const name = `canto-${ctx.clock.now().toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar`;
  const path = join(directory, name);
  const written = await writeBackup(path, async () => {
    await refuseFullDisk(directory, last?.bytes ?? 0);
    return openBackup(ctx, path);
  });
  const own = (await readdir(directory)).filter((each) => ownName.test(each)).toSorted();
  for (const old of own.slice(0, -keep)) await rm(join(directory, old), { force: true });
  ctx.log.info({ path, ...written }, 'a backup was made');
}

async function refuseFullDisk(directory: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(directory);
  if (bavail * bsize < bytes * 1.2)
    throw new Error(`There is no room for another backup in ${directory}: ${bavail * bsize} bytes are free.`);
}
