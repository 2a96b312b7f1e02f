import { seededRandom, type Random } from '#shared/seeded-random.ts';
import { arcKinds, type ArcKind } from '../../../frame.ts';
import { softmax } from '../ranker.ts';
import { aboutShapes, hiddenOf, meanRow, neurons, scoreOf, type Sight } from './about-network.ts';
import { features, filtered, filters, kindShapes, scoresOf, span, type Seen } from './kind-network.ts';
import { rowsOfToken, type Tensors, type Token } from './network.ts';
import { dimensions } from './word-vectors.ts';

/** `truth` has the share of each kind in the order of `arcKinds`, or of each sight. */
export type KindSample = { seen: Seen; truth: number[] };
export type AboutSample = { sights: Sight[]; kind: ArcKind; truth: number[] };

const batch = 32;
/** So much of what a step sees is left out, so that nothing counts on a single word or feature being there. */
const wordsLeftOut = 0.2;
const featuresLeftOut = 0.5;
const neuronsLeftOut = 0.4;

/** Trains the network of kinds; the same samples in the same order give the same weights. */
export function trainKindNetwork(samples: readonly KindSample[], epochs: number): Tensors {
  const random = seededRandom(2026);
  const tensors = begin(kindShapes, [1 / Math.sqrt(rowsOfToken * span), 0, 0.05, 0], random);
  descend(samples, { tensors, epochs, step: 0.002, decay: 0.001, random }, (sample, into) =>
    learnKind(sample, tensors, { into, random }),
  );
  return tensors;
}

/** Trains the network of what a season is about; the same samples in the same order give the same weights. */
export function trainAboutNetwork(samples: readonly AboutSample[], epochs: number): Tensors {
  const random = seededRandom(2026);
  const tensors = begin(aboutShapes, [0.04, 0, 0.05], random);
  descend(samples, { tensors, epochs, step: 0.0015, decay: 0.002, random }, (sample, into) =>
    learnAbout(sample, tensors, { into, random }),
  );
  return tensors;
}

type Learning = { into: Tensors; random: Random };
const leftOut: Token = { vector: null, part: null };

/** Adds the gradient of one idea's error (cross-entropy) to `into`. */
function learnKind({ seen, truth }: KindSample, tensors: Tensors, { into, random }: Learning): void {
  const tokens = seen.tokens.map((token) => (random() < wordsLeftOut ? leftOut : token));
  const { most, where } = filtered(tokens, tensors);
  const kept = keptOf(features, featuresLeftOut, random);
  const found = kept.map((share, at) => share * (at < filters ? most[at]! : seen.means[at - filters]!));
  const wrong = softmax([...scoresOf(found, tensors)]).map((guess, kind) => guess - truth[kind]!);
  const [windows, biases, weights, ofKinds] = into;
  for (let kind = 0; kind < wrong.length; kind++) ofKinds![kind]! += wrong[kind]!;
  for (let feature = 0; feature < features; feature++) {
    if (kept[feature] === 0) continue;
    let back = 0;
    for (let kind = 0; kind < wrong.length; kind++) {
      const at = feature * wrong.length + kind;
      weights![at]! += wrong[kind]! * found[feature]!;
      back += wrong[kind]! * tensors[2]![at]!;
    }
    if (feature >= filters || where[feature]! < 0) continue;
    back *= kept[feature]!;
    biases![feature]! += back;
    for (let offset = 0; offset < span; offset++) {
      const token = tokens[where[feature]! + offset - 1];
      if (!token) continue;
      const row = offset * rowsOfToken;
      for (let dimension = 0; token.vector && dimension < dimensions; dimension++)
        windows![(row + dimension) * filters + feature]! += back * token.vector[dimension]!;
      if (token.part !== null) windows![(row + dimensions + token.part) * filters + feature]! += back;
    }
  }
}

