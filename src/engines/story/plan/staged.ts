import type { Frame, Noun } from '../frame.ts';
import { wordSet } from '../reading/words/tables.ts';

/** How a performance is given; the words of each are `staged_…` in packs/words/english.yaml. The first that fits counts. */
const stagedKinds = ['puppets', 'air', 'danced', 'march', 'play', 'sung', 'turns'] as const;
export type StagedKind = (typeof stagedKinds)[number];

const wordsOf = ({ the }: Noun) => the.toLowerCase().split(' ');

const kindOf = (words: string[]): StagedKind | undefined =>
  stagedKinds.find((kind) => words.some((word) => wordSet(`staged_${kind}`).has(word)));

/** "the puppet show" by its words, where the last is of what is performed; a dance alone is a party. */
function performed(noun: Noun | undefined): StagedKind | undefined {
  const words = noun ? wordsOf(noun) : [];
  return wordSet('staged_heads').has(words.at(-1) ?? '') ? kindOf(words) : undefined;
}

/** Who performs together: "the ghost choir". */
export const isTroupe = ({ head }: Noun): boolean => wordSet('troupes').has(head.toLowerCase());

/** How it is performed, where what is to be held is a performance; of a troupe that has nothing to give it is its own. */
export function stagedAs({ kind, event, x }: Frame): StagedKind | undefined {
  if (kind !== 'celebrate') return undefined;
  const isNamed = event !== undefined && event.from !== 'kind';
  return performed(isNamed ? event : x) ?? (!isNamed && isTroupe(x) ? kindOf(wordsOf(x)) : undefined);
}

/** For whom it is performed: what it is about, where that is neither the performance itself nor who gives it. */
export const guestOf = (frame: Frame): string =>
  stagedAs(frame) && !isTroupe(frame.x) && frame.x.the !== frame.event?.the ? frame.x.the : '';

/** Who performs it, where the idea says so. */
export const troupeOf = (frame: Frame): string =>
  stagedAs(frame) && isTroupe(frame.x) && frame.x.the !== frame.event?.the ? frame.x.the : '';

/** What the idea says is wrong with it: "the drummer has hiccups", and not that it is tonight. */
export function troubleOf(frame: Frame): string {
  const own = [frame.event?.head ?? '', frame.x.head].map((head) => head.toLowerCase());
  const isOfItself = (text: string) =>
    text
      .toLowerCase()
      .split(' ')
      .some((word) => own.includes(word));
  const clause = frame.besides.find(({ is, text }) => is === 'clause' && !isOfItself(text));
  return stagedAs(frame) && clause ? clause.text : '';
}
