import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import { roundLimits } from '#shared/rounds/round.ts';
import { shows } from '../catalog/tables.ts';
import type { Context, Viewer } from '../context.ts';
import { isSeasonState, seasonColumns } from '../seasons/columns.ts';
import { listChoices } from '../seasons/queries.ts';
import { listToldDoors } from '../seasons/paths/told-doors.ts';
import { seasonEpisodes, seasonState, userSeasons } from '../seasons/tables.ts';
import type { StateDoor } from './round-state.ts';
import { roundMembers, roundPresence, rounds, roundWords, type MemberRow, type RoundRow } from './tables.ts';

type Reader = Pick<Context, 'db' | 'clock'>;

/** What is published whenever a room or who is in it changes. */
export const roundTopic = (id: string) => `round:${id}`;
export const roundNotFound = 'This round is over, or its link is not complete.';

/** A process that has not beaten for so long is gone. */
export const presenceLostMs = 40_000;

export type Seat = { member: MemberRow; isHere: boolean; seenMs: number };

/** A room with its episode and everybody who ever joined. */
export type OpenRound = {
  row: RoundRow;
  season: {
    id: string;
    title: string;
    creatorId: string | null;
    featuredImageUrl: string | null;
    landscapeImageUrl: string | null;
  };
  show: { id: string; name: string; slug: string; audienceRating: (typeof shows.$inferSelect)['audienceRating'] };
  episode: { id: string; number: number; title: string; durationMs: number; audioKey: string };
  seats: Seat[];
};

/** Throws AppError: `not_found` for one that is gone or whose story is not shown any more. */
export async function openRound(ctx: Reader, id: string): Promise<OpenRound> {
  const [found] = await ctx.db
    .select({
      row: rounds,
      season: {
        id: userSeasons.id,
        title: userSeasons.title,
        creatorId: userSeasons.creatorId,
        featuredImageUrl: userSeasons.featuredImageUrl,
        landscapeImageUrl: userSeasons.landscapeImageUrl,
      },
      hiddenAt: seasonColumns.hiddenAt,
      reviewReason: userSeasons.reviewReason,
      show: { id: shows.id, name: shows.name, slug: shows.slug, audienceRating: shows.audienceRating },
      episode: {
        id: seasonEpisodes.id,
        number: seasonEpisodes.episodeNumber,
        title: seasonEpisodes.title,
        durationMs: sql<number>`coalesce(${seasonEpisodes.durationMs}, 0)`,
        audioKey: sql<string>`coalesce(${seasonEpisodes.audioKey}, '')`,
      },
    })
    .from(rounds)
    .innerJoin(userSeasons, eq(userSeasons.id, rounds.seasonId))
    .innerJoin(seasonState, isSeasonState)
    .innerJoin(shows, eq(shows.id, userSeasons.showId))
    .innerJoin(seasonEpisodes, eq(seasonEpisodes.id, rounds.episodeId))
    .where(eq(rounds.id, id));
  if (!found || found.hiddenAt || found.reviewReason !== null) throw new AppError('not_found', roundNotFound);
  return { ...found, seats: await listSeats(ctx, id) };
}

/** The same, keeping others from changing it until the transaction ends. */
export async function lockRound(ctx: Reader, id: string): Promise<OpenRound> {
  await ctx.db.select({ id: rounds.id }).from(rounds).where(eq(rounds.id, id)).for('update');
  return openRound(ctx, id);
}

async function listSeats({ db, clock }: Reader, roundId: string): Promise<Seat[]> {
  const [members, processes] = [
    await db
      .select()
      .from(roundMembers)
      .where(eq(roundMembers.roundId, roundId))
      .orderBy(asc(roundMembers.joinedAt), asc(roundMembers.id)),
    await db.select().from(roundPresence).where(eq(roundPresence.roundId, roundId)),
  ];
  const aliveMs = clock.now().getTime() - presenceLostMs;
  const beaten = new Map<string, number>();
  for (const { memberIds, beatenAt } of processes)
    for (const id of memberIds) beaten.set(id, Math.max(beaten.get(id) ?? 0, beatenAt.getTime()));
  return members.map((member) => {
    const beatenMs = beaten.get(member.id) ?? 0;
    const isOut = Boolean(member.leftAt ?? member.removedAt);
    return { member, isHere: !isOut && beatenMs > aliveMs, seenMs: Math.max(beatenMs, member.seenAt.getTime()) };
  });
}

/** Whoever has not left and is here, or was a short while ago. */
export function takenSeats({ seats }: Pick<OpenRound, 'seats'>, nowMs: number): Seat[] {
  return seats.filter(
    ({ member, isHere, seenMs }) =>
      !member.leftAt && !member.removedAt && (isHere || nowMs - seenMs < roundLimits.keptSeatMs),
  );
}

export const hostOf = ({ row, seats }: OpenRound): Seat | null =>
  seats.find(({ member }) => member.id === row.state.hostId) ?? null;

/** The host as a viewer of seasons, without an admin's rights: a room shows nothing that its host alone may see. Null once the account is gone. */
export function hostViewer(round: OpenRound): Viewer | null {
  const userId = hostOf(round)?.member.userId;
  return userId ? { userId, email: '', roles: [] } : null;
}

/** Who may take the room over: of those with an account, who is here the longest. */
export function heirOf({ seats, row }: OpenRound): MemberRow | null {
  const heirs = seats.filter(({ member, isHere }) => isHere && member.userId && member.id !== row.state.hostId);
  heirs.sort((a, b) => a.member.arrivedAt.getTime() - b.member.arrivedAt.getTime());
  return heirs[0]?.member ?? null;
}

/** The doors of the room's episode, and which of them somebody has opened before. */
export async function listDoors(ctx: Reader, round: OpenRound): Promise<StateDoor[]> {
  const choices = await listChoices(ctx, round.episode.id);
  if (choices.length === 0) return [];
  const told = await listToldDoors(ctx, round.episode.id, hostViewer(round));
  const [own] = await ctx.db
    .select({ key: seasonEpisodes.choiceKey, stage: seasonEpisodes.stage })
    .from(seasonEpisodes)
    .where(
      and(eq(seasonEpisodes.seasonId, round.season.id), eq(seasonEpisodes.episodeNumber, round.episode.number + 1)),
    );
  const isOwn = (key: string) => own?.key === key && own.stage !== 'failed';
  return choices.map(({ id, choiceKey, choiceText }) => ({
    id,
    key: choiceKey,
    text: choiceText,
    isTold: told.has(choiceKey) || isOwn(choiceKey),
  }));
}

export function listWords({ db }: Reader, roundId: string) {
  return db
    .select({ word: roundWords, name: roundMembers.name })
    .from(roundWords)
    .innerJoin(roundMembers, eq(roundMembers.id, roundWords.memberId))
    .where(eq(roundWords.roundId, roundId))
    .orderBy(desc(roundWords.at), desc(roundWords.id))
    .limit(roundLimits.words);
}
