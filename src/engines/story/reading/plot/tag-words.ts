import { english } from '#studio/moderation/english.ts';
import { isCommonWord } from '../words/mend-spelling.ts';
import { isInWordNet, isPluralWord, nounGuessed, nounNamed, singularOf } from '../words/nouns.ts';
import type { Typed } from '../words/split-idea.ts';
import { auxBases, closedKind, isClosed } from './closed-words.ts';
import { compoundsIn, isOwnerWithoutMark } from './joined-words.ts';
import type { Tags } from './tagger.ts';
import { retagWords } from './retag-words.ts';
import { taggerSays } from './tagger.ts';
import { table, wordSet } from '../words/tables.ts';
import type { VerbForm } from '../words/verbs.ts';
import { verbOf } from '../words/verbs.ts';
import { isProper, type Word, type WordKind } from './word.ts';

/** The words of a sentence with their parts of speech: tables first, then what stands beside them, then the tagger. */
export function tagWords(typed: Typed[], isName: (word: string) => boolean): Word[] {
  const tags = taggerSays(typed);
  const compounds = compoundsIn(typed);
  const causes = ['make', 'let', 'help'].includes(typed[0]?.text.toLowerCase() ?? '');
  const words: Word[] = [];
  typed.forEach(({ text, end, asked = 0 }, at) => {
    const lower = text.toLowerCase();
    const before = words.at(-1);
    const after = typed[at + 1];
    const word: Word = { text, lower, kind: 'noun', base: lower, form: null, end, asked };
    word.kind = compounds.has(at)
      ? 'noun'
      : kindOf(word, before, after?.text ?? '', at === 0 || startsAgain(before), tags[at] ?? none, isName, causes);
    if (word.kind === 'verb' || word.kind === 'aux' || word.kind === 'modal') {
      const known = verbOf(lower);
      word.base =
        lower === 'missing' && before?.kind === 'aux'
          ? 'lose'
          : (auxBases[lower] ?? (word.kind === 'modal' ? lower : (known?.base ?? baseByTag(lower, tags[at] ?? none))));
      word.form = known?.form ?? formByTag(tags[at] ?? none, lower);
    }
    if (wordSet('feasts').has(lower)) word.text = text.charAt(0).toUpperCase() + text.slice(1);
    words.push(word);
  });
  retagWords(words);
  return words;
}

const none: Tags = new Set();

