import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { arcKind, type ArcKind } from '../../frame.ts';
import type { Phrase } from '../plot/noun-phrase.ts';
import type { Cast } from '../plot/read-plot.ts';
import { singularOf } from '../words/nouns.ts';

/** How somebody read an idea. `x` and `foe` are words of it, "" for none, null where nobody said. */
export type LabelledIdea = {
  idea: string;
  hand: string;
  kind: ArcKind;
  /** Kinds that would be fine too. */
  also: ArcKind[];
  x: string | null;
  foe: string | null;
};

const ofTraining = z.object({
  idea: z.string(),
  kind: arcKind,
  also: z.array(arcKind).default([]),
  x: z.string().nullable(),
  foe: z.string().nullable(),
});
/** Ideas of the tests name all answers that would be right, the best first. */
const ofTests = z.object({
  idea: z.string(),
  style: z.string(),
  kind: z.array(z.union([arcKind, z.literal('any')])),
  x: z.array(z.string()).nullable(),
  foe: z.array(z.string()).nullable(),
});
const testFiles = ['known-ideas', 'second-ideas', 'third-ideas', 'kept-ideas'];

const folder = join(import.meta.dirname, '../ideas');
const linesOf = (file: string): unknown[] =>
  readFileSync(join(folder, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

/** The ideas that the rankers learn from: those of training/, whose files are named for the hand that wrote them, and those of the tests. */
export function readLabelledIdeas(): LabelledIdea[] {
  const own = readdirSync(join(folder, 'training'))
    .toSorted()
    .flatMap((file) =>
      linesOf(join('training', file)).map((line) => ({ ...ofTraining.parse(line), hand: file.replace('.jsonl', '') })),
    );
  const ofOthers = testFiles.flatMap((file) =>
    linesOf(`${file}.jsonl`).flatMap((line) => {
      const { idea, style, kind, x, foe } = ofTests.parse(line);
      const [first, ...also] = kind.filter((one) => one !== 'any');
      if (!first || style === 'languages') return [];
      return [{ idea, kind: first, also, x: x && (x[0] ?? ''), foe: foe && (foe[0] ?? ''), hand: file }];
    }),
  );
  return [...own, ...ofOthers];
}

/** The cast of the show that an idea names somebody of; the first show's for one that names nobody. */
export function castFor(idea: string, casts: readonly Cast[]): Cast {
  const lower = idea.toLowerCase();
  const named = ({ leads, people }: Cast) =>
    [...leads, ...people].filter((name) =>
      lower.includes(name.toLowerCase().replace(/^(?:the|mr\.|dr\.|captain) /, '')),
    );
  const best = casts
    .map((cast) => ({ cast, names: named(cast) }))
    .toSorted((a, b) => b.names.length - a.names.length)[0];
  if (!best) throw new RangeError('There is no cast.');
  const [first, second] = [...best.names, ...best.cast.leads.filter((lead) => !best.names.includes(lead))];
  if (!first || !second) return best.cast;
  const all = [...best.cast.leads, ...best.cast.people];
  return { leads: [first, second], people: all.filter((name) => name !== first && name !== second) };
}

/** Which of the phrases a label means: the one with the same words, with the same noun, or within it; -1 for none. */
export function phraseMeant(label: string, phrases: readonly Phrase[]): number {
  const wanted = wordsOf(label);
  const last = wanted.at(-1) ?? '';
  const scores = phrases.map(({ bare, head }) => {
    const words = wordsOf(bare);
    const shared = wanted.filter((word) => words.some((other) => isAlike(word, other))).length;
    const heads = isAlike(singularOf(head), last) ? 1.5 : isAlike(singularOf(head), wanted[0] ?? '') ? 0.5 : 0;
    return shared === 0 ? 0 : (2 * shared) / (wanted.length + words.length) + heads;
  });
  const most = Math.max(0, ...scores);
  return most === 0 ? -1 : scores.indexOf(most);
}

const small = new Set(['the', 'a', 'an', 'of', 'in', 'to', 'with', 'his', 'her', 'their']);
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !small.has(word))
    .map(singularOf);

/** The same word, or one that differs by a typing error: labels stand as they were typed, phrases have their spelling mended. */
function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  if (Math.min(one.length, other.length) < 4 || Math.abs(one.length - other.length) > 2) return false;
  return distance(one, other) <= Math.min(2, Math.floor(Math.max(one.length, other.length) / 4));
}
