import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import { roundLimits, type Round } from '#shared/rounds/round.ts';
import { profiles } from '../accounts/tables.ts';
import { readShow } from '../catalog/queries.ts';
import type { Context, Viewer } from '../context.ts';
import { getSeason, listEpisodes } from '../seasons/queries.ts';
import type { SeasonRow } from '../seasons/tables.ts';
import { withIdempotency } from '../wallet/with-idempotency.ts';
import { requireName } from './members.ts';
import { presentRound } from './present-round.ts';
import { openRound } from './read-round.ts';
import { newState } from './round-state.ts';
import { roundMembers, rounds } from './tables.ts';

type NewRound = {
  season_id: string;
  episode_number?: number | undefined;
  name?: string | undefined;
  /** When a premiere begins, in milliseconds since 1970; none for a round that begins when its host says so. */
  starts_at_ms?: number | undefined;
};

const dayMs = 24 * 60 * 60 * 1000;
/** Leaves time to send the link. */
const leastNoticeMs = 60_000;

/**
 * Opens a room for a season, with the caller as host. The same idempotency key answers the same room. Throws AppError:
 * `not_found`, `conflict` for a season that is hidden or waits for an admin's look, `invalid_input` for an episode that cannot
 * be heard and for a moment out of reach, `forbidden` for a premiere of somebody else's show, `rejected_content`.
 */
export async function startRound(ctx: Context, viewer: Viewer, input: NewRound, key: string | null): Promise<Round> {
  const season = await getSeason(ctx, input.season_id, viewer);
  if (season.hiddenAt || season.reviewReason !== null)
    throw new AppError('conflict', 'This season cannot be shared now, so no round can be opened for it.');
  const number = input.episode_number ?? 1;
  const episode = (await listEpisodes(ctx, season.id)).find((each) => each.episodeNumber === number);
  if (!episode?.audioKey || !episode.durationMs) {
    const sentence = 'That episode cannot be heard yet.';
    throw new AppError('invalid_input', sentence, { errors: { episode_number: [sentence] } });
  }
  const startsAtMs = await requirePremiere(ctx, viewer, season, input.starts_at_ms);
  const show = await readShow(ctx, season.showId);
  if (input.name) await requireName(ctx, input.name, show.audienceRating);
  const name = input.name ?? (await findSuggestedName(ctx, viewer.userId));
  return withIdempotency(ctx, { userId: viewer.userId, operation: 'start-round', key, input }, async (tx) => {
    const now = tx.clock.now();
    const id = randomBytes(16).toString('base64url');
    const hostId = crypto.randomUUID();
    await tx.db.insert(rounds).values({
      id,
      seasonId: season.id,
      episodeId: episode.id,
      state: newState(hostId, startsAtMs),
      createdAt: now,
      changedAt: now,
    });
    const seat = { id: hostId, roundId: id, userId: viewer.userId, name };
    await tx.db.insert(roundMembers).values({ ...seat, joinedAt: now, arrivedAt: now, seenAt: now });
    return presentRound(tx, await openRound(tx, id));
  });
}

async function requirePremiere(
  ctx: Context,
  viewer: Viewer,
  season: SeasonRow,
  startsAtMs: number | undefined,
): Promise<number | null> {
  if (startsAtMs === undefined) return null;
  if (!(await mayPremiere(ctx, viewer, season)))
    throw new AppError('forbidden', 'Only the owner of a show can have a premiere of it.');
  const aheadMs = startsAtMs - ctx.clock.now().getTime();
  if (aheadMs < leastNoticeMs || aheadMs > roundLimits.premiereDays * dayMs) {
    const sentence = `A premiere begins between a minute and ${roundLimits.premiereDays} days from now.`;
    throw new AppError('invalid_input', sentence, { errors: { starts_at_ms: [sentence] } });
  }
  return startsAtMs;
}

/** Whether the viewer owns the season's show. */
export async function mayPremiere(
  ctx: Pick<Context, 'db'>,
  viewer: Viewer | null,
  season: Pick<SeasonRow, 'showId'>,
): Promise<boolean> {
  return viewer !== null && (await readShow(ctx, season.showId)).userId === viewer.userId;
}

/** The public name of an account, as long as a seat has room for. */
export async function findSuggestedName({ db }: Pick<Context, 'db'>, userId: string | null): Promise<string> {
  if (!userId) return '';
  const [profile] = await db.select({ username: profiles.username }).from(profiles).where(eq(profiles.userId, userId));
  return (profile?.username ?? '').slice(0, roundLimits.nameLetters);
}
