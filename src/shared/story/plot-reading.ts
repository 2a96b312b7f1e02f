import { z } from 'zod';

/** What a listener chose in the line "We will tell": for a slot one of its readings or words of their own, or null for none. */
export const plotPicks = z
  .record(z.string().max(20), z.string().trim().max(80).nullable())
  .refine((picks) => Object.keys(picks).length <= 20, 'Too many picks.');
export type PlotPicks = z.infer<typeof plotPicks>;

const slotPart = z.object({
  slot: z.string(),
  text: z.string(),
  /** 0 to 1; below `sureEnough` the wizard asks for a look. */
  sure: z.number(),
  /** What the slot answers: "What must they do?" */
  question: z.string(),
  /** Whether it may be left empty, and what that is called: "nobody". */
  empty: z.string().nullable(),
  options: z.array(z.object({ text: z.string(), means: z.string() })),
});
export type SlotPart = z.infer<typeof slotPart>;

/** How a storyteller understands a plot idea, as a line of plain words and slots. */
export const plotReading = z.object({
  parts: z.array(z.union([slotPart, z.object({ text: z.string(), isNames: z.boolean().optional() })])),
  /** `unread`: the show tells a story of its own. `foreign`: so it does, because the language is not read. */
  outcome: z.enum(['read', 'unread', 'foreign']),
  /** Spellings that were mended, at most two. */
  mended: z.array(z.object({ was: z.string(), now: z.string() })),
});
export type PlotReading = z.infer<typeof plotReading>;

/** Answer of `read-plot`. */
export const readPlot = plotReading.extend({
  /** How the season begins if it is ordered now: the id that it will have and its first sentences, which go on into the episode. */
  opening: z.object({ seasonId: z.string(), streamUrl: z.string() }).nullable(),
});
export type ReadPlot = z.infer<typeof readPlot>;

/** Slots surer than this are taken without a question. */
export const sureEnough = 0.6;

/** Body of `read-plot`. */
export const plotToRead = z.object({
  showId: z.string().min(1),
  characterIds: z.array(z.string().min(1)).length(2),
  locationId: z.string().min(1),
  plotContent: z.string().max(100_000),
  picks: plotPicks.optional(),
});
export type PlotToRead = z.infer<typeof plotToRead>;