/** Adds the gradient of the error of one idea's phrases to `into`. */
function learnAbout({ sights, kind, truth }: AboutSample, tensors: Tensors, { into, random }: Learning): void {
  const seen = sights.map((sight) => ({
    ...sight,
    tokens: sight.tokens.filter(() => random() >= wordsLeftOut),
  }));
  const kept = seen.map(() => keptOf(neurons, neuronsLeftOut, random));
  const hidden = seen.map((sight, at) => hiddenOf(sight, tensors).map((value, neuron) => value * kept[at]![neuron]!));
  const wrong = softmax(hidden.map((one) => scoreOf(one, kind, tensors))).map((guess, at) => guess - truth[at]!);
  const [own, all] = [arcKinds.indexOf(kind) * neurons, arcKinds.length * neurons];
  seen.forEach(({ tokens, mean, rows }, at) => {
    const error = wrong[at]!;
    if (Math.abs(error) < 1e-3) return;
    const back = new Float32Array(neurons);
    for (let neuron = 0; neuron < neurons; neuron++) {
      const value = hidden[at]![neuron]!;
      if (value <= 0) continue;
      back[neuron] = error * kept[at]![neuron]! * (tensors[2]![own + neuron]! + tensors[2]![all + neuron]!);
      into[1]![neuron]! += back[neuron]!;
      into[2]![own + neuron]! += error * value;
      into[2]![all + neuron]! += error * value;
    }
    const addRow = (row: number, share: number) => {
      for (let neuron = 0; neuron < neurons; neuron++) into[0]![row * neurons + neuron]! += share * back[neuron]!;
    };
    for (const { row, token } of tokens) {
      for (let dimension = 0; token.vector && dimension < dimensions; dimension++)
        addRow(row + dimension, token.vector[dimension]!);
      if (token.part !== null) addRow(row + dimensions + token.part, 1);
    }
    for (let dimension = 0; dimension < dimensions; dimension++) addRow(meanRow + dimension, mean[dimension]!);
    for (const row of rows) addRow(row, 1);
  });
}

/** What each of `count` features is multiplied with: 0 where it is left out, more than 1 elsewhere, so that their sum stays about the same. */
const keptOf = (count: number, share: number, random: Random) =>
  Float32Array.from({ length: count }, () => (random() < share ? 0 : 1 / (1 - share)));

/** Random weights to begin with (normally distributed with these deviations). */
function begin(shapes: readonly number[], deviations: readonly number[], random: Random): Tensors {
  return shapes.map((length, number) =>
    Float32Array.from({ length }, () => {
      const [one, other] = [1 - random(), random()];
      return deviations[number]! * Math.sqrt(-2 * Math.log(one)) * Math.cos(2 * Math.PI * other);
    }),
  );
}

type Descent = { tensors: Tensors; epochs: number; step: number; decay: number; random: Random };

/** Adam with decoupled weight decay (arXiv:1711.05101), its steps falling to 0 over the epochs. */
function descend<S>(
  samples: readonly S[],
  { tensors, epochs, step, decay, random }: Descent,
  learn: (sample: S, into: Tensors) => void,
): void {
  const [gradients, means, squares] = [0, 1, 2].map(() => tensors.map(({ length }) => new Float32Array(length)));
  const order = samples.map((_, index) => index);
  let steps = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let index = order.length - 1; index > 0; index--) {
      const other = Math.floor(random() * (index + 1));
      [order[index], order[other]] = [order[other]!, order[index]!];
    }
    for (let from = 0; from < order.length; from += batch) {
      const some = order.slice(from, from + batch);
      for (const gradient of gradients!) gradient.fill(0);
      for (const index of some) learn(samples[index]!, gradients!);
      steps++;
      const [first, second] = [1 - 0.9 ** steps, 1 - 0.999 ** steps];
      const now = step * (1 - epoch / epochs);
      tensors.forEach((weights, number) => {
        const [gradient, mean, square] = [gradients![number]!, means![number]!, squares![number]!];
        for (let at = 0; at < weights.length; at++) {
          const slope = gradient[at]! / some.length;
          mean[at] = 0.9 * mean[at]! + 0.1 * slope;
          square[at] = 0.999 * square[at]! + 0.001 * slope * slope;
          weights[at]! -= now * (mean[at]! / first / (Math.sqrt(square[at]! / second) + 1e-8) + decay * weights[at]!);
        }
      });
    }
  }
}
