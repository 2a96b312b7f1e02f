import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { ProductionStage } from '#shared/seasons.ts';
import type { Context } from '../context.ts';
import { seasonEpisodes, type EpisodeRow } from '../seasons/tables.ts';

/**
 * From which stages each stage is reached. This file is the only one that makes episodes or writes `stage`. An episode is
 * made `queued`, `recording` (its first sentences are voiced already) or, as a copy, `ready`.
 */
const reachedFrom = {
  writing: ['queued'],
  casting: ['queued', 'writing'],
  recording: ['queued', 'writing', 'casting', 'recording'],
  finishing: ['queued', 'writing', 'casting', 'recording', 'finishing'],
  ready: ['queued', 'writing', 'casting', 'recording', 'finishing'],
  failed: ['queued', 'writing', 'casting', 'recording', 'finishing'],
  queued: ['failed'],
} as const satisfies Record<ProductionStage, readonly ProductionStage[]>;

/** Stages that last: `failed` until somebody has it tried again. */
export const endedStages = ['ready', 'failed'] as const satisfies readonly ProductionStage[];
export const hasEnded = ({ stage }: Pick<EpisodeRow, 'stage'>) => stage === 'ready' || stage === 'failed';

type Db = Pick<Context, 'db'>;
type NewEpisode = Omit<typeof seasonEpisodes.$inferInsert, 'stage'>;
type Charge = Pick<EpisodeRow, 'chargedUserId' | 'chargeKey'>;

/** Makes an episode that waits for its production, or whose first sentences are there already. */
export async function insertEpisode(
  { db }: Db,
  episode: NewEpisode,
  stage: 'queued' | 'recording',
): Promise<EpisodeRow> {
  const [row] = await db
    .insert(seasonEpisodes)
    .values({ ...episode, stage })
    .returning();
  return row!;
}

/** Makes episodes that share what others have. Throws `Error` when one of them is not ready. */
export async function insertReadyEpisodes({ db }: Db, episodes: EpisodeRow[]): Promise<void> {
  if (!episodes.every(({ stage }) => stage === 'ready')) throw new Error('only episodes that are ready can be copied');
  await db.insert(seasonEpisodes).values(episodes);
}

/** An `update` that moves an episode on, if it is at a stage from which `stage` is reached; for a larger statement. */
export const movingTo = (stage: 'writing' | 'recording' | 'finishing', episodeId: string): SQL => sql`
  update season_episodes set stage = ${stage} where id = ${episodeId} and stage in ${reachedFrom[stage]}`;

/** Marks an episode as finished, with its files. Answers false, and changes nothing, when its production has ended or goes on under another charge. */
export async function markReady(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  episode: Pick<EpisodeRow, 'id' | 'chargeKey'>,
  files: Pick<EpisodeRow, 'audioKey' | 'captionsKey' | 'transcript' | 'durationMs'>,
): Promise<boolean> {
  const rows = await db
    .update(seasonEpisodes)
    .set({ ...files, stage: 'ready', error: null, finishedAt: clock.now() })
    .where(isBeingMade(episode.id, episode.chargeKey))
    .returning({ id: seasonEpisodes.id });
  return rows.length > 0;
}

/**
 * Marks a production as failed: `error` is what its listener is told, `failure` what admins read. Answers null, and changes
 * nothing, when it has ended or goes on under another charge.
 */
export async function markFailed(
  { db }: Db,
  { episodeId, chargeKey }: { episodeId: string; chargeKey?: string | null | undefined },
  reasons: Pick<EpisodeRow, 'error' | 'failure'>,
): Promise<EpisodeRow | null> {
  const [row] = await db
    .update(seasonEpisodes)
    .set({ ...reasons, stage: 'failed' })
    .where(isBeingMade(episodeId, chargeKey))
    .returning();
  return row ?? null;
}

/** Puts a failed episode back into the queue, paid as `charge` says. */
export async function queueAgain({ db }: Db, episodeId: string, charge: Charge): Promise<void> {
  await db
    .update(seasonEpisodes)
    .set({ ...charge, stage: 'queued', error: null, failure: null })
    .where(and(eq(seasonEpisodes.id, episodeId), inArray(seasonEpisodes.stage, reachedFrom.queued)));
}

/**
 * An episode whose production has not ended, on the charge that this try was paid with: a job can be delivered again when
 * somebody has long paid for another try. An undefined `chargeKey` (the catalogue's own jobs) goes by the stage alone.
 */
function isBeingMade(episodeId: string, chargeKey: string | null | undefined): SQL | undefined {
  return and(
    eq(seasonEpisodes.id, episodeId),
    inArray(seasonEpisodes.stage, reachedFrom.ready),
    chargeKey === undefined ? undefined : sql`${seasonEpisodes.chargeKey} is not distinct from ${chargeKey}`,
  );
}