function kindOf(
  word: Word,
  before: Word | undefined,
  next: string,
  starts: boolean,
  tags: Tags,
  isName: (word: string) => boolean,
  causes: boolean,
): WordKind {
  const { lower, text } = word;
  const after = next.toLowerCase();
  // "grandma's hat", "mr quill": kin and titles are names where no other word says whose.
  const alone = before === undefined || !['det', 'poss', 'adj', 'owner'].includes(before.kind) || before.end !== '';
  const kin = lower.endsWith("'s") ? lower.slice(0, -2) : lower;
  if (
    alone &&
    ((wordSet('family').has(kin) && kin !== 'death' && kin !== 'god') ||
      (wordSet('titles').has(lower) && isName(next) && isProper(next)))
  )
    word.text = text.charAt(0).toUpperCase() + text.slice(1);
  const inNoun =
    before !== undefined && before.end === '' && ['det', 'poss', 'num', 'adj', 'owner'].includes(before.kind);
  if (isName(text)) return 'name';
  // "Miss Abernathy", "General Stilton": a title before a name is part of it.
  if (isProper(text) && next !== '' && isProper(next) && wordSet('titles').has(lower) && alone && !isClosed(after))
    return 'noun';
  if (lower.length === 4 && !Number.isNaN(Number(lower))) return 'adv';
  if (
    lower === 'missing' &&
    before?.kind === 'aux' &&
    (wordSet('possessives').has(after) || wordSet('determiners').has(after))
  )
    return 'verb';
  if (lower === 'magic' && nounNamed(after)) return 'adj';
  // "the moons reflection", "do dads homework"; but "how do dragons brush"
  if (
    word.end === '' &&
    (before?.base !== 'do' || wordSet('family').has(singularOf(lower))) &&
    isOwnerWithoutMark(lower, after)
  ) {
    word.text = `${singularOf(word.text)}'s`;
    if (alone && wordSet('family').has(singularOf(lower)))
      word.text = word.text.charAt(0).toUpperCase() + word.text.slice(1);
    return 'owner';
  }
  if (lower.endsWith("'s") || lower.endsWith("s'")) return 'owner';
  if (lower === 'to' && next !== '' && isProper(next) && !verbOf(after)) return 'prep';
  const closed = closedKind(lower, before, after, tags, starts);
  if (closed) return closed;
  const verb = verbOf(lower);
  const noun = nounNamed(lower);
  const aNounNext = word.end === '' && after !== '' && nounNamed(after) !== null;
  if (aNounNext && isState(lower) && before?.kind !== 'pron') return 'adj';
  if (aNounNext && before?.kind === 'prep' && verb?.form === 'past') return 'adj';
  const verbish = verb !== null || tags.has('Verb');
  if (inNoun) {
    if (after === 'one' && word.end === '' && tags.has('Adjective')) return 'adj';
    // "one wants", but "three knocks".
    if (before.kind === 'num' && ['one', '1'].includes(before.lower) && verb?.form === 's' && !noun) return 'verb';
    if (before.kind === 'num' && verb?.form === 's') return 'noun';
    const nounNext =
      after !== '' &&
      !isClosed(after) &&
      word.end === '' &&
      // "a retired racing driver"
      (nounNamed(after) !== null || !verbOf(after) || (verbOf(after)?.form === 'ing' && verb?.form === 'past'));
    if (
      (tags.has('Adjective') ||
        tags.has('Gerund') ||
        tags.has('Participle') ||
        tags.has('PastTense') ||
        verb?.done ||
        verb?.form === 'ing') &&
      nounNext &&
      !(noun?.own && nounNamed(after) === null)
    )
      return 'adj';
    if (tags.has('Adverb') && lower.endsWith('ly')) return nounNext ? 'adj' : 'adv';
    if (
      before.kind !== 'det' &&
      before.kind !== 'poss' &&
      before.kind !== 'owner' &&
      verbish &&
      !noun &&
      tags.has('Verb') &&
      before.kind !== 'adj'
    )
      return 'verb';
    return isProper(text) && !noun ? 'name' : tags.has('Adjective') && nounNext ? 'adj' : 'noun';
  }
  // "the horn of Gull Point": the second half of a name.
  const half = before?.end === '' && before.kind === 'noun' && isProper(before.text) && isProper(text) && !starts;
  if (half && verb?.form === 'base' && !isProper(next)) return 'noun';
  // "Who plays the piano?"
  if (
    ['who', 'what'].includes(before?.lower ?? '') &&
    verb &&
    (verb.form === 's' || verb.form === 'past') &&
    (isClosed(after) || !noun)
  )
    return 'verb';
  if (isProper(text) && !starts && !verbish) return noun ? 'noun' : 'name';
  if (isProper(text) && !starts && noun === null && !verb && before?.kind !== 'conj') return 'name';
  const led =
    before !== undefined &&
    before.end === '' &&
    (before.kind === 'modal' ||
      before.kind === 'to' ||
      (before.kind === 'aux' && before.base !== 'be') ||
      before.kind === 'not' ||
      (before.kind === 'pron' && wordSet('subjects').has(before.lower)) ||
      (before.kind === 'adv' && before.base !== before.lower));
  if (led && (verbish || !noun)) return tags.has('Adjective') && !verb ? 'adj' : tags.has('Adverb') ? 'adv' : 'verb';
  if (starts) {
    if (
      verb?.form === 'past' &&
      word.end === '' &&
      after !== '' &&
      !isClosed(after) &&
      (nounNamed(after) || before === undefined) &&
      !verbOf(after)
    )
      return 'adj';
    // "Wedding without cake"
    if (verb?.form === 'ing' && noun?.of.is === 'event' && wordSet('prepositions').has(after)) return 'noun';
    if (verb && (verb.form === 'base' || verb.form === 'ing')) {
      const takes = isClosed(after) || isName(next) || (isProper(next) && next !== '') || after.endsWith("'s");
      if (takes && !(noun && after === 'of') && !(noun?.own && wordSet('conjunctions').has(after)))
        return after === '' ? 'noun' : 'verb';
      if (
        after !== '' &&
        word.end === '' &&
        (!noun || tags.has('Verb') || nounNamed(after) !== null) &&
        (!noun?.own || tags.has('Infinitive'))
      )
        return 'verb';
      return noun || after === '' || word.end !== '' ? 'noun' : 'verb';
    }
    // "Hiccups spread through the town": what WordNet has in the plural is no name.
    const areMany = isPluralWord(lower) && isInWordNet(lower);
    const isRare = tags.has('Person') || tags.has('FirstName') || (!isCommonWord(lower, 5000) && !areMany);
    if (isProper(text) && !noun && !verb && (isRare || (word.end === '' && isSubjectName(lower, after)))) return 'name';
  }
  if (
    before &&
    (before.kind === 'noun' ||
      before.kind === 'name' ||
      before.kind === 'adv' ||
      before.kind === 'conj' ||
      before.kind === 'rel' ||
      before.kind === 'adj') &&
    before.end === '' &&
    verbish
  ) {
    if (
      verb &&
      (verb.form === 's' || verb.form === 'past' || verb.form === 'ing') &&
      (!noun || isClosed(after) || isName(next) || tags.has('Verb'))
    )
      return 'verb';
    if (
      verb &&
      verb.form === 'base' &&
      before.kind === 'noun' &&
      isPluralWord(before.lower) &&
      (!noun || tags.has('Verb') || isClosed(after))
    )
      return 'verb';
    if (
      verb &&
      verb.form === 'base' &&
      (before.kind === 'conj' || before.kind === 'name') &&
      (!noun || isClosed(after))
    )
      return 'verb';
    if (!noun && tags.has('Verb')) return 'verb';
    // "Mara and Finn plan a party"
    if (before.kind === 'name' && tags.has('Verb') && wordSet('determiners').has(after)) return 'verb';
    if (noun && isPluralWord(lower) && tags.has('PresentTense') && isClosed(after)) return 'verb';
  }
  // "make the clown laugh"
  if (
    causes &&
    before?.kind === 'noun' &&
    before.end === '' &&
    verb?.form === 'base' &&
    nounNamed(before.lower)?.of.is !== 'thing' &&
    nounNamed(before.lower) !== null
  )
    return 'verb';
  if (before?.kind === 'aux' && (verb || tags.has('Verb')) && before.end === '')
    return verb?.form === 'base' && noun ? 'noun' : 'verb';
  if (noun && !tags.has('Verb')) return 'noun';
  if (tags.has('Adjective') || tags.has('Comparative')) return 'adj';
  if (tags.has('Adverb')) return 'adv';
  if (verbish && !noun) return 'verb';
  if (isProper(text) && !starts) return 'name';
  return 'noun';
}

