import { isPluralWord, nounGuessed, nounNamed } from '../words/nouns.ts';
import { wordSet } from '../words/tables.ts';
import { isProper, type Word } from './word.ts';

/** Somebody or something of the idea. `pron` for a bare pronoun. */
export type Phrase = {
  /** The words without determiner: "red lamp", "Grandma's best hat". */
  bare: string;
  /** The last noun, in small letters. */
  head: string;
  determiner: string;
  plural: boolean;
  /** Needs no article. */
  proper: boolean;
  pron: string;
  /** Adjectives and participles before the noun. */
  states: string[];
  of: Phrase | null;
  /** Where in the sentence it begins, and the word after it. */
  from: number;
  to: number;
};

const opening: ReadonlySet<Word['kind']> = new Set(['det', 'poss', 'num', 'adj', 'noun', 'name', 'owner']);

/** The noun phrase that begins at a word, or null. */
export function readPhrase(words: Word[], from: number): Phrase | null {
  const first = words[from];
  if (!first) return null;
  if (first.kind === 'pron') return pronounPhrase(first, from);
  if (!opening.has(first.kind) && !(first.kind === 'adv' && words[from + 1]?.kind === 'adj')) return null;
  let at = from;
  let determiner = '';
  while (
    words[at] &&
    (words[at]?.kind === 'det' || words[at]?.kind === 'poss' || (words[at]?.lower === 'of' && at > from))
  ) {
    determiner =
      words[at]?.kind === 'poss' ? (words[at]?.lower ?? '') : determinerOf(determiner, words[at]?.lower ?? '');
    at++;
  }
  if (words[at]?.kind === 'num' && words[at + 1]?.lower === 'of' && words[at + 2]?.kind === 'pron')
    return pronounPhrase(words[at + 2] as Word, at + 2);
  const pronoun = words[at];
  if (at > from && pronoun?.kind === 'pron') return pronounPhrase(pronoun, at);
  const start = at;
  let head = -1;
  let whose = -1;
  const states: string[] = [];
  for (; at < words.length; at++) {
    const word = words[at];
    if (!word) break;
    const follows = words[at + 1];
    if (word.kind === 'noun' || word.kind === 'name') {
      // "Posy Grandma": two names in a row are one only where both are capitals.
      if (
        head >= 0 &&
        word.kind === 'name' &&
        words[head]?.kind === 'noun' &&
        !isNamedPet(words, head, determiner) &&
        !isTitle(words[head]?.lower ?? '') &&
        !(wordSet('lettered').has(words[head]?.lower ?? '') && word.text.length === 1) &&
        !(head > 0 && isProper(words[head]?.text ?? ''))
      )
        break;
      head = at;
    } else if (head >= 0 && isInner(words, at)) {
      continue;
    } else if (word.kind === 'owner' || word.kind === 'num') {
      if (head >= 0 && word.kind === 'num') break;
      if (follows?.kind === 'det') break;
      // "the mountain railway's only locomotive": what is owned is still to come.
      if (word.kind === 'owner' && head >= 0 && isOwned(words, at + 1)) [whose, head] = [head, -1];
    } else if (word.kind === 'adj') {
      if (head >= 0) break;
      states.push(word.lower);
    } else if (!(word.kind === 'adv' && ['adj', 'noun'].includes(follows?.kind ?? '') && head < 0)) break;
    if (
      word.end !== '' &&
      !(word.end === '.' && isTitle(word.lower)) &&
      !(word.kind === 'adj' && word.end.startsWith(',') && follows?.kind === 'adj')
    ) {
      at++;
      break;
    }
  }
  if (head < 0) head = whose;
  // "sending Mara birthday cards": whom it is given to, and what.
  const receiver =
    start > 0 && words[start]?.kind === 'name' && words[start - 1]?.kind === 'verb' ? words[start - 1] : null;
  if (
    receiver &&
    head > start &&
    words[start + 1]?.kind === 'noun' &&
    !isProper(words[start + 1]?.text ?? '') &&
    wordSet('gives_to').has(receiver.base)
  )
    head = start;
  // "teach the troll sums": whom, and what.
  const taught =
    words[from - 1]?.kind === 'verb' && words[from - 1]?.base === 'teach' && head > start ? words[head - 1] : null;
  const whom = taught?.kind === 'noun' ? nounNamed(taught.lower)?.of.is : undefined;
  if ((whom === 'person' || whom === 'creature') && !isAliveNoun(words[head]) && isPluralWord(words[head]?.lower ?? ''))
    head -= 1;
  // "the lonely", "the invisible": an adjective alone is no noun.
  if (head < 0) return null;
  // "a knight named Roland"
  const called =
    ['named', 'called'].includes(words[head + 1]?.lower ?? '') && words[head]?.end === '' ? words[head + 2] : null;
  const to = called && (called.kind === 'name' || isProper(called.text)) ? head + 3 : head + 1;
  const headWord = words[head] as Word;
  const bareWords = words
    .slice(start, head + 1)
    .filter(
      ({ kind, lower }, index) =>
        !(kind === 'adv' && lower !== 'very') &&
        !(['own', 'more', 'enough'].includes(lower) && index === 0 && head > start),
    );
  if (bareWords.length === 0) return null;
  const of = words[to]?.lower === 'of' && headWord.end === '' ? readPhrase(words, to + 1) : null;
  const proper = isNameLike(headWord, determiner, bareWords, from === 0);
  const phrase: Phrase = {
    bare: cased(bareWords, from, proper), head: headWord.lower, determiner, proper, pron: '', states, from, to,
    plural: isPluralWord(headWord.lower) && !(proper && headWord.kind === 'name'),
    of: null,
  }; // prettier-ignore
  if (!of || of.pron !== '') return phrase;
  if (wordSet('measures').has(phrase.head) && !of.proper)
    return { ...of, from, determiner: of.determiner || determiner, states: [...states, ...of.states] };
  return { ...phrase, bare: `${phrase.bare} of ${withArticle(of)}`, of, to: of.to };
}

