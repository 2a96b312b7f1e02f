import { z } from 'zod';
import { timedLine } from './script.ts';

/** Whoever heard a season this many days ago or longer is told what happened before it goes on. */
export const awayDays = 3;

/** How long it may be, in words: 30 to 60 seconds at any narrator's pace. */
export const recapWords = { min: 108, max: 158 } as const;

/** What happened so far, for a listener who comes back to a season. */
export const recap = z.object({
  /** The last episode it tells of: the furthest they had heard. */
  episode_id: z.string(),
  episode_number: z.number(),
  /** The one it opens; null while none has been made. */
  next_episode_id: z.string().nullable(),
  /** The day they last heard any of it, `2026-11-21`. */
  last_heard: z.string(),
  /** A seekable MP3; null while it is being voiced, which takes a few seconds. */
  audio_url: z.string().nullable(),
  duration_ms: z.number().nullable(),
  /** With their places in that file; empty until there is one. */
  lines: z.array(timedLine),
});
export type Recap = z.infer<typeof recap>;
