import { arcKinds } from '../../../frame.ts';
import type { Plot } from '../../plot/read-plot.ts';
import { softmax } from '../ranker.ts';
import type { Tensors, Token } from './network.ts';
import { addToken, meanOf, readTensors, rowsOfToken, tokenOf } from './network.ts';
import { dimensions } from './word-vectors.ts';

/**
 * A convolutional network (Kim 2014, arXiv:1408.5882) says how probable each kind of season is: filters look at three words at a
 * time, the place where a filter finds most counts, and beside it the mean meaning of the verbs, nouns and describing words.
 */
export const filters = 192;
export const span = 3;
const pools = [['verb'], ['noun'], ['adj', 'adv']] as const;
const mostWords = 60;
export const features = filters + pools.length * dimensions;
/** Tensors: the filters' weights and biases, the kinds' weights and biases. */
export const kindShapes = [span * rowsOfToken * filters, filters, features * arcKinds.length, arcKinds.length];

/** What the network sees of an idea: no more than its first sixty words. */
export type Seen = { tokens: Token[]; means: Float32Array };

export function seenOf({ sentences }: Plot): Seen {
  const words = sentences.flatMap((sentence) => sentence.words).slice(0, mostWords);
  const tokens = words.map(tokenOf);
  const means = new Float32Array(pools.length * dimensions);
  pools.forEach((pool, number) => {
    const isOf = (kind: string) => (pool as readonly string[]).includes(kind);
    means.set(meanOf(tokens.filter((_, at) => isOf(words[at]!.kind))), number * dimensions);
  });
  return { tokens, means };
}

/** What each filter finds at each word, and where it finds most (-1 where there is no word). */
export function filtered(
  tokens: readonly Token[],
  [weights, biases]: Tensors,
): { most: Float32Array; where: Int16Array } {
  const sums = new Float32Array(tokens.length * filters);
  tokens.forEach((_, at) => sums.set(biases!, at * filters));
  tokens.forEach((token, at) => {
    for (let offset = 0; offset < span; offset++) {
      const place = at + 1 - offset;
      if (place < 0 || place >= tokens.length) continue;
      addToken(sums, place * filters, { token, row: offset * rowsOfToken, weights: weights!, width: filters });
    }
  });
  const most = new Float32Array(filters);
  const where = new Int16Array(filters).fill(-1);
  for (let place = 0; place < tokens.length; place++)
    for (let filter = 0; filter < filters; filter++) {
      const found = sums[place * filters + filter]!;
      if (found <= most[filter]!) continue;
      most[filter] = found;
      where[filter] = place;
    }
  return { most, where };
}

/** The score of each kind, in the order of `arcKinds`, of an idea's features. */
export function scoresOf(found: Float32Array, [, , weights, biases]: Tensors): Float32Array {
  const scores = Float32Array.from(biases!);
  for (let feature = 0; feature < features; feature++) {
    const value = found[feature]!;
    if (value === 0) continue;
    for (let kind = 0; kind < scores.length; kind++) scores[kind]! += value * weights![feature * scores.length + kind]!;
  }
  return scores;
}

/** How probable each kind of season is by the meaning of an idea's words, in the order of `arcKinds`; they add up to 1. */
export function kindsByMeaning(plot: Plot, tensors: Tensors = trained()): number[] {
  const { tokens, means } = seenOf(plot);
  const found = new Float32Array(features);
  found.set(filtered(tokens, tensors).most);
  found.set(means, filters);
  return softmax([...scoresOf(found, tensors)]);
}

let own: Tensors | null = null;
const trained = (): Tensors => (own ??= readTensors('kind-network', kindShapes));
