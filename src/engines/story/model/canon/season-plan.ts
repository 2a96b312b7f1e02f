import { z } from 'zod';

/** What a season is to be, decided before anything of it is told. */
export const seasonPlan = z.object({
  /** The episode it began with, and how many it is to have. */
  from: z.number().int(),
  length: z.number().int().min(3).max(8),
  /** What its listener wants to know until the end. */
  question: z.string(),
  midpoint: z.string(),
  ending: z.string(),
  /** How each talks, and what they want; the two leads first. */
  cast: z.array(z.object({ name: z.string(), talks: z.string(), wants: z.string() })),
  /** What stands between the two leads. */
  between: z.string(),
});
export type SeasonPlan = z.infer<typeof seasonPlan>;

/** What an episode is to be: its scenes in order, each a sentence as the narrator could say it, and the moment it breaks off at. */
export type EpisodePlan = { beats: string[]; cliff: string };

export const usualLength = 4;

/** Whether another season has to be planned: there is none, or the last one has been told to its end. */
export const needsPlan = (plan: SeasonPlan | undefined, ep: number) => !plan || ep >= plan.from + plan.length;

/** Where an episode stands in the plan, in words for its writer. */
export function placeInPlan({ from, length, midpoint, ending, question }: SeasonPlan, ep: number): string {
  const at = ep - from + 1;
  const middle = Math.ceil(length / 2);
  if (at >= length)
    return `Episode ${at} of ${length}, the last of this story: it answers the question "${question}" by this ending: ${ending} Only then something new begins to stir.`;
  if (at === middle) return `Episode ${at} of ${length}, the middle: ${midpoint}`;
  return at < middle
    ? `Episode ${at} of ${length}: things get harder, towards this middle: ${midpoint}`
    : `Episode ${at} of ${length}: what is left narrows down, towards this ending: ${ending}`;
}
