import { z } from 'zod';
import { genders, type Gender } from '#shared/story/characters.ts';
import { ageBands } from '../voices.ts';

/** A voice as a server, a table or an owner names it; what nobody says of it is heard. */
export const listedVoice = z.object({
  name: z.string().min(1).max(200),
  gender: z.enum(genders).optional(),
  ageBand: z.enum(ageBands).optional(),
  narrates: z.boolean().optional(),
});
export type ListedVoice = z.infer<typeof listedVoice>;

/** What was measured on one sentence: median pitch in Hz, words a minute while it sounds, loudness in LUFS. */
export const heardVoice = listedVoice.extend({
  gender: z.enum(genders),
  pitchHz: z.number(),
  wordsPerMinute: z.number(),
  lufs: z.number(),
});
export type HeardVoice = z.infer<typeof heardVoice>;

/** What is known of a server's voices. Plain JSON, kept. */
export const audition = z.object({
  voices: z.array(heardVoice),
  /** Voices that can't be used, each with a reason in a few words. */
  leftOut: z.array(z.object({ name: z.string(), why: z.string() })),
  /** Which of them speaks for each voice of the cast list. */
  cast: z.record(z.string(), z.string()),
});
export type Audition = z.infer<typeof audition>;

/** Where auditions are kept, by endpoint and model. */
export interface AuditionStore {
  read(endpoint: string): Promise<Audition | null>;
  keep(endpoint: string, audition: Audition): Promise<void>;
}

/** What is usual for people, by whom a voice is told a man's or a woman's where nothing else says. */
export const betweenMenAndWomenHz = 158;
export const usualPitchHz: Record<Gender, number> = { male: 115, female: 200 };
