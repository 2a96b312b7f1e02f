import { keptKinds, type KeptKind } from '../../../frame.ts';
import { isAlive, typeOf, withThe } from '../../plot/noun-phrase.ts';
import type { Plot } from '../../plot/read-plot.ts';
import { isLead, isVague } from '../../plot/read-plot.ts';
import { table } from '../../words/tables.ts';

/** What a listener wants to hear in the last episode and not before, and of whom or what. */
export type Kept = { is: KeptKind; x: string };

/** What is kept back; `typed` is the whole idea as it stands, since a wish such as "not before the last episode" is no part of its plot. */
export function keptIn(plot: Plot, typed: string): Kept | null {
  const text = plainly(typed);
  const { kept_of, kept_shut, kept_end } = table('odds');
  const matches = keptKinds.flatMap((kind) =>
    table('odds').kept[kind].flatMap((one) => {
      const found = new RegExp(one.replaceAll('<end>', kept_end)).exec(text);
      return found ? [{ is: kind, named: found.groups?.['x'] }] : [];
    }),
  );
  const [match] = matches;
  if (!match) return null;
  const { is, named } = match;
  if (named) return { is, x: `the ${named.replace(/^the /, '')}` };
  const phrases = plot.sentences.flatMap((sentence) => sentence.phrases).filter((phrase) => !isVague(phrase) && !isLead(phrase, plot.cast) && phrase.pron === '' && !phrase.plural); // prettier-ignore
  const isIt = (at: (typeof phrases)[number]) => (is === 'inside' ? kept_shut.includes(at.head) : isAlive(typeOf(at)));
  const found = phrases.find(isIt);
  return { is, x: found ? withThe(found) : kept_of[is] };
} // prettier-ignore

/** In small letters, with short forms in full, and "|" where a sentence ends. */
const plainly = (typed: string) =>
  typed
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\b(has|have|does|do|did|is|was)n'?t\b/g, '$1 not')
    .replaceAll(/\bwon'?t\b/g, 'will not')
    .replaceAll(/\bwhat'?s\b/g, 'what is')
    .replaceAll(/[.!?;\n]+/g, ' | ')
    .replaceAll(/[^\p{L}|'-]+/gu, ' ')
    .trim();
