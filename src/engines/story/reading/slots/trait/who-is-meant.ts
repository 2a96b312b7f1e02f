import { isAlive, readPhrase, typeOf, type Phrase } from '../../plot/noun-phrase.ts';
import { isLead, isVague, leadNamed, type Plot } from '../../plot/read-plot.ts';
import type { Word } from '../../plot/word.ts';
import { wordSet } from '../../words/tables.ts';
import { ownerIn } from '../sides/sides.ts';

/** Of whom something is said: a lead by name, or null for one of the two, whichever; `from` and `to` are their words, `sure` 0 to 1. */
export type Subject = {
  lead: string | null;
  from: number;
  to: number;
  isNamed: boolean;
  areBoth: boolean;
  sure: number;
};

/** The subject at a word of a sentence, where it is one of the two. */
export function subjectAt(plot: Plot, sentence: number, at: number): Subject | null {
  const words = plot.sentences[sentence]?.words ?? [];
  const word = words[at];
  if (!word) return null;
  const { lower } = word;
  const after = words.slice(at + 1, at + 4).map((one) => one.lower);
  const ofThem = (after[0] === 'of' && ['them', 'us'].includes(after[1] ?? '')) ? 3 : after[0] === 'of' && after[1] === 'the' && after[2] === 'two' ? 4 : 0; // prettier-ignore
  if (lower === 'one' && ofThem > 0 && areOfTheTwo(plot, sentence, at)) return { lead: null, from: at, to: at + ofThem, isNamed: false, areBoth: false, sure: 0.8 }; // prettier-ignore
  if (lower === 'the' && after[0] === 'other' && words.slice(0, at).every((one) => one.lower !== 'if'))
    return { lead: null, from: at, to: at + (after[1] === 'one' ? 3 : 2), isNamed: false, areBoth: false, sure: 0.7 };
  const phrase = readPhrase(words, at);
  if (phrase && word.kind !== 'owner' && phrase.pron === '' && phrase.determiner === '') {
    const lead = leadNamed(phrase, plot.cast);
    // "Mira detests mud": the tagger takes a verb that it does not know for a noun.
    if (!lead) return namedAlone(words, at, plot.cast.leads);
    const isPair = words[at - 1]?.lower === 'and' && leadBefore(plot, sentence, at - 1) !== null;
    // "Posy and Gerald": what is said of both is said of each.
    if (isPair) return { lead: null, from: leadBefore(plot, sentence, at - 1) ?? at, to: phrase.to, isNamed: false, areBoth: true, sure: 0.7 }; // prettier-ignore
    if (words[phrase.to]?.lower === 'and' && leadNamed(readPhrase(words, phrase.to + 1), plot.cast)) return null;
    return { lead, from: at, to: phrase.to, isNamed: true, areBoth: false, sure: 0.9 };
  }
  if (lower === 'they' || lower === 'both')
    return areTheTwo(plot, sentence, at) ? { lead: null, from: at, to: at + 1, isNamed: false, areBoth: true, sure: 0.6 } : null; // prettier-ignore
  if (lower !== 'he' && lower !== 'she') return null;
  const meant = meantBy(lower, plot, sentence, at);
  return meant && { ...meant, from: at, to: at + 1, isNamed: false, areBoth: false };
}

/** A lead whose name is the first of the words of a phrase. */
function namedAlone(words: Word[], at: number, leads: readonly string[]): Subject | null {
  const isNext = (part: string, index: number) => words[at + index]?.text.toLowerCase() === part.toLowerCase();
  const short = (lead: string) => lead.split(' ').at(-1) ?? lead;
  for (const lead of leads)
    for (const name of [lead, short(lead)]) {
      const parts = name.split(' ');
      if (parts.every(isNext) && words[at + parts.length - 1]?.end === '' && words[at + parts.length]?.kind !== 'name')
        return { lead, from: at, to: at + parts.length, isNamed: true, areBoth: false, sure: 0.8 };
    }
  return null;
}

/** Where a lead begins who ends at a word. */
function leadBefore({ sentences, cast }: Plot, sentence: number, to: number): number | null {
  const phrase = sentences[sentence]?.phrases.find((one) => one.to === to && leadNamed(one, cast));
  return phrase?.from ?? null;
}

type Mention = { phrase: Phrase; sentence: number; lead: string | null };

