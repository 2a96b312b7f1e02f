import { z } from 'zod';
import { spokenDoors } from './doors/spoken-doors.ts';

/** `play` is sound that was heard; `heard` and `off` are marks by hand: heard to its end, and off the shelf for now. */
export const listeningKinds = ['play', 'heard', 'off'] as const;
export const deviceKinds = ['phone', 'tablet', 'computer'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** A day: no episode is longer, so a larger number is a mistake. */
const longestMs = 24 * 60 * 60 * 1000;
const placeMs = z.number().int().min(0).max(longestMs);

/**
 * One stretch of an episode heard without a jump. It grows while it lasts, under the same id: `to_ms` is where it ended so
 * far, and `at_ms` when that was, in milliseconds since 1970 by the clock of the device.
 */
export const listeningEvent = z
  .object({
    id: z.string().min(8).max(64),
    episode_id: z.string().min(1).max(64),
    kind: z.enum(listeningKinds),
    from_ms: placeMs,
    to_ms: placeMs,
    at_ms: z.number().int().min(0).max(8.64e15),
  })
  .refine(({ from_ms, to_ms }) => from_ms <= to_ms, 'It ends before it begins.');
export type ListeningEvent = z.infer<typeof listeningEvent>;

export const device = z.object({ id: z.string().min(8).max(64), kind: z.enum(deviceKinds) });
export type Device = z.infer<typeof device>;

export const mostEventsPerBatch = 100;
/** What a browser sends: `sent_at_ms` is its clock at that moment, by which the server corrects the events' times. */
export const listeningBatch = z.object({
  device,
  sent_at_ms: z.number().int().min(0).max(8.64e15),
  events: z.array(listeningEvent).max(mostEventsPerBatch),
});
export type ListeningBatch = z.infer<typeof listeningBatch>;

/** An event as the log answers it: with its season and device, and `at_ms` by the server's clock. */
export const listened = z.object({
  ...listeningEvent.shape,
  season_id: z.string(),
  device_id: z.string(),
  device_kind: z.enum(deviceKinds),
});
export type Listened = z.infer<typeof listened>;

/** What is to be deleted: single events, or all that ended in a span of time (milliseconds since 1970, the end not included). */
export const forgetRequest = z.union([
  z.object({ ids: z.array(z.string().max(64)).min(1).max(500) }),
  z.object({ from_ms: z.number().int().min(0), until_ms: z.number().int().min(0).max(8.64e15) }),
]);
export type ForgetRequest = z.infer<typeof forgetRequest>;

const listeningEpisode = z.object({
  id: z.string(),
  number: z.number(),
  title: z.string(),
  /** Its beginning, 200 characters. */
  description: z.string(),
  duration_ms: z.number().nullable(),
  voice_audio_url: z.string().nullable(),
  stream_url: z.string().nullable(),
  /** What the narrator says of its doors; only of the last one, behind which nothing is told yet. */
  doors: spokenDoors.nullish(),
});
export type ListeningEpisode = z.infer<typeof listeningEpisode>;

/** A season with as much of its episodes as playing and listing them takes. */
export const listeningSeason = z.object({
  id: z.string(),
  title: z.string(),
  show_id: z.string(),
  show_name: z.string(),
  featured_image_url: z.string().nullable(),
  background_music_url: z.string().nullable(),
  /** Whether the last episode is ready and a listener may choose what happens next. */
  doors_open: z.boolean(),
  episodes: z.array(listeningEpisode),
});
export type ListeningSeason = z.infer<typeof listeningSeason>;
export const mostSeasonsAsked = 40;
