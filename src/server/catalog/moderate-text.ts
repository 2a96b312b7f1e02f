import { AppError } from '#shared/errors.ts';
import type { AudienceRating } from '#shared/shows.ts';
import { isForYoungest } from '#shared/shows.ts';
import type { PlotPicks } from '#shared/story/plot-reading.ts';
import { unknownWords } from '#studio/moderation/child-words/child-words.ts';
import type { Verdict } from '#studio/moderation/judge/judge-text.ts';
import type { ModeratedKind } from '#studio/moderation/rules/rule.ts';
import { moderate } from '#studio/moderation/moderate.ts';
import type { Context } from '../context.ts';

type Judge = Pick<Context, 'studio' | 'log'>;
type Subject = { rating: AudienceRating; kind: ModeratedKind };

/** What the judge says of a text for an audience. Where the second opinion does not answer, the embedded judge decides. */
export async function moderateText({ studio, log }: Judge, text: string, subject: Subject): Promise<Verdict> {
  const verdict = await moderate(text, subject, studio.moderation);
  if (verdict.categories.includes('no-second-opinion')) log.warn('moderation did not answer');
  return verdict;
}

/**
 * Texts of shows and places are judged for all ages: everybody may come across them. Throws AppError('rejected_content').
 */
export async function requireAllowedText(
  judge: Judge,
  text: string,
  subject: Subject | 'show' | 'location',
): Promise<void> {
  const about = typeof subject === 'string' ? { rating: 'all_ages' as const, kind: subject } : subject;
  if (!(await moderateText(judge, text, about)).approved) throw new AppError('rejected_content');
}

/**
 * The name of a show or place is read by everybody who comes across it. Where the youngest may, it consists of words fit for
 * them and of given names. Throws AppError('invalid_input') with a sentence that says which words are not.
 */
export function requireListedName(name: string, rating: AudienceRating): void {
  const unknown = isForYoungest(rating) ? unknownWords(name) : [];
  if (unknown.length === 0) return;
  const sentence = `Names that small children may come across are made of ordinary words and given names. Please choose another for “${unknown.join('”, “')}”.`;
  throw new AppError('invalid_input', sentence, { errors: { name: [sentence] } });
}

/**
 * Judges what was typed for a season: the idea, each word picked for a slot as the name that it is heard as, and all of it
 * together. Answers why the judge is unsure of it, or null where it is sure that it is fine. Throws AppError('rejected_content').
 */
export async function judgePlot(
  judge: Judge,
  { idea, picks = {} }: { idea: string; picks?: PlotPicks | undefined },
  rating: AudienceRating,
): Promise<string | null> {
  const picked = Object.values(picks).filter((text) => text !== null && text !== undefined);
  const texts: [string, ModeratedKind][] = [[idea, 'plot'], ...picked.map((text): [string, 'name'] => [text, 'name'])];
  // Words that are harmless in two fields may be harmful together, and a word may be split over them.
  if (picked.length > 0) texts.push([[idea, ...picked].join(' '), 'season'], [[idea, ...picked].join(''), 'line']);
  const verdicts = await Promise.all(texts.map(([text, kind]) => moderateText(judge, text, { rating, kind })));
  if (verdicts.some(({ approved }) => !approved)) throw new AppError('rejected_content');
  const doubts = verdicts.filter(({ verdict }) => verdict === 'unsure').flatMap(({ categories }) => categories);
  return doubts.length > 0 ? [...new Set(doubts)].join(', ') : null;
}
