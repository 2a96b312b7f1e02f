import nlp from 'compromise';
import pluralize from 'pluralize';
import { goalVerbs } from './goal-verbs.ts';

export type Term = { w: string; tags: Set<string>; pre: string; post: string };

/** Words of stories that the tagger takes for something else ("pirates" as a verb, "painting" as a gerund). */
const storyNouns =
  'pirate ghost goblin robot dinosaur yeti bigfoot fox parrot sailor knight thief painting well lantern lighthouse volcano crown curse spell egg storm bell costume play necklace train maze mayor chef giant fairy elf dwarf troll unicorn mermaid vampire zombie alien spaceship portal potion penguin cookie sandwich sword shadow mirror clock star moon comet kite whale island wedding kraken orchestra puppet opera mask penguin hamster balloon parade feather suitcase telescope dictionary bakery cake pie soup tea globe scarf elevator lift doorbell parcel lullaby harp carpet'.split(
    ' ',
  );
const people =
  'princess prince king queen wizard witch captain baker teacher grandmother grandfather inventor detective emperor librarian'.split(
    ' ',
  );

nlp.plugin({
  words: {
    ...Object.fromEntries(storyNouns.flatMap((word) => [[word, 'Singular'], [pluralize(word), 'Plural']])),
    ...Object.fromEntries(people.map((word) => [word, 'Actor'])),
    dragon: 'Noun', llama: 'Noun', find: 'Infinitive', make: 'Infinitive', map: 'Singular', back: 'Adverb', quest: 'Singular', steals: 'PresentTense', stole: 'PastTense',
  },
}); // prettier-ignore

type RawTerm = { text: string; tags: string[]; pre: string; post: string };

/** The words of one sentence with their parts of speech (compromise's tags). */
export function tagWords(sentence: string): Term[] {
  const read = nlp(sentence).json({ offset: false }) as { terms: RawTerm[] }[];
  const words = read
    .flatMap(({ terms }) => terms)
    .filter((term) => term.text !== '')
    .map((term) => ({ w: term.text, tags: new Set(term.tags), pre: term.pre, post: term.post }));
  words.forEach((word, index) => mendTags(word, words[index - 1], words[index + 1]));
  return words.some(isVerb) ? words : withVerb(words);
}

/** "her wobbly tooth", "Grandpa's hearing aid" and "must tame it": what stands before and after a word tells what it is. */
function mendTags(word: Term, before: Term | undefined, after: Term | undefined): void {
  if (!before) return;
  if (/^(?:sleep|laugh|smile|cry|sneeze)$/.test(word.w) && before.tags.has('Noun') && !before.tags.has('Possessive'))
    word.tags = new Set(['Verb', 'Infinitive']);
  if (!after) return;
  const owned = before.tags.has('Determiner') || before.tags.has('Possessive') || before.w.endsWith("'s");
  if (owned && after.tags.has('Noun') && word.tags.has('Adverb') && word.w.endsWith('ly'))
    word.tags = new Set(['Adjective']);
  if (before.w.endsWith("'s") && after.tags.has('Noun') && word.tags.has('Gerund')) word.tags = new Set(['Adjective']);
  const takesObject = after.tags.has('Determiner') || after.tags.has('Pronoun') || after.tags.has('Possessive');
  if (/^(?:must|to|they)$/i.test(before.w) && takesObject && goalVerbs.has(word.w.toLowerCase()))
    word.tags = new Set(['Verb', 'PresentTense', 'Infinitive']);
}

/** "Every hundred years the island moves": a sentence whose only verb was taken for a plural. */
function withVerb(words: Term[]): Term[] {
  const at = words.findIndex(
    ({ w, tags }, index) =>
      tags.has('Plural') &&
      words[index - 1]?.tags.has('Singular') &&
      words.slice(0, index - 1).some(isDeterminer) &&
      goalVerbs.has(w.toLowerCase().replace(/s$/, '')),
  );
  return at < 0
    ? words
    : words.map((term, index) => (index === at ? { ...term, tags: new Set(['Verb', 'PresentTense']) } : term));
}

export function sentencesOf(text: string): string[] {
  return nlp(text).sentences().out('array') as string[];
}

export function infinitiveOf(verb: string): string {
  return (nlp(verb).verbs().toInfinitive().text() || verb).replace(/^to /, '');
}

export const isDeterminer = (term: Term) => term.tags.has('Determiner');
/** Taken for nouns after another noun: "help a yeti make friends". */
const alwaysVerb =
  /^(?:make|find|become|learn|inherit|arrive|claim|grant|deliver|discover|appear|disappear|vanish|begin|refuse|decide|lose|forget|remember|bring|hear|steal|invite|happen|belong|explode|sing|melt|speak|swallow|eat|pass(?:e)?|march(?:e)?)s?$/i;

/** Taken for verbs after another noun: "paper boats", "wedding cake". */
const alwaysNoun =
  /^(?:cake|bear|boat|pie|egg|moon|star|bell|crown|kite|whale|potion|cookie|sandwich|sword|comet|lantern|knight|parrot|pirate|ghost|fox|giant|balloon|parcel|penguin|mask|feather|leg|shoe|hat|spoon|garden|kitchen|engine|tower)(?:e?s)?$/i;

export const isVerb = (term: Term) => (term.tags.has('Verb') && !alwaysNoun.test(term.w)) || alwaysVerb.test(term.w);
export const isNoun = (term: Term) =>
  (term.tags.has('Noun') || alwaysNoun.test(term.w)) &&
  !alwaysVerb.test(term.w) &&
  !/^(?:tonight|today|tomorrow|yesterday)$/i.test(term.w) &&
  !term.tags.has('Pronoun') &&
  !term.tags.has('Possessive');
export const isPronoun = (term: Term) => term.tags.has('Pronoun') && !term.tags.has('Possessive');
export const isAdjective = (term: Term) =>
  term.tags.has('Adjective') && !/^(?:inside|alive|missing|early|back)$/i.test(term.w);

/** Words as one text again, with their inner punctuation. */
export function joinTerms(terms: Term[]): string {
  return terms
    .map((term) => term.w + term.post.replaceAll(/[\s.!?]/g, ''))
    .join(' ')
    .replace(/[,;:]$/, '');
}
