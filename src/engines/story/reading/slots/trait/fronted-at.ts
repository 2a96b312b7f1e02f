import { traitKinds, type TraitKind } from '../../../frame.ts';
import type { Plot } from '../../plot/read-plot.ts';
import type { Word } from '../../plot/word.ts';
import { table } from '../../words/tables.ts';
import { gerund, verbOf } from '../../words/verbs.ts';
import { patternOf, tokensEnd, type Pattern } from './match-predicate.ts';
import { clauseEnd } from './clause-words.ts';
import { readObject, type ReadObject } from './read-object.ts';
import { subjectAt, type Subject } from './who-is-meant.ts';

/** What stands before the lead of whom it is said: `from` and `to` are its words. */
export type FoundFronted = Pick<Subject, 'lead' | 'sure'> & { is: TraitKind; from: number } & ReadObject;

let patterns: Pattern[] | null = null;

function allPatterns(): Pattern[] {
  const { fronted } = table('traits');
  patterns ??= traitKinds.flatMap((is) => (fronted[is] ?? []).map((says) => patternOf(is, says)));
  return patterns;
}

/** "Having never cooked, Gerald is made chef", "with his leg in plaster Gerald helps", "All Gerald can make is toast". */
export function frontedAt(plot: Plot, sentence: number, at: number): FoundFronted | null {
  const words = plot.sentences[sentence]?.words ?? [];
  const isFirst = at === 0 || words[at - 1]?.end.includes(',') || words[at - 1]?.kind === 'conj';
  if (!isFirst) return null;
  if (words[at]?.lower === 'all') return allAt(plot, sentence, at);
  const opened = words.map((word, index) => (index === at - 1 ? { ...word, end: '' } : word));
  for (const { is, tokens, object, fixed } of allPatterns())
    for (const end of tokensEnd(tokens, 0, opened, at, false)) {
      const read = object ? readObject(object, is, opened, end) : { of: fixed, to: end };
      const subject = read && subjectAt(plot, sentence, read.to);
      if (read && subject && !subject.areBoth && goesOn(words[subject.to])) return { ...read, is, from: at, lead: subject.lead, sure: Math.min(0.85, subject.sure) }; // prettier-ignore
      const pair = read && isPair(plot, sentence, read.to);
      if (read && pair) return { ...read, is, from: at, lead: pair, sure: 0.6 };
    }
  return null;
}

const goesOn = (word: Word | undefined) => word !== undefined && word.kind !== 'conj' && word.kind !== 'prep';

/** "Without a map Posy and Gerald": said of the first. */
function isPair(plot: Plot, sentence: number, at: number): string | null {
  const words = plot.sentences[sentence]?.words ?? [];
  return words[at + 1]?.lower === 'and' ? (plot.cast.leads.find((lead) => lead.toLowerCase() === words[at]?.lower) ?? null) : null; // prettier-ignore
}

/** "All Gerald knows how to make is toast": he can only make toast. */
function allAt(plot: Plot, sentence: number, at: number): FoundFronted | null {
  const words = plot.sentences[sentence]?.words ?? [];
  const subject = subjectAt(plot, sentence, at + 1);
  if (!subject || subject.areBoth) return null;
  const is = words.findIndex(({ lower }, index) => index > subject.to && index < subject.to + 6 && lower === 'is');
  const verb = is < 0 ? undefined : words[is - 1];
  const base = verb && (verbOf(verb.lower)?.base ?? (gerund(verb.base) === '' ? null : verb.base));
  const led = words.slice(subject.to, is - 1).map(({ lower }) => lower).join(' '); // prettier-ignore
  if (!base || !['can', 'knows how to', 'is able to', 'ever', 'can ever'].includes(led)) return null;
  const to = clauseEnd(words, is + 1);
  const read = base === 'do' ? readObject('verb', 'only', words, is + 1) : readObject('noun', 'only', words, is + 1);
  return read && { lead: subject.lead, sure: subject.sure, is: 'only', from: at, of: base === 'do' ? read.of : `${base} ${read.of}`, to: Math.max(to, read.to) }; // prettier-ignore
}
