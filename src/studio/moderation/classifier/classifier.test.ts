import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readText } from '../judge/read-text.ts';
import { featuresOf } from './features.ts';
import { opinionOn, ownModel, weightFiles } from './model.ts';
import { parseSentences, readSentences } from './sentences.ts';
import { train } from './train.ts';

const samplesOf = (sentences: ReturnType<typeof readSentences>) =>
  sentences.map(({ text, label, ok_from: okFrom }) => ({ features: featuresOf(readText(text)), label, okFrom }));
const slice = () => samplesOf(readSentences().slice(0, 60));

describe('the classifier', () => {
  it('is trained to the same bytes twice', () => {
    const [first, second] = [train(slice()), train(slice())];
    expect(Buffer.compare(Buffer.from(first.weights), Buffer.from(second.weights))).toBe(0);
    expect(first.scales).toEqual(second.scales);
    expect(first.biases).toEqual(second.biases);
  });

  it('learns what it is shown', () => {
    const samples = slice();
    const { scales, biases, weights } = train(samples);
    const model = { head: { ...ownModel().head, scales, biases }, weights };
    const right = samples.filter(({ features, label }) => opinionOn(features, model).label === label);
    expect(right.length).toBeGreaterThan(samples.length * 0.9);
  });

  it('takes less than 3 MB in files of less than 900 kB', () => {
    const sizes = weightFiles.map((file) => statSync(join(import.meta.dirname, file)).size);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(900_000);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(3_000_000);
  });

  // Training on hundreds of sentences takes some seconds, more on a busy machine.
  it('learns of one hand what another hand writes', { timeout: 180_000 }, () => {
    const of = (hand: string) => samplesOf(readSentences().filter((sentence) => sentence.hand === hand));
    const { scales, biases, weights } = train(of('a').slice(0, 250));
    const model = { head: { ...ownModel().head, scales, biases }, weights };
    const judged = of('b').map(({ features, okFrom }) => ({
      unfit: okFrom === 'never',
      risk: opinionOn(features, model).unfit[10],
    }));
    const bound = judged
      .filter(({ unfit }) => !unfit)
      .map(({ risk }) => risk)
      .sort((a, b) => b - a)[Math.floor(0.1 * judged.filter(({ unfit }) => !unfit).length)]!;
    const unfit = judged.filter((one) => one.unfit);
    expect(unfit.filter(({ risk }) => risk > bound).length / unfit.length).toBeGreaterThan(0.4);
  });

  it('refuses a sentence of another shape', () => {
    expect(() => parseSentences('{"text":"A cat","label":"fine","ok_from":4}')).toThrow();
    expect(parseSentences('{"text":"A cat","label":"ok","ok_from":4}\n\n')).toHaveLength(1);
  });
});
