import type { TraitKind } from '../../../frame.ts';
import { traitForms } from '../../../stage/trait-forms.ts';
import type { Cast, Plot } from '../../plot/read-plot.ts';
import { readPlot } from '../../plot/read-plot.ts';
import type { Word } from '../../plot/word.ts';
import { splitIdea } from '../../words/split-idea.ts';
import { table } from '../../words/tables.ts';
import { isSkipped, matchPredicate, type Predicate } from './match-predicate.ts';
import { readObject } from './read-object.ts';
import { meantBy, subjectAt, type Subject } from './who-is-meant.ts';

/** What an idea says of one of the two: `lead` is null for one of them, whichever. */
export type ReadTrait = { lead: string | null; is: TraitKind; of: string; done?: string };

/** A trait with its place: the sentence, who it is said of there, and the words of the clause; `joined` where those follow its subject in the same clause as the plot. */
export type FoundTrait = ReadTrait & {
  sure: number;
  sentence: number;
  subject: Subject | null;
  from: number;
  to: number;
  isRelative: boolean;
};

/** What an idea says of one of the two, the surest first; of equals the first that is said. */
export function traitsIn(plot: Plot): FoundTrait[] {
  return plot.sentences
    .flatMap(({ words, role, asks }, sentence) =>
      role === 'cast' || asks ? [] : words.flatMap((_, at) => traitAt(plot, sentence, at) ?? []),
    )
    .toSorted((p, q) => q.sure - p.sure);
}

function traitAt(plot: Plot, sentence: number, at: number): FoundTrait | null {
  const words = plot.sentences[sentence]?.words ?? [];
  const subject = subjectAt(plot, sentence, at);
  if (!subject) return despiteAt(plot, sentence, at);
  // "a thief who knows Posy can't swim" is what somebody thinks; "if he can't swim" is no fact.
  if (['if', 'unless', 'whether', 'until', 'or', 'than', 'before'].includes(words[at - 1]?.lower ?? '')) return null;
  const { start, isRelative, isApart } = predicateStart(words, subject);
  const hidden = isHidden(words, subject.from) ? hiddenAt(words, start) : null;
  const read = hidden ?? matchPredicate(words, start, isApart);
  if (!read || !isSaidOf(subject, read)) return null;
  const { is, of, done, to } = read;
  return {
    lead: subject.lead, is, of, ...(done === undefined ? {} : { done }),
    sure: subject.sure, sentence, subject, to, isRelative: isRelative || isApart,
    from: isRelative || isApart ? subject.to : subject.from,
  }; // prettier-ignore
}

/** What both can't do is mostly the plot; but who can't swim, can't swim. */
function isSaidOf({ areBoth }: Subject, { is, of }: Predicate): boolean {
  if (!areBoth) return true;
  if (is === 'cannot') return table('traits').abilities.includes(of.split(' ')[0] ?? '');
  return !['lacks', 'state', 'secret', 'dislikes'].includes(is);
}

/** Where what is said of somebody begins: behind "who", behind a comma, or right behind them. */
function predicateStart(words: readonly Word[], { to, isNamed }: Subject) {
  const isCut = words[to - 1]?.end.startsWith(',') === true;
  const who = words[to]?.lower;
  if (isNamed && who === 'who') return { start: to + 1, isRelative: true, isApart: false };
  return { start: to, isRelative: false, isApart: isNamed && isCut };
}

const before = (words: readonly Word[], to: number) =>
  words
    .slice(Math.max(0, to - 7), to)
    .map(({ lower }) => lower)
    .join(' ');

const isHidden = (words: readonly Word[], from: number) =>
  table('traits').hidden.some((said) => [said, `${said} that`].some((one) => before(words, from).endsWith(one)));

/** "nobody knows that Posy is a dragon". */
function hiddenAt(words: readonly Word[], at: number): Predicate | null {
  if (words[at]?.base !== 'be') return null;
  const start = words.findIndex((word, index) => index > at && !isSkipped(word));
  const read = readObject('one', 'secret', words, start);
  return read && { is: 'secret', ...read };
}

const fears: Record<string, [TraitKind, string]> = { fear: ['afraid', 'of'], phobia: ['afraid', 'of'], terror: ['afraid', 'of'], dread: ['afraid', 'of'], hatred: ['dislikes', 'of'], allergy: ['allergic', 'to'] }; // prettier-ignore

/** "despite being allergic to flour", "in spite of her fear of heights": said of the only lead who was named, or who "her" is. */
function despiteAt(plot: Plot, sentence: number, at: number): FoundTrait | null {
  const words = plot.sentences[sentence]?.words ?? [];
  const isSpite = words[at]?.lower === 'of' && words[at - 1]?.lower === 'spite';
  if (!isSpite && !table('traits').despite.includes(words[at]?.lower ?? '')) return null;
  const from = isSpite ? at - 2 : words[at - 1]?.lower === 'even' ? at - 1 : at;
  const next = words[at + 1];
  const named = plot.cast.leads.filter((lead) =>
    words.slice(0, at).some(({ text }) => lead.split(' ').includes(text) && text.length > 2),
  );
  const place = { sentence, subject: null, from, isRelative: false };
  if (['being', 'having', 'allergic', 'afraid', 'scared', 'terrified', 'never', 'frightened'].includes(next?.lower ?? '')) {
    const read = matchPredicate(words, at + 1, next?.lower !== 'being' && next?.lower !== 'having');
    return read && { ...place, ...read, lead: named.length === 1 ? (named[0] ?? null) : null, sure: named.length === 1 ? 0.75 : 0.6 }; // prettier-ignore
  }
  if (!['his', 'her', 'their'].includes(next?.lower ?? '')) return null;
  const noun = words.findIndex(({ lower }, index) => index > at + 1 && index < at + 4 && lower in fears);
  const [is, joint] = fears[words[noun]?.lower ?? ''] ?? [];
  if (!is || words[noun + 1]?.lower !== joint) return null;
  const read = readObject('noun', is, words, noun + 2);
  const pron = { his: 'he', her: 'she' }[next?.lower ?? ''];
  const meant = pron ? meantBy(pron, plot, sentence, at) : { lead: null, sure: 0.6 };
  return read && meant && { ...place, ...read, is, ...meant };
} // prettier-ignore

/** The trait as the wizard says it, and as it is read again: "Gerald is allergic to flour". */
export function traitText({ lead, is, of, done }: ReadTrait): string {
  return `${lead ?? 'one of them'} ${traitForms(is, of, done).say}`;
}

/** What a text says of one of the two; null for one that says nothing such. */
export function traitOfText(text: string, leads: Cast['leads']): ReadTrait | null {
  const plot = readPlot(splitIdea(text), { leads, people: [] }, { mended: [], mend: (word) => word });
  const [found] = traitsIn(plot);
  return found ?? null;
}
