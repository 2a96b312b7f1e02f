import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** Features are hashed into this many places; a table of weights has one byte for each, and is kept compressed. */
export const places = 2 ** 20;

/** What speaks for or against one candidate: hashed features, each with the same weight. */
export type Candidate = Uint32Array;
/** The score of a candidate is the sum of its features' weights, each a byte times `scale`. */
export type Ranker = { weights: Int8Array; scale: number };

/** Hashes a feature (FNV-1a), so that no table of names has to be kept. */
export function placeOf(feature: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) sum = Math.imul(sum ^ feature.charCodeAt(at), 0x01000193);
  return ((sum >>> 14) ^ sum) & (places - 1);
}

/** The place of a feature together with another one, such as a kind. */
export function placeWith(place: number, other: number): number {
  const sum = Math.imul(place ^ Math.imul(other + 1, 0x9e3779b1), 0x85ebca6b);
  return ((sum >>> 13) ^ sum) & (places - 1);
}

/** How probable each candidate is, in their order; they add up to 1. */
export function probabilities(candidates: readonly Candidate[], { weights, scale }: Ranker): number[] {
  return softmax(candidates.map((features) => features.reduce((sum, place) => sum + (weights[place] ?? 0), 0) * scale));
}

/** Two opinions on the same candidates as one, the second one's share being `share`: the weighted geometric mean of their probabilities. */
export function together(one: readonly number[], other: readonly number[], share: number): number[] {
  return softmax(one.map((probability, at) => logOf(probability) * (1 - share) + logOf(other[at] ?? 0) * share));
}

const logOf = (probability: number) => Math.log(Math.max(probability, 1e-9));

export function softmax(sums: readonly number[]): number[] {
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

export const tasks = ['kind', 'about', 'against'] as const;
/** What is ranked: kinds of season, phrases that say what it is about, phrases that name the other side. */
export type Task = (typeof tasks)[number];
const trained = new Map<Task, Ranker>();

/** A trained ranker beside this module, read once a process. Throws where the file is not of this program. */
export function rankerFor(task: Task): Ranker {
  const known = trained.get(task);
  if (known) return known;
  const bytes = brotliDecompressSync(readFileSync(join(import.meta.dirname, `${task}.bin`)));
  if (bytes.length !== places + 4) throw new Error(`${task}.bin is not of this program: run npm run train:reading.`);
  const ranker = { scale: bytes.readFloatLE(0), weights: new Int8Array(bytes.buffer, bytes.byteOffset + 4, places) };
  trained.set(task, ranker);
  return ranker;
}