function mentionsBefore({ sentences, cast }: Plot, sentence: number, at: number): Mention[] {
  return sentences
    .slice(0, sentence + 1)
    .flatMap(({ phrases }, index) =>
      phrases
        .filter(({ from }) => index < sentence || from < at)
        .map((phrase): Mention => ({ phrase, sentence: index, lead: leadNamed(phrase, cast) })),
    );
}

/** "they" are the two where nobody else of several was named before. */
function areTheTwo(plot: Plot, sentence: number, at: number): boolean {
  return mentionsBefore(plot, sentence, at).every(
    ({ phrase, lead }) => lead !== null || isLead(phrase, plot.cast) || !phrase.plural,
  );
}

/** Of nobody else were several named before; "two shepherds" are the two. */
function areOfTheTwo(plot: Plot, sentence: number, at: number): boolean {
  return mentionsBefore(plot, sentence, at).every(
    ({ phrase, lead, sentence: where }) =>
      lead !== null ||
      isLead(phrase, plot.cast) ||
      !phrase.plural ||
      !isAlive(typeOf(phrase)) ||
      // "a dentist for crocodiles", "against the seagulls".
      plot.sentences[where]?.words[phrase.from - 1]?.kind === 'prep' ||
      plot.sentences[where]?.words.slice(phrase.from, phrase.from + 2).some(({ lower }) => lower === 'two') === true,
  );
}

/** Whom "he" or "she" means, where it is one of the two: by what the leads are called, who was named, and who else could be meant. */
export function meantBy(pron: string, plot: Plot, sentence: number, at: number): Pick<Subject, 'lead' | 'sure'> | null {
  const { leads, they } = plot.cast;
  const fitting = leads.filter((_, index) => !they || they[index] === pron || they[index] === 'they');
  const before = mentionsBefore(plot, sentence, at);
  const named = fitting.filter((lead) => before.some((one) => one.lead === lead));
  const last = before.findLastIndex(({ lead }) => lead !== null && fitting.includes(lead));
  const others = before.filter((one) => one.lead === null && couldBe(one.phrase, pron, plot));
  // "the hedgehog's birthday but he's asleep": it is the hedgehog who is.
  const owners = before.some(({ phrase }) => {
    const owner = ownerIn(phrase);
    return owner !== null && couldBe(owner, pron, plot);
  });
  if (named.length === 0) return fitting.length === 1 && they && others.length === 0 && !owners ? { lead: fitting[0] ?? null, sure: 0.6 } : null; // prettier-ignore
  const between = others.filter((one) => before.indexOf(one) > last);
  // Where somebody else could be meant, it is who does what was said before, alone and in the same sentence.
  const doer = before.slice(0, last + 1).findLast((one) => one.lead !== null && isSubject(one, plot));
  if (others.length > 0 && (!doer || isInPair(doer, plot))) return null;
  if (between.length > 0 && doer?.sentence !== sentence) return null;
  if (named.length === 1) return { lead: named[0] ?? null, sure: between.length > 0 ? 0.65 : 0.8 };
  // Of two who could be meant who were not named in one breath, it is the last.
  const [one, two] = before.filter(({ lead }) => lead !== null).slice(-2);
  const words = plot.sentences[two?.sentence ?? 0]?.words ?? [];
  const inOneBreath = one?.sentence === two?.sentence && words[one?.phrase.to ?? 0]?.lower === 'and' && two?.phrase.from === (one?.phrase.to ?? 0) + 1; // prettier-ignore
  return { lead: inOneBreath ? null : (two?.lead ?? null), sure: inOneBreath ? 0.55 : 0.65 };
}

const isSubject = ({ phrase, sentence }: Mention, { sentences }: Plot) =>
  (sentences[sentence]?.events ?? []).some(({ subject }) => subject?.from === phrase.from && subject.bare === phrase.bare) || phrase.from === 0; // prettier-ignore

const isInPair = ({ phrase, sentence }: Mention, { sentences }: Plot) =>
  sentences[sentence]?.words[phrase.from - 1]?.lower === 'and' ||
  sentences[sentence]?.words[phrase.to]?.lower === 'and';

function couldBe(phrase: Phrase, pron: string, { cast }: Plot): boolean {
  if (phrase.plural || isVague(phrase) || isLead(phrase, cast) || !isAlive(typeOf(phrase))) return false;
  const of = pron === 'he' ? 'feminine' : 'masculine';
  return typeOf(phrase) !== 'group' && !wordSet(of).has(phrase.head);
}
