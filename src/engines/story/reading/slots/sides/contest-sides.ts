import type { Phrase } from '../../plot/noun-phrase.ts';
import { typeOf, withThe } from '../../plot/noun-phrase.ts';
import type { Plot } from '../../plot/read-plot.ts';
import { isVague } from '../../plot/read-plot.ts';
import type { Word } from '../../plot/word.ts';
import { singularOf } from '../../words/nouns.ts';
import { table, wordSet } from '../../words/tables.ts';
import type { DescribedNoun } from '../describe-noun.ts';
import { describeNoun } from '../describe-noun.ts';

type Loose = Record<string, unknown>;
/** What was read of a contest; a noun that nobody named is null. */
export type ReadContest = { event: string; x: DescribedNoun | null; tool: DescribedNoun | null; hasWeak: boolean };

/** What of a thing fails where one moves with it: the wheel of a barrow, a snail's horn. */
const moved = new Set(['race', 'leap']);

/**
 * How a contest is fought, what the two enter with, and what of it does not work. Nobody enters with the race itself, nor
 * with the place where it ends: they have what else was named, or what is usual for such a contest.
 */
export function contestSides({ event, x, tool, hasWeak }: ReadContest): {
  said: Loose;
  fill: Loose;
  usesTool: boolean;
} {
  const goal = x?.type === 'place' && event === '' ? x : null;
  const name = goal ? `the race to ${goal.the}` : event;
  const words = `${name} ${x && x.type !== 'place' ? x.head : ''}`.toLowerCase().split(/[ -]/);
  const acts = Object.entries(table('contests'));
  const [act, entry] =
    acts.find(([, { words: known }]) => words.some((word) => known.includes(word))) ??
    acts.find(([known]) => known === 'strength') ??
    [];
  if (!act || !entry) return { said: {}, fill: {}, usesTool: false };
  const own = Object.entries(entry.own).find(([word]) => words.includes(word))?.[1] ?? [entry.x, entry.weak];
  const isMatter = x === null || goal !== null || x.type === 'event' || (act === 'board' && entry.words.some((word) => words.includes(word))); // prettier-ignore
  const entered = isMatter ? tool : x;
  const usual = describeNoun(own[0]);
  const part = entered?.kit.part ?? '';
  const weak = describeNoun(entered && moved.has(act) && part.startsWith('the ') ? part : own[1]);
  const isGame = x !== null && goal === null && isMatter && event === '' && x.type !== 'event';
  return {
    said: isMatter && tool ? { x: tool.the } : {},
    fill: {
      act,
      did: entry.did,
      ...(goal ? { event: { the: name, a: name.replace('the ', 'a '), head: 'race' }, den: { the: goal.the, head: goal.head, in: `at ${goal.the}` } } : {}),
      ...(isGame ? { event: nounOf(x) } : {}),
      ...(event === '' && !goal && !isGame && entry.event !== '' ? { event: { the: entry.event, a: entry.event.replace('the ', 'a '), head: entry.event.split(' ').at(-1) } } : {}),
      ...(isMatter ? { x: nounOf(tool ?? usual) } : {}),
      ...(hasWeak ? {} : { weak: nounOf(weak) }),
    },
    usesTool: isMatter && tool !== null,
  }; // prettier-ignore
}

function nounOf({ the, a, head, they, plural, type, size, talks, kit }: DescribedNoun) {
  return { the, a, head, they, plural, type, size, talks, kit };
}

/**
 * "beat the giants at jumping" is "the jumping contest", "first one to the fountain" "the race to the fountain", "they race
 * bathtubs" "the bathtub race"; "" for no contest.
 */
export function unnamedContest({ sentences }: Plot): string {
  for (const { words, phrases } of sentences)
    for (const [at, { lower, kind, base }] of words.entries()) {
      const raced = kind === 'verb' && base === 'race' ? racedAt(words, phrases, at) : null;
      if (raced) return `the ${singularOf(raced.bare)} race`;
      const next = words[at + 1]?.lower ?? '';
      if (lower === 'at' && isDeed(next)) return `the ${next} contest`;
      const goal = phrases.find(({ from }) => from === at + 1);
      const isFirst = [words[at - 1]?.lower, words[at - 2]?.lower].includes('first');
      if (lower === 'to' && isFirst && goal && typeOf(goal) === 'place') return `the race to ${withThe(goal)}`;
    }
  return '';
}

/** "winner keeps the trophy", "or he'll keep her piano": what they fight for; null where that is not said. */
export function prizeIn({ sentences }: Plot): Phrase | null {
  for (const { words, phrases } of sentences)
    for (const [at, { base, kind }] of words.entries()) {
      if (kind !== 'verb' && kind !== 'aux') continue;
      const wins = words.slice(Math.max(0, at - 6), at).some(({ lower }) => wordSet('winners').has(lower));
      const loses = words.slice(Math.max(0, at - 5), at).some(({ lower }) => lower === 'or' || lower === 'otherwise');
      const prize =
        wordSet('keeps').has(base) && (wins || loses) ? phrases.find(({ from }) => from === at + 1) : undefined;
      if (prize && prize.pron === '' && !isVague(prize)) return prize;
    }
  return null;
}

/** What is raced by the verb at a word: "they race bathtubs", "build a raft and race it". */
function racedAt(words: readonly Word[], phrases: readonly Phrase[], at: number): Phrase | null {
  const isIt = ['it', 'them'].includes(words[at + 1]?.lower ?? '');
  const raced = isIt
    ? phrases.find(({ to, determiner }) => to <= at && determiner !== '')
    : phrases.find(({ from }) => from === at + 1);
  const isThing =
    raced !== undefined &&
    raced.pron === '' &&
    !isVague(raced) &&
    !raced.proper &&
    !raced.of &&
    raced.bare.split(' ').length < 3;
  return isThing && ['thing', 'creature'].includes(typeOf(raced)) && words[at + 1]?.end !== '?' ? raced : null;
}

const noDeeds = new Set(['morning', 'evening', 'building', 'meeting', 'wedding', 'landing', 'crossing', 'spring']);
const isDeed = (word: string) => /^[a-z]{3,}ing$/.test(word) && !word.endsWith('thing') && !noDeeds.has(word);
