import { and, eq, sql } from 'drizzle-orm';
import { publish } from '#platform/db/topics.ts';
import { AppError } from '#shared/errors.ts';
import { roundLimits } from '#shared/rounds/round.ts';
import { requireAllowedText, requireListedName } from '../catalog/moderate-text.ts';
import type { Context, RequestContext } from '../context.ts';
import { changeRound } from './change-round.ts';
import { heirOf, hostOf, lockRound, openRound, roundTopic, takenSeats, type OpenRound } from './read-round.ts';
import { withoutMember } from './round-state.ts';
import { roundMembers, type MemberRow } from './tables.ts';

/** By whom a seat is known: an account, a guest's cookie, or both. */
export type Asker = { userId: string | null; guestId: string | null };
export const askerOf = ({ viewer, guest }: Pick<RequestContext, 'viewer' | 'guest'>): Asker => ({
  userId: viewer?.userId ?? null,
  guestId: guest.id,
});

export const shownOut = 'You were shown out.';
const roomIsFull = `This round is full: all ${roundLimits.seats} seats are taken.`;

/** The asker's own row, also of somebody who left or was shown out; the account's before the cookie's. */
export function findMember({ seats }: Pick<OpenRound, 'seats'>, { userId, guestId }: Asker): MemberRow | null {
  const members = seats.map(({ member }) => member);
  return (
    (userId && members.find((member) => member.userId === userId)) ||
    (guestId && members.find((member) => member.guestId === guestId && (!member.userId || member.userId === userId))) ||
    null
  );
}

/** Throws AppError('forbidden') for whoever has no seat. */
export function requireMember(round: OpenRound, asker: Asker): MemberRow {
  const member = findMember(round, asker);
  if (member?.removedAt) throw new AppError('forbidden', shownOut);
  if (!member || member.leftAt) throw new AppError('forbidden', 'Join the round first.');
  return member;
}

/** Throws AppError('forbidden') for everybody but the host. */
export function requireHost(round: OpenRound, asker: Asker): MemberRow {
  const member = requireMember(round, asker);
  if (member.id !== round.row.state.hostId) throw new AppError('forbidden', 'Only the host can do that.');
  return member;
}

/**
 * Gives the asker a seat under a name; joining again answers the same seat, under the new name. A guest who has signed in
 * since keeps the seat. Throws AppError: `not_found`, `rejected_content`, `invalid_input` for a name that somebody in the
 * room has, `conflict` where it is full or over, `forbidden` for who was shown out.
 */
export async function joinRound(ctx: Context, id: string, asker: Asker, name: string): Promise<MemberRow> {
  const { show } = await openRound(ctx, id);
  await requireName(ctx, name, show.audienceRating);
  return ctx.transaction(async (tx) => {
    const round = await lockRound(tx, id);
    if (round.row.state.phase === 'over') throw new AppError('conflict', 'This round is over.');
    const known = findMember(round, asker);
    if (known?.removedAt) throw new AppError('forbidden', shownOut);
    const now = tx.clock.now();
    const taken = takenSeats(round, now.getTime()).filter(({ member }) => member.id !== known?.id);
    if (taken.length >= roundLimits.seats) throw new AppError('conflict', roomIsFull);
    if (taken.some(({ member }) => sameName(member.name, name))) {
      const sentence = `There is a ${name} here already. Please choose another name.`;
      throw new AppError('invalid_input', sentence, { errors: { name: [sentence] } });
    }
    const seat = { name, ...(asker.userId ? { userId: asker.userId } : {}), seenAt: now, leftAt: null };
    const [member] = known
      ? await tx.db.update(roundMembers).set(seat).where(eq(roundMembers.id, known.id)).returning()
      : await tx.db
          .insert(roundMembers)
          .values({ ...seat, roundId: id, guestId: asker.guestId, joinedAt: now, arrivedAt: now })
          .returning();
    await publish(tx.db, roundTopic(id));
    return member!;
  });
}

const sameName = (a: string, b: string) => a.localeCompare(b, undefined, { sensitivity: 'base' }) === 0;

/** Throws AppError: `rejected_content`; `invalid_input` where the youngest listen and the name is made up. */
export async function requireName(
  ctx: Context,
  name: string,
  rating: OpenRound['show']['audienceRating'],
): Promise<void> {
  await requireAllowedText(ctx, name, { rating, kind: 'name' });
  requireListedName(name, rating);
}

/** Throws AppError('conflict') for somebody who comes back to a room that is full by now. */
export function requireSeat(ctx: Pick<Context, 'clock'>, round: OpenRound, { id }: MemberRow): void {
  const taken = takenSeats(round, ctx.clock.now().getTime());
  if (!taken.some(({ member }) => member.id === id) && taken.length >= roundLimits.seats)
    throw new AppError('conflict', roomIsFull);
}

/** Gives the seat up. What the member voted and pledged counts no more; what was said stays. */
export async function leaveRound(ctx: Context, id: string, asker: Asker): Promise<void> {
  await changeRound(ctx, id, async (round, tx) => {
    const member = requireMember(round, asker);
    await tx.db.update(roundMembers).set({ leftAt: tx.clock.now() }).where(eq(roundMembers.id, member.id));
    return withoutMember(round.row.state, member.id);
  });
}

/** Shows somebody out for good. Throws AppError: `forbidden` for who is not the host, `invalid_input` for the host's own seat, `not_found`. */
export async function removeMember(ctx: Context, id: string, asker: Asker, memberId: string): Promise<void> {
  await changeRound(ctx, id, async (round, tx) => {
    const host = requireHost(round, asker);
    if (memberId === host.id) throw new AppError('invalid_input', 'A host cannot be shown out.');
    const rows = await tx.db
      .update(roundMembers)
      .set({ removedAt: sql`coalesce(removed_at, ${tx.clock.now().toISOString()}::timestamptz)` })
      .where(and(eq(roundMembers.id, memberId), eq(roundMembers.roundId, id)))
      .returning({ id: roundMembers.id });
    if (rows.length === 0) throw new AppError('not_found', 'Nobody of that name is here.');
    return withoutMember(round.row.state, memberId);
  });
}

/**
 * Makes the asker the host of a room whose host has been missing for a minute. Throws AppError: `conflict` while the host is
 * here or not missed for long enough, `forbidden` for whoever is not next.
 */
export async function takeOver(ctx: Context, id: string, asker: Asker): Promise<void> {
  await changeRound(ctx, id, (round, tx) => {
    const member = requireMember(round, asker);
    const { state } = round.row;
    if (member.id === state.hostId) return state;
    const host = hostOf(round);
    const missedMs = host?.isHere ? 0 : tx.clock.now().getTime() - (host?.seenMs ?? 0);
    if (missedMs < roundLimits.takeOverAfterMs)
      throw new AppError('conflict', 'The host has not been away for a minute yet.');
    const heir = heirOf(round);
    if (heir?.id !== member.id)
      throw new AppError(
        'forbidden',
        heir ? `${heir.name} is next.` : 'Only somebody with an account can be the host.',
      );
    return { ...state, hostId: member.id };
  });
}

/** Notes whether somebody is catching up. */
export async function noteStep(ctx: Context, id: string, asker: Asker, isBehind: boolean): Promise<void> {
  const member = requireMember(await openRound(ctx, id), asker);
  if (member.isBehind === isBehind) return;
  await ctx.transaction(async (tx) => {
    await tx.db.update(roundMembers).set({ isBehind }).where(eq(roundMembers.id, member.id));
    await publish(tx.db, roundTopic(id));
  });
}
