import { asc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { roundMembers, rounds, roundWords } from './tables.ts';

/** The rounds that somebody joined, each with what they said and felt there. */
export async function listOwnWords({ db }: Pick<Context, 'db'>, userId: string) {
  const seats = await db
    .select({ member: roundMembers, seasonId: rounds.seasonId })
    .from(roundMembers)
    .innerJoin(rounds, eq(rounds.id, roundMembers.roundId))
    .where(eq(roundMembers.userId, userId))
    .orderBy(asc(roundMembers.joinedAt));
  if (seats.length === 0) return [];
  const ids = seats.map(({ member }) => member.id);
  const words = await db.select().from(roundWords).where(inArray(roundWords.memberId, ids)).orderBy(asc(roundWords.at));
  const byMember = Map.groupBy(words, ({ memberId }) => memberId);
  return seats.map(({ member, seasonId }) => ({
    round_id: member.roundId,
    season_id: seasonId,
    name: member.name,
    joined_at: member.joinedAt.toISOString(),
    words: (byMember.get(member.id) ?? []).map(({ text, reaction, at }) => ({ text, reaction, at: at.toISOString() })),
  }));
}
