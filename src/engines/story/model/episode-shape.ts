import { z } from 'zod';

/**
 * What the model is asked for. Lines come before choices because their order is the order of streaming. Limits are
 * checked by us and not told to the endpoint: several refuse a schema that has them.
 */
export const episodeShape = z.object({
  title: z.string(),
  lines: z.array(
    z.object({
      speaker: z.string().describe('"Narrator", one of the two leads by name, or the name of somebody they meet'),
      text: z.string(),
      delivery: z.string().describe('how it is said, one to three words, or empty'),
      // Asked for, and done without where a model leaves it out.
      turns: z
        .boolean()
        .catch(false)
        .describe('true for the one line with which the story turns, false for all others'),
    }),
  ),
  choices: z.array(z.object({ text: z.string(), leadsTo: z.string() })),
  memory: z.object({ summary: z.string(), facts: z.array(z.string()), openThreads: z.array(z.string()) }),
});
export type EpisodeShape = z.infer<typeof episodeShape>;

/** The parts of it that may have arrived so far. */
export type PartialEpisode = {
  lines?: ({ speaker?: string; text?: string; delivery?: string; turns?: boolean } | undefined)[];
  choices?: unknown;
};

export const plotShape = z.object({ plot: z.string() });
export const characterShape = z.object({ description: z.string() });
export const recapShape = z.object({ sentences: z.array(z.string()) });
