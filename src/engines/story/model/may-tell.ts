import { isForYoungest } from '#shared/shows.ts';
import { tellsTyped } from '#studio/moderation/child-words/child-words.ts';
import { judgeText } from '#studio/moderation/judge/judge-text.ts';
import type { EpisodeBrief } from '#studio/providers/text/text-provider.ts';

/** Whether a model says a typed word that nobody but its author may hear: on a show for small children, one that is not on their list. */
export function repeatsTyped(
  { show, location, characters, plotIdea, picks, memory }: EpisodeBrief,
  shown: string[],
): boolean {
  if (!isForYoungest(show.audienceRating)) return false;
  const mended = [...(memory?.added ?? []), ...(memory?.corrected ?? [])].map(({ text }) => text);
  const typed = [plotIdea, ...mended, ...Object.values(picks ?? {})].filter((text) => typeof text === 'string');
  const names = characters.map(({ name }) => name);
  return tellsTyped(typed, shown, [...names, location.name, show.name]);
}

/** Whether what a model wrote is fit for the audience. */
export function isFit({ show }: EpisodeBrief, text: string): boolean {
  return judgeText(text, { rating: show.audienceRating, kind: 'line' }).verdict === 'approved';
}

/** Whether it may also be read or heard by everybody. */
export const mayTell = (brief: EpisodeBrief, text: string): boolean =>
  isFit(brief, text) && !repeatsTyped(brief, [text]);
