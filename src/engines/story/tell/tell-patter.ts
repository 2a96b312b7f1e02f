import { z } from 'zod';
import { tellsStruck } from '../memory/mend-season.ts';
import { linesOf } from '../memory/tell-added.ts';
import { readTable } from '../reading/words/tables.ts';
import type { Position } from '../season/position.ts';
import { hash32 } from '../words/seeded.ts';
import type { Aside } from './tell-episode.ts';

const lines = z.array(z.string()).min(2);
const table = z.record(z.string(), z.array(z.strictObject({ first: lines, later: lines, last: lines })).min(1));
let read: z.infer<typeof table> | null = null;

/** The episodes in which it is told, and behind which scene. */
const told = { 1: ['first', 1], 2: ['later', 1], 4: ['last', 2] } as const;

/** "A robot tells a joke nobody gets": the joke itself, when it is heard, when it is tried on others, and when it is understood. */
export function patterOf({ frame, stage, episode, seed, arc, struck }: Position): Aside[] {
  const when = told[episode as keyof typeof told];
  if (arc !== 1 || frame.kind !== 'befriend' || !when) return [];
  read ??= readTable('patter.yaml', table);
  const words = frame.besides.flatMap(({ is, text }) => (is === 'clause' ? text.split(' ') : []));
  const rows = Object.entries(read).find(([word]) => words.includes(word) || words.includes(`${word}s`))?.[1];
  if (!rows) return [];
  const row = rows[hash32(seed, frame.x.the) % rows.length]!;
  const said = linesOf(row[when[0]], stage, hash32(seed) % 2, frame.x.the);
  const names = stage.leads.flatMap(({ name, short }) => [name, short]);
  return said.some((line) => tellsStruck(line, struck, names)) ? [] : [{ scene: when[1], lines: said }];
}
