// What a room does next, as functions of its state alone: nothing here reads a clock, a database or a person.
import { placeAt, roundLimits, startLeadMs, type RoundPhase, type RoundPlace } from '#shared/rounds/round.ts';

export type StateDoor = { id: string; key: string; text: string; isTold: boolean };

export type RoundState = {
  phase: RoundPhase;
  hostId: string;
  place: RoundPlace;
  startsAtMs: number | null;
  doors: StateDoor[];
  /** Doors by the member who votes for them. */
  votes: Record<string, string>;
  voteEndsAtMs: number | null;
  tied: string[];
  chosenId: string | null;
  /** Cantos by the member who would give them; nothing is taken before the sum is there. */
  pledges: Record<string, number>;
  /** The episode behind the chosen door while it is being told. */
  next: { seasonId: string; episodeId: string } | null;
  notice: string | null;
};

/** What `advance` has to know of the room besides its state. */
export type Facts = { nowMs: number; durationMs: number; doors: StateDoor[]; isHostHere: boolean };

/** A moment that passed longer ago than this passed unseen, as in an empty room: its clock begins again, and nobody missed it. */
const unseenAfterMs = 60_000;

export function newState(hostId: string, startsAtMs: number | null): RoundState {
  return {
    phase: startsAtMs === null ? 'paused' : 'premiere',
    hostId,
    startsAtMs,
    place: { at_ms: 0, since_ms: 0 },
    notice: null,
    ...noDoors,
  };
}
const noDoors = {
  doors: [],
  votes: {},
  voteEndsAtMs: null,
  tied: [],
  chosenId: null,
  pledges: {},
  next: null,
} satisfies Partial<RoundState>;

/** When the room goes on by itself; null while it waits for somebody. */
export function nextMoment({ phase, startsAtMs, place, voteEndsAtMs }: RoundState, durationMs: number): number | null {
  if (phase === 'premiere') return startsAtMs;
  if (phase === 'playing') return place.since_ms + Math.max(0, durationMs - place.at_ms);
  return phase === 'voting' ? voteEndsAtMs : null;
}

/** The state after everything that is due has happened; null where nothing is. */
export function advance(state: RoundState, facts: Facts): RoundState | null {
  if (state.phase === 'missing') return facts.isHostHere ? openVote(state, facts.nowMs) : null;
  const dueMs = nextMoment(state, facts.durationMs);
  if (dueMs === null || facts.nowMs < dueMs) return null;
  const atMs = facts.nowMs - dueMs > unseenAfterMs ? facts.nowMs : dueMs;
  if (state.phase === 'premiere') return play(state, facts.durationMs, atMs);
  if (state.phase === 'playing') return toDoors(state, facts, atMs);
  return closeVote(state, facts, atMs);
}

/** Goes on from where the room is, a moment later, so that everybody has the sound by then. */
export function play(state: RoundState, durationMs: number, nowMs: number, leadMs = 0): RoundState {
  const at_ms = placeAt(state, durationMs, nowMs);
  return { ...state, phase: 'playing', startsAtMs: null, notice: null, place: { at_ms, since_ms: nowMs + leadMs } };
}
export function pause(state: RoundState, durationMs: number, nowMs: number): RoundState {
  return { ...state, phase: 'paused', place: { at_ms: placeAt(state, durationMs, nowMs), since_ms: nowMs } };
}
export function seek(state: RoundState, durationMs: number, toMs: number, nowMs: number): RoundState {
  const at_ms = Math.max(0, Math.min(durationMs, Math.round(toMs)));
  return { ...state, place: { at_ms, since_ms: nowMs + (state.phase === 'playing' ? startLeadMs / 3 : 0) } };
}

/** Another episode from its beginning. */
export function begin(state: RoundState, nowMs: number): RoundState {
  const place = { at_ms: 0, since_ms: nowMs + startLeadMs };
  return { ...state, ...noDoors, phase: 'playing', startsAtMs: null, notice: null, place };
}

function toDoors(state: RoundState, { durationMs, doors, isHostHere }: Facts, atMs: number): RoundState {
  const arrived = { ...state, ...noDoors, doors, place: { at_ms: durationMs, since_ms: atMs } };
  if (doors.length === 0) return { ...arrived, phase: 'over' };
  return isHostHere ? openVote(arrived, atMs) : { ...arrived, phase: 'missing' };
}

/** Votes that were given before stay: nobody's is lost to a host who left for a while. */
export function openVote(state: RoundState, nowMs: number): RoundState {
  return { ...state, phase: 'voting', tied: [], chosenId: null, voteEndsAtMs: nowMs + roundLimits.voteMs };
}

function closeVote(state: RoundState, { isHostHere }: Facts, atMs: number): RoundState {
  const closed = { ...state, voteEndsAtMs: null, place: { ...state.place, since_ms: atMs } };
  if (!isHostHere) return { ...closed, phase: 'missing' };
  const leading = winners(state);
  if (leading.length !== 1) return { ...closed, phase: 'deciding', tied: leading };
  return { ...closed, phase: 'paying', tied: [], chosenId: leading[0]! };
}

/** The doors with most votes; all of them where nobody voted. */
export function winners({ doors, votes }: Pick<RoundState, 'doors' | 'votes'>): string[] {
  const counts = doors.map(({ id }) => Object.values(votes).filter((voted) => voted === id).length);
  const most = Math.max(...counts);
  return doors.filter((_door, at) => counts[at] === most).map(({ id }) => id);
}

/** Who pays how much of a price: each what was pledged, the last one less where there is more than enough; null where the sum is not there. */
export function sharesOf(
  pledges: Record<string, number>,
  price: number,
): { memberId: string; cantos: number }[] | null {
  const shares: { memberId: string; cantos: number }[] = [];
  let missing = price;
  for (const [memberId, pledged] of Object.entries(pledges)) {
    const cantos = Math.min(pledged, missing);
    if (cantos > 0) shares.push({ memberId, cantos });
    missing -= cantos;
  }
  return missing === 0 ? shares : null;
}

/** Nobody's vote or pledge counts who has no seat any more. */
export function withoutMember(state: RoundState, memberId: string): RoundState {
  const { [memberId]: _vote, ...votes } = state.votes;
  const { [memberId]: _pledge, ...pledges } = state.pledges;
  return { ...state, votes, pledges };
}
