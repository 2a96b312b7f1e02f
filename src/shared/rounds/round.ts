import { z } from 'zod';

export const roundLimits = {
  /** People in one room. */
  seats: 50,
  nameLetters: 24,
  saidLetters: 160,
  /** How long a vote at the doors is open. */
  voteMs: 30_000,
  /** How long a host is missed before somebody else may take the room over. */
  takeOverAfterMs: 60_000,
  /** Whoever is away for longer gives the seat up; the name stays theirs. */
  keptSeatMs: 600_000,
  /** What was said that a room still shows. */
  words: 30,
  /** How far ahead a premiere may be. */
  premiereDays: 30,
} as const;

/** Friends start a moment after the server says so, with the sound already loaded. */
export const startLeadMs = 1500;

export const reactions = ['heart', 'laugh', 'ghost', 'clap'] as const;
export type Reaction = (typeof reactions)[number];

/**
 * `premiere` counts down to the announced moment; `missing` waits at the doors for a host who left; `deciding` is the host's
 * turn after a tie, `paying` before a door that nobody has opened; `opening` waits for the episode behind it; `over` has no
 * door left, or its host ended it.
 */
export const roundPhases = [
  'premiere',
  'paused',
  'playing',
  'missing',
  'voting',
  'deciding',
  'paying',
  'opening',
  'over',
] as const;
export type RoundPhase = (typeof roundPhases)[number];

/** Where the room is: in a playing one `at_ms` was or will be reached at `since_ms` of the server's clock. */
export const roundPlace = z.object({ at_ms: z.number(), since_ms: z.number() });
export type RoundPlace = z.infer<typeof roundPlace>;

export const roundMember = z.object({
  id: z.string(),
  name: z.string(),
  has_account: z.boolean(),
  /** `behind` catches up; `away` has no connection. */
  is: z.enum(['here', 'behind', 'away']),
});
export type RoundMember = z.infer<typeof roundMember>;

export const roundDoor = z.object({
  id: z.string(),
  text: z.string(),
  /** Cantos; 0 where somebody has told what is behind it. */
  price: z.number(),
  /** Members who voted for it. */
  votes: z.array(z.string()),
});
export type RoundDoor = z.infer<typeof roundDoor>;

export const roundWord = z.object({
  id: z.string(),
  member_id: z.string(),
  name: z.string(),
  text: z.string().nullable(),
  reaction: z.enum(reactions).nullable(),
  at_ms: z.number(),
});
export type RoundWord = z.infer<typeof roundWord>;

/** One server-sent event of `GET /api/rounds/{id}/events`: the whole present state, so a missed one never matters. */
export const round = z.object({
  id: z.string(),
  /** Grows with every change of the state; an older one never follows a newer one. */
  version: z.number(),
  phase: z.enum(roundPhases),
  season: z.object({
    id: z.string(),
    title: z.string(),
    show_name: z.string(),
    show_slug: z.string(),
    featured_image_url: z.string().nullable(),
    landscape_image_url: z.string().nullable(),
  }),
  episode: z.object({
    id: z.string(),
    number: z.number(),
    title: z.string(),
    duration_ms: z.number(),
    audio_url: z.string(),
  }),
  place: roundPlace,
  /** When a premiere begins. */
  starts_at_ms: z.number().nullable(),
  host: z.object({
    id: z.string(),
    name: z.string().nullable(),
    /** Since when the host is missing; null while here. */
    missing_since_ms: z.number().nullable(),
    /** Who may take the room over, once the host is missed for a minute. */
    heir_id: z.string().nullable(),
  }),
  members: z.array(roundMember),
  doors: z.array(roundDoor),
  vote_ends_at_ms: z.number().nullable(),
  tied: z.array(z.string()),
  chosen_id: z.string().nullable(),
  /** What each of the room's members with an account would give so that all chip in. */
  share: z.number(),
  pledges: z.array(z.object({ member_id: z.string(), cantos: z.number() })),
  /** What went wrong last, in a sentence; null once the room has gone on. */
  notice: z.string().nullable(),
  words: z.array(roundWord),
});
export type Round = z.infer<typeof round>;

/** What somebody with the link sees before joining. */
export const roundDoorway = z.object({
  id: z.string(),
  phase: z.enum(roundPhases),
  season: round.shape.season,
  starts_at_ms: z.number().nullable(),
  host_name: z.string().nullable(),
  seats_taken: z.number(),
  /** Who the asker is in the room; null for somebody who has not joined. */
  me: z.object({ id: z.string(), name: z.string(), has_account: z.boolean() }).nullable(),
  /** Whether the host has shown the asker out. */
  is_removed: z.boolean(),
  suggested_name: z.string(),
});
export type RoundDoorway = z.infer<typeof roundDoorway>;

/** Where a room is at a moment of the server's clock, in milliseconds of its episode. */
export function placeAt({ phase, place }: Pick<Round, 'phase' | 'place'>, durationMs: number, nowMs: number): number {
  const moved = phase === 'playing' ? Math.max(0, nowMs - place.since_ms) : 0;
  return Math.max(0, Math.min(durationMs, place.at_ms + moved));
}
