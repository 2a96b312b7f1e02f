import { z } from 'zod';

/** Chapters of what a story remembers, in the order they are shown. What was chosen is a chapter of its own. */
export const memoryChapters = ['people', 'places', 'promises', 'objects', 'wounds', 'secrets'] as const;
export const memoryChapter = z.enum(memoryChapters);
export type MemoryChapter = z.infer<typeof memoryChapter>;

/** Letters of what a maker adds, or puts in place of something: one sentence. */
export const memoryTextLimit = 160;
/** Changes of one season, undone ones included. */
export const memoryChangesLimit = 400;

/** A sentence as it is kept: one line, single spaces. */
export const memoryText = z
  .string()
  .transform((text) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim())
  .pipe(
    z
      .string()
      .min(3, 'Please write one sentence.')
      .max(memoryTextLimit, `Please keep it to ${memoryTextLimit} letters.`),
  );

/** The line where something was said. */
const saidLine = z.object({
  episode_id: z.string(),
  episode_number: z.number(),
  speaker: z.string(),
  text: z.string(),
  /** Where it begins in the episode's sound; null where that is not known. */
  at_ms: z.number().nullable(),
  /** Null where the sound is gone. */
  voice_audio_url: z.string().nullable(),
});

export const rememberedFact = z.object({
  id: z.string(),
  chapter: memoryChapter,
  /** The person it is about; null for a thing, a place, or all of them. */
  about: z.string().nullable(),
  /** As the next episode will know it. */
  text: z.string(),
  /** What it was before a correction; null where it was not corrected. */
  was: z.string().nullable(),
  origin: z.enum(['story', 'maker']),
  /** Struck out since the last episode: the next one does not know it any more. */
  is_struck: z.boolean(),
  is_pinned: z.boolean(),
  /** The episode that it came from. */
  episode_number: z.number(),
  said: saidLine.nullable(),
  /** Number of the last change of it; 0 where there is none. */
  version: z.number(),
  /** The change that can be undone; null where there is none. */
  change_id: z.string().nullable(),
  changed_at: z.string().nullable(),
  /** Whether it was changed since the last episode. */
  is_new: z.boolean(),
});
export type RememberedFact = z.infer<typeof rememberedFact>;

export const seasonMemory = z.object({
  season_id: z.string(),
  /** The last episode that is remembered; 0 before one is told. */
  episode_number: z.number(),
  /** The episode that will know of a change made now. */
  next_episode: z.number(),
  can_mend: z.boolean(),
  facts: z.array(rememberedFact),
  people: z.array(
    z.object({
      name: z.string(),
      role: z.string().nullable(),
      image_url: z.string().nullable(),
      /** The last episode in which they spoke; null for somebody who has not yet. */
      last_heard: z.number().nullable(),
      is_offstage: z.boolean(),
    }),
  ),
  chosen: z.array(z.object({ text: z.string(), after_episode: z.number() })),
  /** Of the doors to come, those on which something hangs. */
  doors: z.array(z.object({ choice_id: z.string(), choice_text: z.string(), hangs_on: z.string() })),
  changes: z.number(),
});
export type SeasonMemory = z.infer<typeof seasonMemory>;

export const memoryActs = ['strike', 'correct', 'add', 'pin', 'unpin', 'undo'] as const;
export type MemoryAct = (typeof memoryActs)[number];

const seen = z.number().int().min(0);
/** `seen` is the `version` of the fact that its maker looked at, so that nobody overwrites what they have not seen. */
export const memoryChange = z.discriminatedUnion('act', [
  z.object({ act: z.literal('strike'), fact_id: z.string(), seen }),
  z.object({ act: z.literal('correct'), fact_id: z.string(), seen, text: memoryText }),
  z.object({ act: z.literal('add'), text: memoryText, chapter: memoryChapter.optional() }),
  z.object({ act: z.literal('pin'), fact_id: z.string(), seen }),
  z.object({ act: z.literal('unpin'), fact_id: z.string(), seen }),
  z.object({ act: z.literal('undo'), change_id: z.string() }),
]);
export type MemoryChange = z.infer<typeof memoryChange>;

/** A change as the sheet of changes lists it, newest first. */
export const keptMemoryChange = z.object({
  id: z.string(),
  number: z.number(),
  act: z.enum(memoryActs),
  /** The sentence that was changed, and what it became; null where that is the same or nothing. */
  was: z.string().nullable(),
  text: z.string().nullable(),
  author: z.string().nullable(),
  created_at: z.string(),
  can_undo: z.boolean(),
  is_undone: z.boolean(),
});
export type KeptMemoryChange = z.infer<typeof keptMemoryChange>;
