import { sql, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { isBackingUp } from './backups/open-backup.ts';

type Sweeper = Pick<Context, 'db' | 'storage' | 'clock' | 'log'>;

/** Sound, by its folder, and the rows that name it. Pictures and music are drawn anew where they are missing. */
const folders: Record<string, SQL> = {
  'takes/': sql`select from takes where takes.key = split_part(right(files.key, -9), '.', 1) and takes.file is null`,
  'episodes/': sql`select from season_episodes where audio_key = replace(files.key, '.with-music', '')
    union all select from season_episodes where captions_key = files.key
    union all select from takes where takes.file = files.key`,
  'doors/': sql`select from season_episodes where doors ->> 'audioKey' = files.key
    union all select from takes where takes.file = files.key`,
  'recaps/': sql`select from season_episodes where recap ->> 'audioKey' = files.key
    union all select from takes where takes.file = files.key`,
  'openings/': sql`select from season_episodes where openings_key = files.key
    union all select from takes where takes.file = files.key`,
};
/** A file comes before the row that names it: whoever makes one has so long. */
const graceMs = 24 * 60 * 60 * 1000;
const keysAtOnce = 10_000;

/**
 * Deletes sound that no row names: a process that dies between a file and its row, and a production that is given up or written
 * anew, leave some behind. Does nothing while a backup is made. Answers how many files went.
 */
export async function sweepFiles(ctx: Sweeper): Promise<number> {
  if (await isBackingUp(ctx)) return 0;
  let swept = 0;
  for (const [folder, named] of Object.entries(folders)) {
    let keys: string[] = [];
    for await (const key of ctx.storage.list(folder)) {
      if (keys.push(key) < keysAtOnce) continue;
      swept += await sweep(ctx, keys, named);
      keys = [];
    }
    swept += await sweep(ctx, keys, named);
  }
  if (swept > 0) ctx.log.info({ files: swept }, 'files that nothing named were deleted');
  return swept;
}

async function sweep(ctx: Sweeper, keys: string[], named: SQL): Promise<number> {
  let swept = 0;
  for (const key of await findUnnamed(ctx, keys, named)) {
    const file = await ctx.storage.stat(key);
    if (!file || file.modified.getTime() > ctx.clock.now().getTime() - graceMs) continue;
    await ctx.storage.delete(key);
    swept++;
  }
  return swept;
}

async function findUnnamed({ db }: Sweeper, keys: string[], named: SQL): Promise<string[]> {
  if (keys.length === 0) return [];
  const { rows } = await db.execute<{ key: string }>(
    sql`select key from unnest(${sql.param(keys)}::text[]) files (key) where not exists (${named}) order by key`,
  );
  return rows.map(({ key }) => key);
}
