import { setAsideReason } from '#platform/jobs/set-aside.ts';
import { AppError } from '#shared/errors.ts';
import { prices } from '#shared/wallet.ts';
import type { Context, Viewer } from '../context.ts';
import type { EpisodeSummary } from '../seasons/columns.ts';
import { getProgress } from '../seasons/progress.ts';
import { getLastEpisode, lockSeason } from '../seasons/queries.ts';
import type { SeasonRow } from '../seasons/tables.ts';
import { chargeCantos } from '../wallet/charge-cantos.ts';
import { withIdempotency } from '../wallet/with-idempotency.ts';
import { queueAgain } from './episode-state.ts';
import { startProduction } from './order-episode.ts';

/**
 * 'Try again' after a failed production: charges the caller and goes on from what was kept. Throws AppError:
 * `conflict` when there is nothing to try again, `not_found`, `insufficient_cantos`.
 */
export function retryProduction(ctx: Context, viewer: Viewer, seasonId: string, key: string | null) {
  return withIdempotency(
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

/**
 * A season whose last episode could not be made, with that episode; nobody else changes either until the transaction
 * ends. Throws AppError: `conflict` when its last episode has not failed, `not_found`.
 */
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

/** Puts a failed production back to work, paid as `charge` says: with a null `chargeKey` by nobody, `'house'` for the catalogue's own. */
export async function produceAgain(
  tx: Context,
  episode: Pick<EpisodeSummary, 'id' | 'seasonId' | 'failure'>,
  charge: Pick<EpisodeSummary, 'chargedUserId' | 'chargeKey'> | 'house',
): Promise<void> {
  const isCatalogs = charge === 'house';
  const paid = isCatalogs ? { chargedUserId: null, chargeKey: null } : charge;
  await queueAgain(tx, episode.id, paid);
  const suspected = episode.failure === setAsideReason;
  await startProduction(tx, { ...episode, ...paid }, { isCatalogs, suspected });
}
