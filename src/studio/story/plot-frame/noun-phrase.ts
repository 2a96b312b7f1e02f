import pluralize from 'pluralize';
import { articleFor } from '../words/article.ts';
import type { Term } from './tag-words.ts';
import { isAdjective, isDeterminer, isNoun, isVerb, tagWords } from './tag-words.ts';

/** A thing or person of the plot in every shape that narration asks for. */
export type NounPhrase = {
  /** "frozen river", without article. */
  bare: string;
  /** "river". */
  head: string;
  /** "the frozen river". */
  the: string;
  /** How it is first mentioned: "a frozen river", "some keys", "the moon". */
  first: string;
  it: 'it' | 'they';
  them: 'it' | 'them';
  was: 'was' | 'were';
  plural: boolean;
  /** A person by the tagger's judgement. */
  actor: boolean;
  /** "an otter" → "otters" and the reverse, for peoples. */
  pluralBare: string;
  singularBare: string;
};

type Found = { phrase: NounPhrase; next: number; article: string | null };

/** The first noun phrase of a text, or null. */
export function readNounPhrase(text: string): NounPhrase | null {
  const terms = tagWords(text);
  for (let i = 0; i < terms.length; i++) {
    const found = chunkNounPhrase(terms, i);
    if (found) return found.phrase;
  }
  return null;
}

type Shape = {
  plural?: boolean | undefined;
  proper?: boolean;
  mass?: boolean;
  definite?: boolean;
  actor?: boolean;
  counted?: boolean;
};

export function nounPhrase(words: string[], head: string, shape: Shape = {}): NounPhrase {
  const bare = words.join(' ');
  const headAt = words.findLastIndex((word) => word.toLowerCase() === head.toLowerCase());
  const plural = shape.plural ?? pluralize.isPlural(head);
  const owned = /^\p{Lu}[\p{L}'-]*'s? /u.test(bare);
  const bareIsName = (shape.proper ?? false) || owned;
  const the = bareIsName ? bare : `the ${bare}`;
  const withArticle = bareIsName || plural || shape.mass ? bare : `${articleFor(words[0] ?? '')} ${bare}`;
  const swapHead = (word: string) => words.map((old, index) => (index === headAt ? word : old)).join(' ');
  return {
    bare, head: head.toLowerCase(), the, plural,
    first: shape.definite || owned ? the : plural && !shape.counted ? `some ${bare}` : withArticle,
    it: plural ? 'they' : 'it',
    them: plural ? 'them' : 'it',
    was: plural ? 'were' : 'was',
    actor: shape.actor ?? false,
    pluralBare: swapHead(pluralize.plural(head)),
    singularBare: swapHead(pluralize.singular(head)),
  }; // prettier-ignore
}

const determiner = /^(?:a|an|one|the|this|that|these|those|some|every|each|no|another|all|half|any)$/i;
const possessive = /^(?:his|her|their|its|our|my|your)$/i;
const notHead = /^(?:nobody|everyone|everybody|someone|somebody|something|nothing|anyone|anything|all|who|what)$/i;

const aboutAnother = /^(?:secret|case|mystery|riddle|story|tale|legend|truth|end)$/i;

/** The noun phrase that starts at `start`, "X of Y" kept as one. */
export function chunkNounPhrase(terms: Term[], start: number): Found | null {
  let at = start;
  let article: string | null = null;
  const first = terms[at];
  if (!first) return null;
  if (isDeterminer(first) || determiner.test(first.w)) {
    article = first.w.toLowerCase();
    at++;
    if (/^the$/i.test(terms[at]?.w ?? '')) { article = 'the'; at++; } // prettier-ignore
    if (/^only$/i.test(terms[at]?.w ?? '')) at++;
  } else if (possessive.test(first.w)) {
    article = 'poss';
    at++;
  }
  const { end, headAt, counted } = spanOf(terms, at, article !== null);
  if (headAt < 0) return null;
  const head = terms[headAt];
  if (!head) return null;
  // "The secret of the seventh floor" is about the floor.
  if (aboutAnother.test(head.w) && /^of$/i.test(terms[end]?.w ?? '')) {
    const inner = chunkNounPhrase(terms, end + 1);
    if (inner) return inner;
  }
  const words = terms.slice(at, headAt + 1).map((term) => term.w);
  const rest = afterOf(terms, end);
  const proper = isProper(terms, headAt, article);
  if (start === 0 && article === null && !proper && words[0] && !words[0].endsWith("'s"))
    words[0] = words[0].charAt(0).toLowerCase() + words[0].slice(1);
  const phrase = nounPhrase([...words, ...rest.words], head.w, {
    plural: head.tags.has('Plural') ? true : head.tags.has('Uncountable') ? false : undefined,
    mass: head.tags.has('Uncountable') && !head.tags.has('Plural'),
    proper: proper && article !== 'the',
    definite: ['the', 'poss', 'this', 'that'].includes(article ?? ''),
    actor: head.tags.has('Actor') || (head.tags.has('Person') && proper),
    counted,
  });
  return { phrase, next: rest.next, article };
}

/** Their full stop ends no phrase. */
const honorific = /^(?:mr|mrs|ms|dr|st|prof|capt|sgt|rev)$/i;

function spanOf(terms: Term[], start: number, hasArticle: boolean): { end: number; headAt: number; counted: boolean } {
  let headAt = -1;
  let counted = false;
  let at = start;
  for (; at < terms.length; at++) {
    const term = terms[at];
    if (!term || (at > start && /[,;:.!?]/.test(terms[at - 1]?.post ?? '') && !honorific.test(terms[at - 1]?.w ?? '')))
      break;
    const nounFollows = terms[at + 1] !== undefined && isNoun(terms[at + 1] as Term);
    const participle =
      headAt < 0 &&
      nounFollows &&
      (term.tags.has('Participle') ||
        (term.tags.has('Gerund') && (hasArticle || start === 0)) ||
        (term.tags.has('PastTense') && hasArticle));
    if (term.tags.has('Value')) counted = true;
    else if (isNoun(term) && !notHead.test(term.w)) headAt = at;
    // "a wedding", "the painting".
    else if (at === start && hasArticle && term.tags.has('Gerund') && !nounFollows) headAt = at;
    else if (
      !isAdjective(term) &&
      !(nounFollows && term.tags.has('Adjective')) &&
      !participle &&
      !term.w.endsWith("'s")
    )
      break;
  }
  return { end: headAt + 1, headAt, counted };
}

function afterOf(terms: Term[], end: number): { words: string[]; next: number } {
  const inner = /^of$/i.test(terms[end]?.w ?? '') ? chunkNounPhrase(terms, end + 1) : null;
  if (!inner) return { words: [], next: end };
  const said =
    inner.article === 'the'
      ? inner.phrase.the
      : inner.article === 'a' || inner.article === 'an'
        ? inner.phrase.first
        : inner.phrase.bare;
  return { words: ['of', ...said.split(' ')], next: inner.next };
}

/** Said as a name where no article stands before it. */
const family = /^(?:mum|mom|mummy|mommy|dad|daddy|grandma|grandpa|granny|grandad|nana|santa)$/i;

function isProper(terms: Term[], headAt: number, article: string | null): boolean {
  const head = terms[headAt];
  if (head && article === null && family.test(head.w)) return true;
  if (!head || !/^[\p{Lu}\p{Lo}]/u.test(head.w)) return false;
  return head.tags.has('ProperNoun') || (headAt > 0 && article === null && !isVerb(head));
}