/** Whether a noun comes, maybe behind adjectives: "only wooden leg". */
function isOwned(words: Word[], at: number): boolean {
  const next = words.slice(at, at + 4).find(({ kind }) => kind !== 'adj' && kind !== 'adv' && kind !== 'num');
  return next?.kind === 'noun' && words[at]?.kind !== 'noun';
}

/** "my hamster Kevin": an animal of one's own, and what it is called. */
const isNamedPet = (words: Word[], head: number, determiner: string): boolean =>
  wordSet('possessives').has(determiner) &&
  nounNamed(words[head]?.lower ?? '')?.of.is === 'creature' &&
  isProper(words[head + 1]?.text ?? '');

const isAliveNoun = (word: Word | undefined) =>
  ['person', 'creature', 'group'].includes(nounNamed(word?.lower ?? '')?.of.is ?? 'thing');

/** The "and" of "egg and spoon race" and of "hide and seek". */
function isInner(words: Word[], at: number): boolean {
  const [before, word, next, then] = [words[at - 1], words[at], words[at + 1], words[at + 2]];
  if (word?.lower !== 'and' || !before || !next || before.end !== '' || word.end !== '') return false;
  if (wordSet('twins').has(`${before.lower} and ${next.lower}`)) {
    next.kind = 'noun';
    return true;
  }
  return (
    next.kind === 'noun' && next.end === '' && then?.kind === 'noun' && nounNamed(then.lower)?.name === 'contested'
  );
}

function pronounPhrase({ lower }: Word, at: number): Phrase {
  return {
    bare: lower,
    head: lower,
    determiner: '',
    plural: lower === 'they' || lower === 'them' || lower === 'we',
    proper: false,
    pron: lower,
    states: [],
    of: null,
    from: at,
    to: at + 1,
  };
}

/** "all the cats" is about "the cats"; "its one chair" is its chair. */
function determinerOf(before: string, now: string): string {
  const isOwnOne = now === 'one' && wordSet('possessives').has(before);
  return before === 'no' || isOwnOne || (before !== '' && now === 'of') ? before : now;
}

const isTitle = (lower: string) => wordSet('titles').has(lower);

function isNameLike(head: Word, determiner: string, words: Word[], first: boolean): boolean {
  if (determiner !== '') return false;
  if (wordSet('feasts').has(head.lower)) return words.length === 1;
  if (wordSet('family').has(head.lower) || words[0]?.kind === 'owner') return true;
  // "Uncle Bernard's bicycle"
  if (isTitle(words[0]?.lower ?? '') && isProper(words[0]?.text ?? '') && words[1]?.kind === 'owner') return true;
  if (head.kind === 'name') return true;
  return (
    isProper(head.text) &&
    (!first || words.length > 1) &&
    words.every(({ text }) => isProper(text)) &&
    nounNamed(head.lower)?.of.is !== 'event'
  );
}

/** As it stands within a sentence. */
function cased(words: Word[], from: number, proper: boolean): string {
  return words
    .map(({ text, kind, end }, at) => {
      const said = at < words.length - 1 && end === '.' ? `${text}.` : text;
      // "Everyone's shadow" is nobody's name.
      const isNobodys = wordSet('pronouns').has(said.toLowerCase().replace(/['’]s?$/, ''));
      return at === 0 && from === 0 && (isNobodys || (!proper && kind !== 'name' && kind !== 'owner'))
        ? said.charAt(0).toLowerCase() + said.slice(1)
        : said;
    })
    .join(' ');
}

/** With the determiner by which a listener knows what is meant: "the red lamp", "Grandma's hat", "Halloween". */
export function withThe(phrase: Phrase): string {
  return phrase.proper ? phrase.bare : `the ${phrase.bare}`;
}

function withArticle(phrase: Phrase): string {
  if (phrase.proper) return phrase.bare;
  const said = ['a', 'an', 'some', 'every', 'each'].includes(phrase.determiner) ? phrase.determiner : '';
  if (said !== '') return `${said} ${phrase.bare}`;
  // "a sack of onion seed", "tug of war"; but "the crown of queen" was typed in haste.
  const isOne = isAlive(typeOf(phrase)) || typeOf(phrase) === 'place';
  return phrase.determiner === '' && (phrase.plural || wordSet('masses').has(phrase.head) || !isOne)
    ? phrase.bare
    : `the ${phrase.bare}`;
}

export type PhraseType = 'thing' | 'creature' | 'person' | 'group' | 'place' | 'event' | 'idea';

/** What sort of thing it is; a name that nobody knows is a person. */
export function typeOf(phrase: Phrase): PhraseType {
  const own = phrase.bare.split(' of ')[0] ?? phrase.bare;
  // "my dog Biscuit" is a dog.
  const [kin = '', name = ''] = own.split(' ').slice(-2);
  const sort = name !== '' && isProper(name) && !isProper(kin) ? nounNamed(kin)?.of.is : undefined;
  if (sort === 'person' || sort === 'creature') return sort;
  const known = nounNamed(own) ?? nounNamed(phrase.head);
  // "Hope" is somebody; "Thursday" is the day.
  const isDay = wordSet('weekdays').has(phrase.head);
  if (known && (isDay || !(phrase.proper && known.of.is === 'idea' && !known.own))) return known.of.is;
  if (phrase.proper && !phrase.bare.includes("'s ")) return 'person';
  return nounGuessed(phrase.head)?.of.is ?? 'thing';
}

export const isAlive = (type: PhraseType) => type === 'person' || type === 'creature' || type === 'group';
