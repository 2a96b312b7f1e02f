import { z } from 'zod';
import type { ScriptLine } from '#shared/story/script.ts';
import { tellsStruck } from '../memory/mend-season.ts';
import { linesOf } from '../memory/tell-added.ts';
import { readTable } from '../reading/words/tables.ts';
import type { Position } from '../season/position.ts';
import { hash32 } from '../words/seeded.ts';
import { episodeMeasure } from './episode-measure.ts';
import { countWords } from './fit-length.ts';
import type { ToldEpisode } from './tell-episode.ts';

const exchanges = z.array(z.array(z.string()).min(2)).min(1);
const tables = z.strictObject({ first: exchanges, later: exchanges, named: exchanges, again: exchanges });
type Part = keyof z.infer<typeof tables>;
let read: z.infer<typeof tables> | null = null;

/** Something that the two say between two scenes; `scene` is the number of the one behind which they do. */
export type Aside = { scene: number; lines: ScriptLine[] };

/**
 * What the two say in an episode of what the idea says beside its plot, in the season's first arc: most of it in the first episode,
 * the rest in the second and third, and in the last where it all began. Without what was struck out.
 */
export function asidesOf({ frame, stage, episode, seed, arc, struck }: Position): Aside[] {
  if (arc !== 1) return [];
  read ??= readTable('besides.yaml', tables);
  const { [part(episode)]: pool, named } = read;
  const names = stage.leads.flatMap(({ name, short }) => [name, short]);
  const chosen = new Set<number>();
  return dueIn(frame.besides, episode).flatMap(({ is, text }, at) => {
    const from = is === 'clause' ? pool : named;
    const dice = hash32(seed, text, String(episode));
    // No two of an episode are told in the same words.
    let index = dice % from.length;
    while (is === 'clause' && chosen.has(index) && chosen.size < from.length) index = (index + 1) % from.length;
    if (is === 'clause') chosen.add(index);
    const lines = linesOf(from[index] ?? [], stage, (dice >>> 8) % 2, text);
    return lines.some((line) => tellsStruck(line, struck, names))
      ? []
      : [{ scene: scenesFor[episode]?.[at] ?? 1, lines }];
  });
}

/** Where they are said: never behind the fork, with which an episode ends. */
const scenesFor: Record<number, number[]> = { 1: [0, 1, 2], 2: [1], 3: [1], 4: [2] };

const part = (episode: number): Part => (episode === 1 ? 'first' : episode === 4 ? 'again' : 'later');

function dueIn(besides: Position['frame']['besides'], episode: number): Position['frame']['besides'] {
  const clauses = besides.filter(({ is }) => is === 'clause');
  const named = besides.filter(({ is }) => is === 'named');
  if (episode === 4) return clauses.slice(0, 1);
  const first = [...clauses.slice(0, 2), ...named].slice(0, 3);
  const rest = besides.filter((one) => !first.includes(one));
  return episode === 1 ? first : rest.slice(episode - 2, episode - 1);
}

export const wordsOf = (asides: readonly Aside[]) => countWords(asides.flatMap(({ lines }) => lines));

/** An episode with its asides behind their scenes, as many as there is room for. */
export function withAsides(told: ToldEpisode, asides: readonly Aside[]): ToldEpisode {
  let words = countWords(told.told.flatMap(({ lines }) => lines));
  const fitting = asides.filter((aside) => {
    const more = wordsOf([aside]);
    if (words + more > episodeMeasure.most) return false;
    words += more;
    return true;
  });
  const last = Math.max(0, told.told.length - 2);
  return {
    ...told,
    told: told.told.map((one, at) => ({
      ...one,
      lines: [
        ...one.lines,
        ...fitting.filter(({ scene }) => Math.min(scene, last) === at).flatMap(({ lines }) => lines),
      ],
    })),
  };
}
