import { z } from 'zod';
import { plotKinds, topicTypes } from './plot-kinds.ts';

/** What the story keeps of the idea for the rest of the season. */
export const plotFrame = z.object({
  kind: z.enum(plotKinds),
  /** Infinitive phrase: "get the moon back". */
  goal: z.string(),
  topic: z.object({
    the: z.string(),
    first: z.string(),
    bare: z.string(),
    head: z.string(),
    it: z.string(),
    them: z.string(),
    was: z.string(),
    type: z.enum(topicTypes),
  }),
  /** "the thief", or empty. */
  foe: z.string(),
  /** "before dawn", or empty. */
  deadline: z.string(),
});
export type PlotFrame = z.infer<typeof plotFrame>;
