import { isKnownPhrase, isPluralWord, nounGuessed, nounNamed } from '../words/nouns.ts';
import type { Typed } from '../words/split-idea.ts';
import { wordSet } from '../words/tables.ts';
import { verbOf } from '../words/verbs.ts';
import { isClosed } from './closed-words.ts';

/** Where a noun of two words stands ("rolling pin", "ice cream"), so that neither is taken for a verb. */
export function compoundsIn(typed: Typed[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (let at = 0; at + 1 < typed.length; at++) {
    const [one, two, three] = [typed[at], typed[at + 1], typed[at + 2]];
    // "tug of war"
    const isThree = one?.end === '' && two?.end === '' && two.text.toLowerCase() === 'of' && three;
    if (isThree && isKnownPhrase(`${one.text} of ${three.text}`.toLowerCase()))
      found
        .add(at)
        .add(at + 1)
        .add(at + 2);
    if (one?.end === '' && two && isKnownPhrase(`${one.text} ${two.text}`.toLowerCase())) found.add(at).add(at + 1);
    const isTwin = two?.text === 'and' && three !== undefined && wordSet('twins').has(`${one?.text} and ${three.text}`.toLowerCase()); // prettier-ignore
    if (isTwin && one?.end === '' && two.end === '') found.add(at).add(at + 2);
  }
  return found;
}

/** "the giants harp", "mums laugh": an owner typed without its mark. */
export function isOwnerWithoutMark(lower: string, after: string): boolean {
  if (
    lower.endsWith('s') &&
    wordSet('family').has(lower.slice(0, -1)) &&
    (nounNamed(after) !== null || !isClosed(after)) &&
    after !== '' &&
    verbOf(after)?.form !== 's' &&
    verbOf(after)?.form !== 'past'
  )
    return true;
  // "the moons reflection", "my brothers hamster": nothing else could be said by the two words.
  if (isOneAlone(lower) && isKept(after)) return true;
  if (
    after === '' ||
    verbOf(after) !== null ||
    !lower.endsWith('s') ||
    nounNamed(after) === null ||
    isPluralWord(after)
  )
    return false;
  const one = nounNamed(lower);
  return (
    isPluralWord(lower) && (one?.of.is === 'person' || one?.name === 'fabled') && nounNamed(after)?.of.is === 'thing'
  );
}

const isOneAlone = (lower: string) => wordSet('only_ones').has(lower);

/** One thing or animal that somebody can have; no verb looks like it. */
const isKept = (after: string) =>
  verbOf(after) === null &&
  !isClosed(after) &&
  !isPluralWord(after) &&
  ['thing', 'creature', 'idea'].includes((nounNamed(after) ?? nounGuessed(after))?.of.is ?? '');
