import { places, type Features } from './features.ts';
import { ages, labels, outputs, softmax, type Age, type Label } from './model.ts';

export type Sample = { features: Features; label: Label; okFrom: Age };
export type Trained = { scales: number[]; biases: number[]; weights: Int8Array };

const epochs = 14;
const firstStep = 0.6;
/** By how much every weight shrinks after an epoch. */
const decay = 0.2;
/** The part of a text's features that a step sees. */
const keptPart = 0.5;
const seed = 20_26;

/**
 * Multinomial logistic regression with L2, by stochastic gradient descent with steps of AdaGrad, for labels and for ages; the
 * weights are rounded to bytes. The same samples in the same order give the same bytes.
 */
export function train(samples: Sample[]): Trained {
  const weights = new Float32Array(places * outputs);
  const squares = new Float32Array(places * outputs);
  const biases = new Float64Array(outputs);
  const order = samples.map((_, index) => index);
  const random = mulberry32(seed);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const index of order) {
      const sample = samples[index];
      if (sample) step({ ...sample, features: thinned(sample.features, random) }, weights, squares, biases);
    }
    for (let index = 0; index < weights.length; index++) weights[index]! *= 1 - decay;
  }
  return quantise(weights, biases);
}

/** A part of the features, the others as loud in their place: no weight may count on a single feature being there. */
function thinned({ at, value }: Features, random: () => number): Features {
  const isKept = Array.from(at, () => random() < keptPart);
  return {
    at: at.filter((_, index) => isKept[index]),
    value: value.filter((_, index) => isKept[index]).map((one) => one / keptPart),
  };
}

function step(
  { features: { at, value }, label, okFrom }: Sample,
  weights: Float32Array,
  squares: Float32Array,
  biases: Float64Array,
) {
  const sums = Array.from(biases, (bias, output) => {
    let sum = bias;
    for (let index = 0; index < at.length; index++) sum += weights[output * places + at[index]!]! * value[index]!;
    return sum;
  });
  const wrong = [...softmax(sums.slice(0, labels.length)), ...softmax(sums.slice(labels.length))];
  wrong[labels.indexOf(label)]! -= 1;
  wrong[labels.length + ages.indexOf(okFrom)]! -= 1;
  for (let output = 0; output < outputs; output++) {
    const slope = wrong[output]!;
    if (Math.abs(slope) < 1e-4) continue;
    biases[output]! -= 0.02 * slope;
    for (let index = 0; index < at.length; index++) {
      const place = output * places + at[index]!;
      const gradient = slope * value[index]!;
      squares[place]! += gradient * gradient;
      weights[place]! -= (firstStep * gradient) / (0.3 + Math.sqrt(squares[place]!));
    }
  }
}

function quantise(weights: Float32Array, biases: Float64Array): Trained {
  const bytes = new Int8Array(weights.length);
  const scales = Array.from(biases, (_, output) => {
    const row = weights.subarray(output * places, (output + 1) * places);
    const scale = row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-6) / 127;
    row.forEach((weight, at) => (bytes[output * places + at] = Math.round(weight / scale)));
    return Number(scale.toPrecision(6));
  });
  return { scales, biases: Array.from(biases, (bias) => Number(bias.toPrecision(6))), weights: bytes };
}

function shuffle(order: number[], random: () => number): void {
  for (let index = order.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [order[index], order[other]] = [order[other]!, order[index]!];
  }
}

function mulberry32(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
