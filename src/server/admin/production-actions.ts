import { AppError } from '#shared/errors.ts';
import type { Context, Viewer } from '../context.ts';
import { lockFailed, produceAgain } from '../productions/retry-production.ts';
import type { EpisodeSummary } from '../seasons/columns.ts';
import type { SeasonRow } from '../seasons/tables.ts';
import { refundCharge } from '../wallet/charge-cantos.ts';
import { listCharges } from '../wallet/queries.ts';
import { audited } from './audited.ts';

type Failed = { season: SeasonRow; episode: EpisodeSummary; charge: { cantos: number; refunded: boolean } | null };

/**
 * Puts a season's failed production back to work. Nobody is charged for it: what was paid and given back stays given
 * back, what was paid and not given back pays for this try. Throws AppError: `conflict` when nothing failed,
 * `not_found`.
 */
export function retryFailed(ctx: Context, admin: Viewer, seasonId: string) {
  return audited(ctx, admin, async (tx) => {
    const { season, episode, charge } = await readFailed(tx, admin, seasonId);
    const paid = charge !== null && !charge.refunded;
    await produceAgain(tx, episode, {
      chargedUserId: episode.chargedUserId,
      chargeKey: paid ? episode.chargeKey : null,
    });
    const entry = {
      action: 'production.retry' as const,
      subject: subjectOf(season),
      before: { episode: episode.episodeNumber, stage: 'failed', failure: episode.failure },
      after: { stage: 'queued', paid_by: paid ? 'the listener' : 'nobody' },
    };
    return { entry, answer: { stage: 'queued' as const } };
  });
}

/**
 * Gives back what was paid for a failed production, if that has not happened. Throws AppError: `conflict` when nobody
 * paid or it went back already, `not_found`.
 */
export function refundFailed(ctx: Context, admin: Viewer, seasonId: string) {
  return audited(ctx, admin, async (tx) => {
    const { season, episode, charge } = await readFailed(tx, admin, seasonId);
    const { chargedUserId: userId, chargeKey: key } = episode;
    if (!userId || !key || !charge) throw new AppError('conflict', 'Nobody has paid for this.');
    if (charge.refunded) throw new AppError('conflict', 'The cantos have gone back already.');
    await refundCharge(tx, {
      reference: episode.id,
      key,
      description: `Refund: ${season.title}, episode ${episode.episodeNumber}`,
    });
    const entry = {
      action: 'production.refund' as const,
      subject: subjectOf(season),
      before: { refunded: false },
      after: { refunded: true, amount: charge.cantos, user_id: userId },
    };
    return { entry, answer: { refunded: charge.cantos } };
  });
}

async function readFailed(tx: Context, admin: Viewer, seasonId: string): Promise<Failed> {
  const { season, episode } = await lockFailed(tx, seasonId, admin);
  const charges = await listCharges(tx, [episode]);
  return { season, episode, charge: charges.get(episode.chargeKey ?? '') ?? null };
}

const subjectOf = ({ id, title }: SeasonRow) => ({ kind: 'season', id, name: title });
