import type { TraitKind } from '../../../frame.ts';
import { traitForms } from '../../../stage/trait-forms.ts';
import type { Cast, Plot } from '../../plot/read-plot.ts';
import { readPlot } from '../../plot/read-plot.ts';
import type { Word } from '../../plot/word.ts';
import { splitIdea } from '../../words/split-idea.ts';
import { table } from '../../words/tables.ts';
import { isSkipped, matchPredicate, type Predicate } from './match-predicate.ts';
import { wordsAtEnd } from './ends-in.ts';
import { frontedAt } from './fronted-at.ts';
import { readObject } from './read-object.ts';
import { turnedAt } from './turned-at.ts';
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
      role === 'cast' || (asks && !isProposal(words))
        ? []
        : words.flatMap((_, at) => traitAt(plot, sentence, at) ?? []),
    )
    .toSorted((p, q) => q.sure - p.sure);
}

/** "How about a dance contest?" asks nothing. */
const isProposal = (words: readonly Word[]) =>
  ['how about', 'what about'].includes(words.slice(0, 2).map(({ lower }) => lower).join(' ')); // prettier-ignore

function traitAt(plot: Plot, sentence: number, at: number): FoundTrait | null {
  const words = plot.sentences[sentence]?.words ?? [];
  const subject = subjectAt(plot, sentence, at);
  if (!subject) return asideAt(plot, sentence, at) ?? despiteAt(plot, sentence, at);
  // "a thief who knows Posy can't swim" is what somebody thinks; "if he can't swim" is no fact.
  const led = words.slice(Math.max(0, at - 2), at).map(({ lower }) => lower);
  if (notFacts.has(led.at(-1) ?? '') || (led.at(-1) === 'that' && !isLed(words, at - 1))) return null;
  const { start, isRelative, isApart } = predicateStart(words, subject);
  const hidden = isHidden(words, subject.from) ? hiddenAt(words, start) : null;
  const read = hidden ?? matchPredicate(words, start, isApart);
  if (!read || !isSaidOf(subject, read, words[start])) return null;
  const { is, of, done, to } = read;
  return {
    lead: subject.lead, is, of, ...(done === undefined ? {} : { done }),
    sure: subject.sure, sentence, subject, to, isRelative: isRelative || isApart,
    from: isRelative || isApart ? subject.to : subject.from,
  }; // prettier-ignore
}

/** What is said of a lead who is the object, or of whom it is said before they are named. */
function asideAt(plot: Plot, sentence: number, at: number): FoundTrait | null {
  const words = plot.sentences[sentence]?.words ?? [];
  const turned = turnedAt(plot, sentence, at);
  const read = turned && !notFacts.has(words[turned.from - 1]?.lower ?? '') ? turned : frontedAt(plot, sentence, at);
  return read && { ...read, sentence, subject: null, isRelative: false };
}

const notFacts = new Set(['if', 'unless', 'whether', 'until', 'or', 'than', 'before', 'makes', 'make', 'let', 'lets']);

/** "the trouble is that he can't swim" says it as a fact; "is ashamed that he can't swim" is about that. */
const isLed = (words: readonly Word[], to: number) => wordsAtEnd(before(words, to), table('traits').led_by) > 0;

/** What is said of both is mostly the plot; but who can't swim, can't swim. */
function isSaidOf({ areBoth }: Subject, { is, of }: Predicate, first: Word | undefined): boolean {
  if (!areBoth) return true;
  if (is === 'cannot') return table('traits').abilities.includes(of.split(' ')[0] ?? '');
  return is === 'never' || is === 'allergic' || (is === 'rule' && ['must', 'may', 'are'].includes(first?.lower ?? ''));
}

/** Where what is said of somebody begins: behind "who", behind a comma, or right behind them. */
function predicateStart(words: readonly Word[], { to, isNamed }: Subject) {
  const isCut = words[to - 1]?.end.startsWith(',') === true;
  const who = words[to]?.lower;
  const aside = isCut ? asideEnd(words, to) : to;
  if (aside > to) return { start: aside, isRelative: false, isApart: false };
  if (isNamed && who === 'who') return { start: asideEnd(words, to + 1), isRelative: true, isApart: false };
  return { start: to, isRelative: false, isApart: isNamed && isCut };
}

/** The word after what is only said by the way: "Tobias, bless him, can't count". */
function asideEnd(words: readonly Word[], from: number): number {
  const cut = words.findIndex(({ end }, index) => index >= from && end !== '');
  const said = words.slice(from, cut + 1).map(({ lower }) => lower).join(' '); // prettier-ignore
  return cut >= 0 && table('traits').by_the_way.includes(said) ? cut + 1 : from;
}

const before = (words: readonly Word[], to: number) =>
  words
    .slice(Math.max(0, to - 8), to)
    .map(({ lower }) => lower)
    .join(' ');

const isHidden = (words: readonly Word[], from: number) =>
  wordsAtEnd(before(words, from).replace(/ (?:that|but)$/, ''), table('traits').hidden) > 0;

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
