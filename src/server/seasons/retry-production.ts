import { eq } from 'drizzle-orm';
import { publish } from '#platform/db/topics.ts';
import { AppError } from '#shared/errors.ts';
import { prices } from '#shared/wallet.ts';
import type { Context, Viewer } from '../context.ts';
import { answerOnce } from '../wallet/answer-once.ts';
import { chargeCantos } from '../wallet/charge-cantos.ts';
import type { EpisodeSummary } from './episode-columns.ts';
import { advanceEpisodeJob } from './jobs.ts';
import { getLastEpisode } from './last-episode.ts';
import { seasonTopic } from './order-episode.ts';
import { getProgress } from './progress.ts';
import { lockSeason } from './queries.ts';
import { seasonEpisodes, userSeasons, type SeasonRow } from './tables.ts';

/** 'Try again' after a failed production: charges the caller and goes on from what was kept. */
export function retryProduction(ctx: Context, viewer: Viewer, seasonId: string, key: string | null) {
  return answerOnce(
    ctx,
    { userId: viewer.userId, operation: 'retry-production', key, input: { seasonId } },
    async (tx) => {
      const { season, episode } = await lockFailed(tx, seasonId, viewer);
      const chargeKey = `episode:${episode.id}:${crypto.randomUUID()}`;
      await chargeCantos(tx, {
        userId: viewer.userId,
        cantos: prices.episode,
        reason: 'episode',
        reference: episode.id,
        description: `Episode ${episode.episodeNumber} of ${season.title}, another try`,
        key: chargeKey,
      });
      await produceAgain(tx, episode, { chargedUserId: viewer.userId, chargeKey });
      return getProgress(tx, season.id);
    },
  );
}

/** A season whose last episode could not be made, with that episode; nobody else changes either until the transaction ends. */
export async function lockFailed(
  tx: Context,
  seasonId: string,
  viewer: Viewer,
): Promise<{ season: SeasonRow; episode: EpisodeSummary }> {
  const season = await lockSeason(tx, seasonId, viewer);
  const episode = await getLastEpisode(tx, season.id);
  if (episode?.stage !== 'failed') throw new AppError('conflict', 'There is nothing to try again.');
  return { season, episode };
}

/** Puts a failed production back to work, paid as `charge` says: with a null `chargeKey` by nobody. */
export async function produceAgain(
  tx: Context,
  episode: Pick<EpisodeSummary, 'id' | 'seasonId'>,
  charge: Pick<EpisodeSummary, 'chargedUserId' | 'chargeKey'>,
): Promise<void> {
  await tx.db
    .update(seasonEpisodes)
    .set({ stage: 'queued', error: null, failure: null, ...charge })
    .where(eq(seasonEpisodes.id, episode.id));
  await tx.db.update(userSeasons).set({ status: 'queued', error: null }).where(eq(userSeasons.id, episode.seasonId));
  const { chargeKey } = charge;
  await tx.jobs.enqueue(tx.db, advanceEpisodeJob, { episodeId: episode.id, chargeKey }, { priority: 10 });
  await publish(tx.db, seasonTopic(episode.seasonId));
}
