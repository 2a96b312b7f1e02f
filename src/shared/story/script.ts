import { z } from 'zod';
import { effectNames } from './sound-effects.ts';

/** Who may speak: the narrator, the two leads in the season's order, or somebody met on the way. */
export const speakerRoles = ['narrator', 'lead_a', 'lead_b', 'walk_on'] as const;
export type SpeakerRole = (typeof speakerRoles)[number];

/**
 * One line of an episode, as written. `delivery` is one to three words such as "whispered" or "out of breath"; `cue` marks
 * the line with which the story turns, before which a few notes are played; `sound` is heard before the line.
 * `gender` is a walk-on's, where the story says it.
 */
export const scriptLine = z.object({
  role: z.enum(speakerRoles),
  speaker: z.string().max(60),
  text: z.string().min(1).max(900),
  delivery: z.string().max(40).optional(),
  cue: z.enum(['turn']).optional(),
  sound: z.enum(effectNames).optional(),
  gender: z.enum(['female', 'male']).optional(),
});
export type ScriptLine = z.infer<typeof scriptLine>;

export const scriptChoice = z.object({ key: z.string(), text: z.string().min(3).max(120) });

export const episodeScript = z.object({
  title: z.string().min(1).max(120),
  lines: z.array(scriptLine).min(1),
  choices: z.array(scriptChoice).length(3),
});
export type EpisodeScript = z.infer<typeof episodeScript>;

/** A word as heard, in milliseconds from the start of whatever it belongs to (a take, or an episode). */
export type WordTiming = { text: string; startMs: number; endMs: number };

/** A line of the transcript with its place in the audio. `words` is empty where the engine gives no timings. */
export const timedLine = z.object({
  role: z.enum(speakerRoles),
  speaker: z.string(),
  text: z.string(),
  start_ms: z.number(),
  end_ms: z.number(),
  words: z.array(z.object({ text: z.string(), startMs: z.number(), endMs: z.number() })),
});
export type TimedLine = z.infer<typeof timedLine>;