let states: ReadonlySet<string> | null = null;

/** "missing", "stolen", "haunted": before a noun they say how it is. */
function isState(lower: string): boolean {
  states ??= new Set(Object.values(table('states')).flat());
  return states.has(lower);
}

/** "Finn lied": one person without an article, and no idea such as "Silence falls". */
function isSubjectName(lower: string, after: string): boolean {
  const form = auxBases[after] === undefined ? verbOf(after)?.form : 's';
  const of = nounGuessed(lower)?.of.is ?? 'person';
  return (form === 's' || form === 'past') && of === 'person' && !isPluralWord(lower) && !isClosed(lower);
}

const startsAgain = (before: Word | undefined) =>
  before !== undefined &&
  (before.end.includes(':') ||
    before.end.includes(';') ||
    before.lower === 'please' ||
    (before.kind === 'conj' && before.lower === 'then') ||
    before.lower === "let's");

function formByTag(tags: Tags, lower: string): VerbForm {
  if (tags.has('Gerund')) return 'ing';
  if (tags.has('PastTense') || tags.has('Participle')) return 'past';
  return tags.has('PresentTense') && lower.endsWith('s') && !tags.has('Infinitive') ? 's' : 'base';
}

function baseByTag(lower: string, tags: Tags): string {
  if (tags.has('Infinitive') && !lower.endsWith('s')) return lower;
  return english()(lower).compute('root').text('root') || lower;
}
