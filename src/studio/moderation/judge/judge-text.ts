import { youngestListener, type AudienceRating } from '#shared/shows.ts';
import { normalise } from '../normalise.ts';
import { hate } from '../rules/hate.ts';
import { illicit } from '../rules/illicit.ts';
import { injection } from '../rules/injection.ts';
import { personalData } from '../rules/personal-data.ts';
import { profanity } from '../rules/profanity.ts';
import type { ModeratedKind } from '../rules/rule.ts';
import { selfHarmRule } from '../rules/self-harm.ts';
import { sexual } from '../rules/sexual.ts';
import { violence } from '../rules/violence.ts';
import { featuresOf } from '../classifier/features.ts';
import { doubtOf, opinionOn, ownModel } from '../classifier/model.ts';
import { readings } from './fold.ts';
import { isUnfit, readText, type Reading } from './read-text.ts';
import { withoutFigures } from './word-classes.ts';

export type ModerationOptions = { rating: AudienceRating; kind: ModeratedKind };
/**
 * `unsure` is the band between: what is made of such a text stays unlisted until somebody has looked. `approved` is
 * "not rejected". `categories` say why, and never contain any of the text.
 */
export type Verdict = { verdict: 'approved' | 'unsure' | 'rejected'; approved: boolean; categories: string[] };

/** From this probability on the classifier alone rejects a description. */
const certain = 0.9;

const rules = [profanity, sexual, hate, illicit, selfHarmRule, violence, injection, personalData];
/** A season's plot is the longest text; nothing else may be longer than a few paragraphs. */
const longest: Record<ModeratedKind, number> = {
  plot: 600,
  season: 2000,
  name: 60,
  show: 4000,
  location: 700,
  line: 2000,
};

/** The embedded judge: rules of phrases, frames over word classes, and the trained classifier. The same answer for the same text, under 2 ms. */
export function judgeText(text: string, { rating, kind }: ModerationOptions): Verdict {
  // Nobody may use it, so nothing of it is read: the time that takes grows with what was sent.
  if (text.trim().length > longest[kind]) return verdictOf('rejected', ['too-long']);
  const plain = normalise(text);
  // Ligatures and the like come apart.
  if (plain.length > longest[kind]) return verdictOf('rejected', ['too-long']);
  const said = withoutFigures(plain);
  const literal = rules
    .flatMap((rule) => rule(said, rating, kind))
    .filter(({ severity }) => severity >= 2)
    .map(({ category }) => category);
  if (literal.length > 0) return verdictOf('rejected', literal);
  const age = youngestListener[rating];
  const found = readings(text).map((reading) => weigh(readText(reading), age, kind));
  const worst =
    found.find(({ verdict }) => verdict === 'rejected') ?? found.find(({ verdict }) => verdict === 'unsure');
  if (worst) return worst;
  // Names of every script are names.
  if (kind !== 'name' && !isReadable(text)) return verdictOf('unsure', ['unreadable']);
  return verdictOf('approved', []);
}

export function verdictOf(verdict: Verdict['verdict'], categories: string[]): Verdict {
  return { verdict, approved: verdict !== 'rejected', categories: [...new Set(categories)] };
}

/**
 * Frames and the classifier together. A frame alone can be mistaken ("the vet cuts the dog's hair"), so a text is rejected
 * where the classifier half agrees, or where it is sure by itself.
 */
function weigh(reading: Reading, age: 4 | 8 | 10, kind: ModeratedKind): Verdict {
  const hits = reading.frames.filter((frame) => isUnfit(frame, age));
  const categories = hits.map(({ category }) => category);
  // A name has too few words for the classifier.
  if (kind === 'name') return verdictOf(hits.length > 0 ? 'rejected' : 'approved', categories);
  if (reading.tokens.length === 0) return verdictOf('approved', []);
  // Where no frame is, the classifier has nothing to agree with.
  if (kind === 'line' && hits.length === 0) return verdictOf('approved', []);
  const model = ownModel();
  const { label, unfit } = opinionOn(featuresOf(reading), model);
  // The classifier knows ideas; of ordinary speech it alone rejected one line in ten. A line is rejected by the rules of
  // phrases alone, and doubted where a frame and the classifier name the same harm.
  if (kind === 'line') return verdictOf(categories.includes(label) ? 'unsure' : 'approved', categories);
  const found = doubtOf(unfit, age, hits.length > 0, model.head.bounds);
  // Descriptions are no ideas either: a frame in one counts for less, and without a frame the classifier must be all but certain.
  const isProse = kind === 'show' || kind === 'location';
  const enough = hits.length > 0 ? model.head.bounds[age].reject : certain;
  const doubt = isProse && found === 'rejected' && unfit[age] < enough ? 'unsure' : found;
  return doubt === 'approved' ? verdictOf(doubt, []) : verdictOf(doubt, [...categories, label]);
}

/** A text mostly in another script than the Latin one is one that the judge cannot read. */
function isReadable(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return (
    letters.length === 0 || letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length * 2 > letters.length
  );
}
