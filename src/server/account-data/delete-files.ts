import { sql, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { deleteFilesJob } from '../productions/jobs.ts';
import { moveTakesOut } from '../productions/takes/move-takes-out.ts';
import { isBackingUp } from '../upkeep/backups/open-backup.ts';

const lookAgainSeconds = 30;
/** A store in the network takes its time for each. */
const filesAtOnce = 8;

/**
 * Deletes stored files, but those that another season shares by now: remixes have theirs from where they come from. Waits while a
 * backup is made, whose rows may still name them.
 */
export async function deleteFiles(
  ctx: Pick<Context, 'db' | 'storage' | 'jobs'>,
  payload: { keys: string[] },
): Promise<void> {
  const later = () => ctx.jobs.enqueue(ctx.db, deleteFilesJob, payload, { delaySeconds: lookAgainSeconds });
  if (await isBackingUp(ctx)) return later();
  const used = await findUsed(ctx, payload.keys);
  const needless = payload.keys.filter((key) => !used.has(key));
  let moved = 0;
  for (const key of needless) if (!key.startsWith('takes/')) moved += await moveTakesOut(ctx, key);
  // One that began meanwhile may have read where they lay before.
  if (moved > 0 && (await isBackingUp(ctx))) return later();
  for (let from = 0; from < needless.length; from += filesAtOnce)
    await Promise.all(needless.slice(from, from + filesAtOnce).map((key) => ctx.storage.delete(key)));
}

/** Of files, by their folder, those that rows name. */
const named: Record<string, (keys: SQL) => SQL> = {
  takes: (keys) => sql`select file from (select 'takes/' || left(key, 2) || '/' || key || '.mp3' as file from takes
    where file is null and key = any(select split_part(right(one, -9), '.', 1) from unnest(${keys}) one)) loose`,
  episodes: (keys) => sql`select audio_key as file from season_episodes where audio_key = any(${keys})
    union select captions_key from season_episodes where captions_key = any(${keys})`,
  openings: (keys) => sql`select openings_key as file from season_episodes where openings_key = any(${keys})`,
  doors: (keys) =>
    sql`select doors ->> 'audioKey' as file from season_episodes where doors ->> 'audioKey' = any(${keys})`,
  recaps: (keys) =>
    sql`select recap ->> 'audioKey' as file from season_episodes where recap ->> 'audioKey' = any(${keys})`,
};

/** Those of the files that an episode has, or that are a take's own. */
export async function findUsed({ db }: Pick<Context, 'db'>, keys: readonly string[]): Promise<Set<string>> {
  const used = new Set<string>();
  for (const [folder, inFolder] of Map.groupBy(keys, (key) => key.split('/', 1)[0]!)) {
    const query = named[folder]?.(sql`${sql.param(inFolder)}::text[]`);
    if (!query) continue;
    const { rows } = await db.execute<{ file: string }>(query);
    for (const { file } of rows) used.add(file);
  }
  return used;
}
