import { sql } from 'drizzle-orm';
import { letGo, type Attempt } from '#platform/jobs/define-job.ts';
import type { Context } from '../../context.ts';
import { sliceLeftTakesJob } from '../jobs.ts';
import { restMs, sliceTakes } from './slice-takes.ts';

/**
 * Makes the takes slices that still have files of their own: of episodes that were finished before there were slices, and what was
 * voiced for one later. Goes on in a job of its own after a step of some seconds, so that others get their turn in between.
 */
export async function sliceLeftTakes(
  ctx: Context,
  { after = '' }: { after?: string | undefined },
  attempt: Pick<Attempt, 'leaving'>,
  episodesPerStep = 50,
): Promise<void> {
  const finishedBefore = new Date(ctx.clock.now().getTime() - restMs).toISOString();
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select id from season_episodes episode
    where stage = 'ready' and finished_at < ${finishedBefore}::timestamptz and id > ${after} and (
      exists (select from episode_takes where episode_id = episode.id)
      or exists (select from prepared_takes join takes on takes.key = take_key
        where episode_id = episode.id and takes.file is null))
    order by id limit ${episodesPerStep}`);
  for (const { id } of rows) {
    letGo(attempt);
    await sliceTakes(ctx, { episodeId: id });
  }
  const last = rows.at(-1);
  if (last && rows.length === episodesPerStep) await ctx.jobs.enqueue(ctx.db, sliceLeftTakesJob, { after: last.id });
}
