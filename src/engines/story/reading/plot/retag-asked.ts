import { nounNamed } from '../words/nouns.ts';
import { wordSet } from '../words/tables.ts';
import { verbOf } from '../words/verbs.ts';
import type { Word } from './word.ts';

const askers = new Set(['why', 'how', 'when', 'where', 'what']);

/** "why does the tuba smell of fish": what is asked about has a verb behind it, though it may be a noun elsewhere. */
export function asAsked(words: Word[]): void {
  words.forEach((word, at) => {
    if (!askers.has(words[at - 1]?.lower ?? '') || word.base !== 'do') return;
    const ends = words.findIndex(({ end }, index) => index > at && end !== '') + 1;
    const clause = words.slice(at + 1, ends > 0 ? ends : words.length);
    if (clause.some(({ kind }) => ['verb', 'modal'].includes(kind))) return;
    const verb = clause.find(
      ({ kind, lower }, index) =>
        kind === 'noun' &&
        ['noun', 'name'].includes(clause[index - 1]?.kind ?? '') &&
        clause[index + 1]?.kind !== 'noun' &&
        (verbOf(lower)?.form === 'base' || wordSet('asked_verbs').has(lower)),
    );
    if (verb) [verb.kind, verb.base, verb.form] = ['verb', verb.lower, 'base'];
  });
}

/** "finish grandpa's model railway", "water my plants": what opens an idea before something of somebody's is an order. */
export function asOrders([word, next]: Word[]): void {
  if (word?.kind !== 'noun' || word.end !== '' || !['owner', 'poss'].includes(next?.kind ?? '')) return;
  if (verbOf(word.lower)?.form === 'base') [word.kind, word.base, word.form] = ['verb', word.lower, 'base'];
}

const sidesOf = new Set(['left', 'right']);

/** "a single left boot": a side, and how many there are. */
export function asSides(words: Word[]): void {
  words.forEach((word, at) => {
    const [before, after] = [words[at - 1], words[at + 1]];
    const isOne = before?.lower === 'single';
    if (!sidesOf.has(word.lower) || word.end !== '' || !after) return;
    if (!isOne && !['det', 'poss', 'adj', 'num'].includes(before?.kind ?? '')) return;
    if (after.kind !== 'noun' && nounNamed(after.lower) === null) return;
    [word.kind, word.form] = ['adj', null];
    if (isOne && before) [before.kind, before.form] = ['adj', null];
  });
}

/** "a very well guarded place": no well, but how it is guarded. */
export function asHow(words: Word[]): void {
  words.forEach((word, at) => {
    const [after, noun] = [words[at + 1], words[at + 2]];
    if (word.lower !== 'well' || word.end !== '' || !after || noun?.kind !== 'noun') return;
    if (verbOf(after.lower)?.form === 'past')
      [word.kind, word.form, after.kind, after.form] = ['adj', null, 'adj', null];
  });
}
