import { z } from 'zod';
import { memoryChapters } from '#shared/story/memory.ts';
import { conditions } from '../canon/canon.ts';
import { doorKinds } from '../style/style-sheet.ts';

const line = z.object({
  speaker: z.string().describe('"Narrator", one of the two leads by name, or the name of somebody they meet'),
  text: z.string(),
  delivery: z.string().describe('how it is said, one to three words, or empty'),
  // Asked for, and done without where a model leaves it out.
  turns: z.boolean().catch(false).describe('true for the one line with which the story turns, false for all others'),
});
const choice = z.object({
  text: z.string().describe('3 to 9 words, an order such as "Open the second page"'),
  kind: z.enum(doorKinds).catch('face'),
  cost: z.string().catch('').describe('what it costs them, 2 to 6 words'),
  leadsTo: z.string().describe('what happens then, one sentence'),
});
const memory = z.object({
  summary: z.string().describe('the whole season so far in at most 60 words'),
  add: z
    .array(
      z.object({
        kind: z.enum(memoryChapters).catch('objects'),
        name: z.string().catch('').describe('whom or what it is about'),
        text: z.string().describe('what is true now and was not before, one short sentence'),
        is: z.enum(conditions).catch('').describe('what became of them, or empty'),
      }),
    )
    .catch([]),
  retire: z.array(z.string()).catch([]).describe('keys of isTrue that are not true any more, such as "m3"'),
  openThreads: z.array(z.string()).catch([]),
});
const told = { title: z.string(), lines: z.array(line), choices: z.array(choice), memory };
const planned = {
  beats: z.array(z.string()).catch([]).describe('the 3 or 4 scenes of this episode, in order, a sentence of the past tense each'),
  cliff: z.string().catch('').describe('the moment at which it breaks off, one sentence'),
}; // prettier-ignore
const season = z.object({
  title: z.string().describe('2 to 6 words'),
  question: z.string().describe('what the listener wants to know until the end'),
  episodes: z.number().describe('how many it takes, 3 to 6'),
  midpoint: z.string().describe('what turns everything half way, one sentence'),
  ending: z.string().describe('how the question is answered, one sentence'),
});
const emptySeason = { title: '', question: '', episodes: 0, midpoint: '', ending: '' };

/**
 * What a model is asked for. The plan comes before the lines, and these before the choices, because their order is the order
 * of streaming. Limits are checked by us and not told to the endpoint: several refuse a schema that has them.
 */
export const episodeShapes = {
  /** The first episode of a story. */
  first: z.object({
    season: season.catch(emptySeason),
    cast: z
      .array(
        z.object({
          name: z.string(),
          talks: z.string().describe('how they talk: length, words they like, what they never say'),
          wants: z.string(),
        }),
      )
      .catch([]),
    between: z.string().catch('').describe('what stands between the two leads'),
    ...planned,
    ...told,
  }),
  later: z.object({ ...planned, ...told }),
  /** What is missing of an episode that has been planned and begun. */
  rest: z.object(told),
};
export type EpisodeShapeName = keyof typeof episodeShapes;
export type EpisodeShape = z.infer<typeof episodeShapes.rest> & Partial<z.infer<typeof episodeShapes.first>>;

/** The parts of it that may have arrived so far. */
export type PartialEpisode = {
  lines?: ({ speaker?: string; text?: string; delivery?: string; turns?: boolean } | undefined)[];
  choices?: unknown;
};
/** What of it comes before the lines. */
export type PlanShape = Partial<
  Pick<z.infer<typeof episodeShapes.first>, 'season' | 'cast' | 'between' | 'beats' | 'cliff' | 'title'>
>;

export const choicesShape = z.object({ choices: z.array(choice) });
export const openingsShape = z.object({
  openings: z.array(z.object({ choice: z.number().describe('1, 2 or 3'), lines: z.array(line.omit({ turns: true })) })),
});
export const plotShape = z.object({ plot: z.string() });
export const characterShape = z.object({ description: z.string() });
export const recapShape = z.object({ sentences: z.array(z.string()) });
