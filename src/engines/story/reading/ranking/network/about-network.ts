import { arcKinds, type ArcKind } from '../../../frame.ts';
import type { Phrase } from '../../plot/noun-phrase.ts';
import type { Plot, Sentence } from '../../plot/read-plot.ts';
import { softmax } from '../ranker.ts';
import type { Tensors, Token } from './network.ts';
import { addRow, addToken, addVector, meanOf, readTensors, rowsOfToken, tokenOf } from './network.ts';
import { dimensions } from './word-vectors.ts';

/**
 * A network of one hidden layer says how probable it is for each phrase that the season is about it: it sees the three words
 * before the phrase and behind it, its head and last word, the verbs next to it, the idea's mean meaning, and the kind of season.
 */
export const neurons = 96;
const slots = ['third before', 'second before', 'before', 'behind', 'second behind', 'third behind', 'head', 'last', 'verb before', 'verb behind'] as const; // prettier-ignore
const mostCounted = 5;
export const meanRow = slots.length * rowsOfToken;
const kindRow = meanRow + dimensions;
const atRow = kindRow + arcKinds.length;
const leftRow = atRow + mostCounted + 1;
const noneRow = leftRow + mostCounted + 1;
/** Tensors: the hidden layer's weights and biases, and a row of weights for each kind and for all of them. */
export const aboutShapes = [(noneRow + 1) * neurons, neurons, (arcKinds.length + 1) * neurons];

/** What the network sees of a phrase, or of there being none: tokens by their rows, the idea's meaning, single rows. */
export type Sight = { tokens: { row: number; token: Token }[]; mean: Float32Array; rows: number[] };
type Ranked = { phrase: Phrase; sentence: Sentence };

/** What the network sees of each phrase in a season of a kind, and last of there being none of them. */
export function sightsOf(phrases: readonly Ranked[], kind: ArcKind, { sentences }: Plot): Sight[] {
  const mean = meanOf(sentences.flatMap(({ words }) => words.map(tokenOf)));
  const rows = [kindRow + arcKinds.indexOf(kind)];
  return [
    ...phrases.map(({ phrase, sentence: { words } }, at) => {
      const near = [-3, -2, -1].map((step) => words[phrase.from + step]);
      const after = [0, 1, 2].map((step) => words[phrase.to + step]);
      const head = { lower: phrase.head, base: phrase.head, kind: 'noun' as const };
      const left = words.slice(0, phrase.from).findLast((word) => word.kind === 'verb');
      const right = words.slice(phrase.to).find((word) => word.kind === 'verb');
      const seen = [...near, ...after, head, words[phrase.to - 1], left, right];
      return {
        tokens: seen.flatMap((word, slot) => (word ? [{ row: slot * rowsOfToken, token: tokenOf(word) }] : [])),
        mean,
        rows: [...rows, atRow + Math.min(at, mostCounted), leftRow + Math.min(phrases.length - at, mostCounted)],
      };
    }),
    { tokens: [], mean, rows: [...rows, noneRow, leftRow + Math.min(phrases.length, mostCounted)] },
  ];
}

/** What each neuron of the hidden layer finds in a sight; below 0 it finds nothing. */
export function hiddenOf({ tokens, mean, rows }: Sight, [weights, biases]: Tensors): Float32Array {
  const sums = Float32Array.from(biases!);
  const layer = { weights: weights!, width: neurons };
  for (const { row, token } of tokens) addToken(sums, 0, { token, row, ...layer });
  addVector(sums, 0, { vector: mean, row: meanRow, ...layer });
  for (const row of rows) addRow(sums, 0, { row, ...layer });
  return sums.map((sum) => Math.max(sum, 0));
}

/** The score of a phrase of which the hidden layer found `hidden`. */
export function scoreOf(hidden: Float32Array, kind: ArcKind, [, , weights]: Tensors): number {
  const [own, all] = [arcKinds.indexOf(kind) * neurons, arcKinds.length * neurons];
  return hidden.reduce((sum, value, neuron) => sum + value * (weights![own + neuron]! + weights![all + neuron]!), 0);
}

/** How probable it is of each phrase that a season of a kind is about it, and last of none; they add up to 1. */
export function aboutByMeaning(
  phrases: readonly Ranked[],
  { kind, plot }: { kind: ArcKind; plot: Plot },
  tensors: Tensors = trained(),
): number[] {
  return softmax(sightsOf(phrases, kind, plot).map((sight) => scoreOf(hiddenOf(sight, tensors), kind, tensors)));
}

let own: Tensors | null = null;
const trained = (): Tensors => (own ??= readTensors('about-network', aboutShapes));
