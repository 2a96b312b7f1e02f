import { z } from 'zod';
import { tellsStruck } from '../memory/mend-season.ts';
import { linesOf } from '../memory/tell-added.ts';
import { isByMistake } from '../reading/slots/became/by-mistake.ts';
import { isPluralWord } from '../reading/words/nouns.ts';
import { readTable, wordSet } from '../reading/words/tables.ts';
import { pastOf, verbOf } from '../reading/words/verbs.ts';
import type { Besides } from '../frame.ts';
import type { Position } from '../season/position.ts';
import { hash32 } from '../words/seeded.ts';
import type { Aside } from './tell-episode.ts';

const exchanges = z.array(z.array(z.string()).min(2)).min(1);
const pools = ['first', 'later', 'named', 'again', 'first_heard', 'later_heard', 'named_later', 'named_again', 'doer', 'doer_later', 'doer_again', 'end', 'first_began', 'first_stands', 'again_began', 'again_stands'] as const; // prettier-ignore
type Pool = (typeof pools)[number];
const tables = z.strictObject(
  Object.fromEntries(pools.map((pool) => [pool, exchanges])) as Record<Pool, typeof exchanges>,
);
let read: z.infer<typeof tables> | null = null;

/**
 * What the two say in an episode of what the idea says beside its plot, in the season's first arc: most of it in the first episode,
 * the rest in the second and third, and in the last where it all began. Without what was struck out.
 */
export function besidesOf({ frame, stage, episode, seed, arc, struck }: Position): Aside[] {
  if (arc !== 1) return [];
  read ??= readTable('besides.yaml', tables);
  const told = read;
  const names = stage.leads.flatMap(({ name, short }) => [name, short]);
  const chosen = new Set<string[]>();
  // That somebody is king by mistake is the plot there, which nobody dares to say.
  const beside = frame.kind === 'befriend' ? frame.besides.filter(({ text }) => !isByMistake(text)) : frame.besides;
  return dueIn(beside, episode).flatMap(({ is, text }, at) => {
    const from = poolsFor({ is, text }, episode, frame).flatMap((pool) => told[pool]);
    const dice = hash32(seed, text, String(episode));
    // No two of an episode are told in the same words, nor two of the episodes that have a list in common.
    let index = (hash32(seed, is) + episode) % from.length;
    while (chosen.has(from[index] ?? []) && chosen.size < from.length) index = (index + 1) % from.length;
    chosen.add(from[index] ?? []);
    const lines = linesOf(from[index] ?? [], stage, (dice >>> 8) % 2, is === 'clause' ? asHappened(text) : text);
    return lines.some((line) => tellsStruck(line, struck, names))
      ? []
      : [{ scene: (frame.trait ? besideTrait : scenesFor)[episode]?.[at] ?? 1, lines }];
  });
}

/** Where they are said: never behind the fork, with which an episode ends. */
const scenesFor: Record<number, number[]> = { 1: [0, 1, 2], 2: [1], 3: [1], 4: [2] };
/** Where they are said in a season with a trait, whose scene stands apart from them. */
const besideTrait: Record<number, number[]> = { 1: [0, 2, 2], 2: [1], 3: [1], 4: [2] };

/** In these they are shut in: nobody is there to be asked, and nobody to tell them. */
const alone = new Set<Position['frame']['kind']>(['escape', 'survive']);

function poolsFor({ is, text }: Besides, episode: number, { kind }: Position['frame']): Pool[] {
  if (is === 'end') return ['end'];
  if (is === 'named' || is === 'doer') return [episode === 1 ? is : episode === 4 ? `${is}_again` : `${is}_later`];
  // "The ferry is full" is how things are, and nothing that began with it.
  const stands = text.split(' ').some((word) => wordSet('tells_state').has(word)) ? 'stands' : 'began';
  if (episode === 4) return stands === 'stands' ? ['again_stands'] : ['again', 'again_began'];
  const told: Pool[] = episode === 1 ? ['first', `first_${stands}`] : ['later'];
  return alone.has(kind) ? told : [...told, episode === 1 ? 'first_heard' : 'later_heard'];
}

function dueIn(besides: Position['frame']['besides'], episode: number): Position['frame']['besides'] {
  const clauses = besides.filter(({ is }) => is === 'clause');
  // Who does it in the idea matters more than what is only named.
  const named = besides.filter(({ is }) => is === 'named' || is === 'doer').toSorted((a, b) => Number(b.is === 'doer') - Number(a.is === 'doer')); // prettier-ignore
  const ends = besides.filter(({ is }) => is === 'end');
  const first = [...clauses.slice(0, 2), ...named].slice(0, 3);
  if (episode === 1) return first;
  // How it ends is told when it does; else they look back on how it began, or on who was in it.
  if (episode === 4) return [...ends, ...clauses, ...named].slice(0, 1);
  // What has been named is not forgotten: where there is nothing new it comes up once more.
  const rest = besides.filter((one) => !first.includes(one) && one.is !== 'end');
  return [...rest, ...named.filter((one) => first.includes(one))].slice(episode - 2, episode - 1);
}

/** "the whale gets stuck in the pool" → "the whale got stuck in the pool": an idea tells it as it happens, and the two hear of it afterwards. What goes on or happens again stays as it is. */
export function asHappened(clause: string): string {
  const words = clause.split(' ');
  if (words.some((word) => wordSet('not_once').has(word) || wordSet('tells_state').has(word))) return clause;
  const isVerb = (word: string, at: number) => {
    const verb = verbOf(word);
    return verb?.form === 's' || (verb?.form === 'base' && isPluralWord(words[at - 1] ?? ''));
  };
  const verbs = words.flatMap((word, at) => (at > 0 && isVerb(word, at) ? [at] : []));
  const [at = 0, ...others] = verbs;
  const base = verbOf(words[at] ?? '')?.base ?? '';
  return others.length > 0 || !wordSet('happens_once').has(base) ? clause : words.with(at, pastOf(base)).join(' ');
}
