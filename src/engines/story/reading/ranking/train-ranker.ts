import { seededRandom } from '#shared/seeded-random.ts';
import type { Candidate, Ranker } from './ranker.ts';
import { places, softmax } from './ranker.ts';

/** Candidates of one idea, and how much of the truth each is: 1 for the right one, shares where several are right. */
export type Sample = { candidates: Candidate[]; truth: number[] };
export type Training = { epochs: number; step: number; decay: number; kept: number; settled: number };

/**
 * A conditional log-linear model (softmax over the candidates of each sample) by stochastic gradient descent with steps of
 * AdaGrad. `decay` is by how much weights shrink after an epoch, `kept` the share of features that a step sees: no weight may
 * count on a single feature being there. Weights are the mean of those after each epoch but the first `settled`, which are not near the
 * end yet: those of one epoch hang on the order of the samples. The same samples in the same order give the same bytes.
 */
export function trainRanker(samples: readonly Sample[], { epochs, step, decay, kept, settled }: Training): Ranker {
  const weights = new Float32Array(places);
  const squares = new Float32Array(places);
  const sums = new Float32Array(places);
  const random = seededRandom(2026);
  const order = samples.map((_, index) => index);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let index = order.length - 1; index > 0; index--) {
      const other = Math.floor(random() * (index + 1));
      [order[index], order[other]] = [order[other]!, order[index]!];
    }
    for (const index of order) {
      const { candidates, truth } = samples[index]!;
      const seen = candidates.map((features) => features.filter(() => random() < kept));
      const guess = softmax(seen.map((features) => features.reduce((sum, place) => sum + weights[place]!, 0) / kept));
      seen.forEach((features, at) => {
        const wrong = guess[at]! - truth[at]!;
        if (Math.abs(wrong) < 1e-3) return;
        for (const place of features) {
          squares[place]! += wrong * wrong;
          weights[place]! -= (step * wrong) / (1 + Math.sqrt(squares[place]!));
        }
      });
    }
    for (let place = 0; place < places; place++) weights[place]! *= 1 - decay;
    if (epoch >= settled) for (let place = 0; place < places; place++) sums[place]! += weights[place]!;
  }
  const means = sums.map((sum) => sum / (epochs - settled));
  const most = means.reduce((found, mean) => Math.max(found, Math.abs(mean)), 1e-6);
  const scale = Math.fround(most / 127);
  return { scale, weights: Int8Array.from(means, (mean) => Math.round(mean / scale)) };
}
