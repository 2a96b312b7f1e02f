import { eq, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';
import type { Context } from '../context.ts';
import { takeFile } from '../productions/recording/take-store.ts';
import { seasonEpisodes, takes } from '../seasons/tables.ts';
import { isBackingUp } from '../upkeep/backups/open-backup.ts';

/** Deletes what nothing needs any more: belongs in the transaction that deletes its rows, so that no file is forgotten. */
export const deleteFilesJob = defineJob({
  name: 'account-data.delete-files',
  payload: z.object({ keys: z.array(z.string()) }),
  concurrency: 1,
  retries: 12,
});

const lookAgainSeconds = 30;

/** Waits while a backup is made, whose rows may still name them. */
export async function deleteFilesLater(
  ctx: Pick<Context, 'db' | 'storage' | 'jobs'>,
  payload: { keys: string[] },
): Promise<void> {
  if (await isBackingUp(ctx))
    return ctx.jobs.enqueue(ctx.db, deleteFilesJob, payload, { delaySeconds: lookAgainSeconds });
  await deleteFiles(ctx, payload);
}

/** Deletes stored files, but those that another season shares by now: remixes have theirs from where they come from. */
export async function deleteFiles(
  ctx: Pick<Context, 'db' | 'storage'>,
  { keys }: { keys: readonly string[] },
): Promise<void> {
  for (const key of keys) if (!(await isUsed(ctx, key))) await ctx.storage.delete(key);
}

async function isUsed({ db }: Pick<Context, 'db'>, key: string): Promise<boolean> {
  const takeKey = key.split('/').at(-1)!.replace('.mp3', '');
  if (key === takeFile(takeKey)) return (await db.select().from(takes).where(eq(takes.key, takeKey))).length > 0;
  const episodes = await db
    .select({ id: seasonEpisodes.id })
    .from(seasonEpisodes)
    .where(
      or(
        eq(seasonEpisodes.audioKey, key),
        eq(seasonEpisodes.captionsKey, key),
        sql`${seasonEpisodes.recap} ->> 'audioKey' = ${key}`,
        sql`${seasonEpisodes.doors} ->> 'audioKey' = ${key}`,
      ),
    )
    .limit(1);
  return episodes.length > 0;
}
