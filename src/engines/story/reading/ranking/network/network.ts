import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Word, WordKind } from '../../plot/word.ts';
import { dimensions, vectorOf } from './word-vectors.ts';

/** A word as a network sees it: what it means, if that is known, and the number of its part of speech; null where it is left out. */
export type Token = { vector: Float32Array | null; part: number | null };

const parts: readonly WordKind[] = ['adj', 'adv', 'aux', 'conj', 'det', 'modal', 'name', 'not', 'noun', 'num', 'owner', 'poss', 'prep', 'pron', 'rel', 'to', 'verb', 'wh']; // prettier-ignore
/** Rows of weights that a token takes: one for each dimension of its vector and one for each part of speech. */
export const rowsOfToken = dimensions + parts.length;

export function tokenOf({ lower, base, kind }: Pick<Word, 'lower' | 'base' | 'kind'>): Token {
  // A name says nothing of what happens: "Rose" is no flower.
  const vector = kind === 'name' ? null : (vectorOf(lower) ?? vectorOf(base));
  return { vector, part: parts.indexOf(kind) };
}

/** Adds what a token that stands at `row` of the weights gives the `width` neurons of a layer to `sums`, from `at` on. */
export function addToken(
  sums: Float32Array,
  at: number,
  { token, row, weights, width }: { token: Token; row: number; weights: Float32Array; width: number },
): void {
  const { vector, part } = token;
  if (vector) addVector(sums, at, { vector, row, weights, width });
  if (part !== null) addRow(sums, at, { row: row + dimensions + part, weights, width });
}

export function addVector(
  sums: Float32Array,
  at: number,
  { vector, row, weights, width }: { vector: Float32Array; row: number; weights: Float32Array; width: number },
): void {
  for (let dimension = 0; dimension < vector.length; dimension++) {
    const value = vector[dimension]!;
    const from = (row + dimension) * width;
    for (let neuron = 0; neuron < width; neuron++) sums[at + neuron]! += value * weights[from + neuron]!;
  }
}

export function addRow(
  sums: Float32Array,
  at: number,
  { row, weights, width }: { row: number; weights: Float32Array; width: number },
): void {
  for (let neuron = 0; neuron < width; neuron++) sums[at + neuron]! += weights[row * width + neuron]!;
}

/** The mean direction of some tokens' meanings, as a vector of length 1; zeros where none is known. */
export function meanOf(tokens: readonly Token[]): Float32Array {
  const sum = new Float32Array(dimensions);
  for (const { vector } of tokens)
    vector?.forEach((value, dimension) => {
      sum[dimension]! += value;
    });
  const length = Math.hypot(...sum);
  return length === 0 ? sum : sum.map((value) => value / length);
}

/** Weights of a network, each tensor's in a row. */
export type Tensors = Float32Array[];

/** Trained weights as they are kept: a byte each, times the tensor's scale. */
export function packTensors(tensors: Tensors): Buffer {
  return Buffer.concat(
    tensors.map((weights) => {
      const scale = Math.fround(weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-6) / 127);
      const bytes = Buffer.alloc(4 + weights.length);
      bytes.writeFloatLE(scale, 0);
      bytes.set(
        Int8Array.from(weights, (weight) => Math.round(weight / scale)),
        4,
      );
      return bytes;
    }),
  );
}

/** Trained weights beside this module; `lengths` are those of the tensors. Throws where the file is not of this program. */
export function readTensors(name: string, lengths: readonly number[]): Tensors {
  const bytes = readFileSync(join(import.meta.dirname, `${name}.bin`));
  if (bytes.length !== lengths.reduce((sum, length) => sum + 4 + length, 0))
    throw new Error(`${name}.bin is not of this program: run npm run train:reading.`);
  let at = 0;
  return lengths.map((length) => {
    const scale = bytes.readFloatLE(at);
    const weights = Float32Array.from(
      new Int8Array(bytes.buffer, bytes.byteOffset + at + 4, length),
      (weight) => weight * scale,
    );
    at += 4 + length;
    return weights;
  });
}
