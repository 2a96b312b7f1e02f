import { nounNamed } from '../words/nouns.ts';
import { wordSet } from '../words/tables.ts';
import { verbOf } from '../words/verbs.ts';
import type { Tags } from './tagger.ts';
import type { Word, WordKind } from './word.ts';

/** Forms of the verbs that help others, with their infinitives. */
export const auxBases: Record<string, string> = {
  am: 'be', is: 'be', are: 'be', was: 'be', were: 'be', been: 'be', being: 'be', be: 'be', has: 'have', had: 'have', have: 'have', having: 'have',
  does: 'do', did: 'do', do: 'do', gets: 'get', got: 'get', get: 'get', getting: 'get', gotten: 'get',
}; // prettier-ignore

/** Determiners, pronouns and the like; null for a word of the open classes. */
export function closedKind(
  lower: string,
  before: Word | undefined,
  after: string,
  tags: Tags,
  starts: boolean,
): WordKind | null {
  const nounAfter = after !== '' && !isClosed(after) && !auxBases[after];
  if (lower === 'not' || lower === 'never') return 'not';
  if (lower === 'to')
    return after !== '' &&
      (verbOf(after)?.form === 'base' ||
        auxBases[after] === after ||
        (!isClosed(after) &&
          nounNamed(after) === null &&
          after === after.toLowerCase() &&
          !after.endsWith('s') &&
          !after.endsWith("'s")))
      ? 'to'
      : 'prep';
  if (lower === 'her') return nounAfter ? 'poss' : 'pron';
  if (lower === 'that')
    return before && ['noun', 'name', 'pron'].includes(before.kind)
      ? 'rel'
      : nounAfter && before?.kind !== 'verb'
        ? 'det'
        : 'conj';
  if (lower === 'who' || lower === 'which' || lower === 'whose')
    return before && !starts && ['noun', 'name'].includes(before.kind) ? 'rel' : 'wh';
  if (lower === 'what' || lower === 'why' || lower === 'how' || lower === 'where' || lower === 'when') return 'wh';
  if (wordSet('possessives').has(lower)) return 'poss';
  if (wordSet('modals').has(lower)) return 'modal';
  if (auxBases[lower]) return 'aux';
  if (
    ['all', 'both', 'each'].includes(lower) &&
    before &&
    ['noun', 'name', 'pron'].includes(before.kind) &&
    verbOf(after)
  )
    return 'adv';
  if (lower === 'no' || lower === 'all' || lower === 'both' || lower === 'each' || lower === 'half' || lower === 'one')
    return nounAfter || after === 'the' || after === 'of' ? 'det' : 'pron';
  if (lower === 'like' && before && ['pron', 'to', 'not', 'modal', 'aux'].includes(before.kind)) return 'verb';
  if (lower === 'near' || lower === 'past' || lower === 'round')
    // "get it past customs", but "the past king".
    return tags.has('Adjective') && !isClosed(after) && before?.kind !== 'pron' ? 'adj' : 'prep';
  if (wordSet('determiners').has(lower)) return 'det';
  if (wordSet('numbers').has(lower) || (lower !== '' && !Number.isNaN(Number(lower)))) return 'num';
  if (wordSet('pronouns').has(lower)) return 'pron';
  if (lower === 'so' && !isClosed(after)) return 'adv';
  if (
    wordSet('conjunctions').has(lower) &&
    !(lower === 'before' || lower === 'after' || lower === 'until' || lower === 'since')
  )
    return 'conj';
  if (wordSet('prepositions').has(lower)) return 'prep';
  // "trapped underground", but "the upstairs neighbour" and "the underground".
  if (wordSet('whereabouts').has(lower)) return nounAfter || before?.kind === 'det' || before?.kind === 'poss' ? null : 'adv'; // prettier-ignore
  if (
    [
      'very',
      'too',
      'really',
      'only',
      'just',
      'now',
      'also',
      'even',
      'still',
      'suddenly',
      'always',
      'accidentally',
      'secretly',
      'finally',
      'again',
      'almost',
      'back',
      'away',
      'home',
      'here',
      'there',
      'yet',
      'together',
      'tonight',
      'today',
      'tomorrow',
      'yesterday',
      'please',
      'much',
    ].includes(lower)
  )
    return (lower === 'please' && /^sa(?:y|ys|id|ying)$/.test(before?.lower ?? '')) || lower === 'home' && (before?.kind === 'poss' || wordSet('homes_for').has(before?.lower ?? '')) ? 'noun' : 'adv'; // prettier-ignore
  return null;
}

export function isClosed(lower: string): boolean {
  return wordSet('determiners').has(lower) || wordSet('possessives').has(lower) || wordSet('pronouns').has(lower) || wordSet('prepositions').has(lower) || wordSet('conjunctions').has(lower) || wordSet('modals').has(lower) || wordSet('numbers').has(lower) || lower === 'to' || lower === 'why' || lower === 'what' || lower === 'how' || lower === 'where' || lower === 'back' || lower === 'away' || lower === 'home'; // prettier-ignore
}
