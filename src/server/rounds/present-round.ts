import { roundLimits, type Round, type RoundDoorway } from '#shared/rounds/round.ts';
import { prices } from '#shared/wallet.ts';
import type { Context } from '../context.ts';
import { heirOf, hostOf, listWords, takenSeats, type OpenRound } from './read-round.ts';
import type { MemberRow } from './tables.ts';

export const roundAudioUrl = (roundId: string, episodeId: string) => `/media/rounds/${roundId}/${episodeId}.mp3`;

const presentSeason = ({ season, show }: OpenRound): Round['season'] => ({
  id: season.id,
  title: season.title,
  show_name: show.name,
  show_slug: show.slug,
  featured_image_url: season.featuredImageUrl,
  landscape_image_url: season.landscapeImageUrl,
});

/** The room as everybody in it sees it; nothing in it depends on who asks. */
export async function presentRound(ctx: Pick<Context, 'db' | 'clock'>, round: OpenRound): Promise<Round> {
  const { row, episode } = round;
  const { state } = row;
  const host = hostOf(round);
  const seats = takenSeats(round, ctx.clock.now().getTime());
  // The host's seat is the first.
  seats.sort((a, b) => Number(b.member.id === state.hostId) - Number(a.member.id === state.hostId));
  const payers = seats.filter(({ member, isHere }) => isHere && member.userId).length;
  return {
    id: row.id,
    version: row.version,
    phase: state.phase,
    season: presentSeason(round),
    episode: {
      id: episode.id,
      number: episode.number,
      title: episode.title,
      duration_ms: episode.durationMs,
      audio_url: roundAudioUrl(row.id, episode.id),
    },
    place: state.place,
    starts_at_ms: state.startsAtMs,
    host: {
      id: state.hostId,
      name: host?.member.name ?? null,
      missing_since_ms: host?.isHere ? null : (host?.seenMs ?? 0),
      heir_id: host?.isHere ? null : (heirOf(round)?.id ?? null),
    },
    members: seats.map(({ member, isHere }) => ({
      id: member.id,
      name: member.name,
      has_account: member.userId !== null,
      is: isHere ? (member.isBehind ? 'behind' : 'here') : 'away',
    })),
    doors: state.doors.map(({ id, text, isTold }) => ({
      id,
      text,
      price: isTold ? 0 : prices.episode,
      votes: Object.entries(state.votes).flatMap(([memberId, doorId]) => (doorId === id ? [memberId] : [])),
    })),
    vote_ends_at_ms: state.voteEndsAtMs,
    tied: state.tied,
    chosen_id: state.chosenId,
    share: Math.ceil(prices.episode / Math.max(1, payers)),
    pledges: Object.entries(state.pledges).map(([member_id, cantos]) => ({ member_id, cantos })),
    notice: state.notice,
    words: (await listWords(ctx, row.id)).toReversed().map(({ word, name }) => ({
      id: word.id,
      member_id: word.memberId,
      name,
      text: word.text,
      reaction: word.reaction,
      at_ms: word.at.getTime(),
    })),
  };
}

export function presentDoorway(
  round: OpenRound,
  me: MemberRow | null,
  { suggestedName, nowMs }: { suggestedName: string; nowMs: number },
): RoundDoorway {
  const { row } = round;
  return {
    id: row.id,
    phase: row.state.phase,
    season: presentSeason(round),
    starts_at_ms: row.state.startsAtMs,
    host_name: hostOf(round)?.member.name ?? null,
    seats_taken: takenSeats(round, nowMs).length,
    me: me && !me.removedAt && !me.leftAt ? { id: me.id, name: me.name, has_account: me.userId !== null } : null,
    is_removed: Boolean(me?.removedAt),
    suggested_name: (me?.name ?? suggestedName).slice(0, roundLimits.nameLetters),
  };
}
