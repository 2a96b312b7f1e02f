import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { places, type Features } from './features.ts';

/** What a sentence is about, in the labels of the training sentences, and from which age it may be told. */
export const labels = [
  'ok', 'self_harm', 'eating_disorder', 'suicide', 'sexual', 'minors', 'hate', 'extremism', 'violence', 'cruelty_animals',
  'weapons_instructions', 'drugs', 'crime_instructions', 'bullying_praised', 'dangerous_dares', 'injection', 'personal_data',
  'profanity', 'frightening',
] as const; // prettier-ignore
export const ages = ['4', '8', '10', 'never'] as const;
export type Label = (typeof labels)[number];
export type Age = (typeof ages)[number];

/** One row of weights and a bias for each label, then for each age. */
export const outputs = labels.length + ages.length;
/** Probabilities from which a text is rejected or unsure, for the youngest age of a rating; `framed` where a frame hit too. */
const bounds = z.object({ reject: z.number(), unsure: z.number(), framed: z.number() });
const head = z.object({
  scales: z.array(z.number()).length(outputs),
  biases: z.array(z.number()).length(outputs),
  bounds: z.object({ 4: bounds, 8: bounds, 10: bounds }),
});
export type Head = z.infer<typeof head>;
/** `weights` holds `places` bytes for each output; a weight is its byte times the output's scale. */
export type Model = { head: Head; weights: Int8Array };

/** Each holds the same share of the weights: no file of the repository may be larger than 900 kB. */
export const weightFiles = ['weights-1.bin', 'weights-2.bin'];

let own: Model | null = null;

/** The trained model beside this module, read once a process. */
export function ownModel(): Model {
  if (own) return own;
  const bytes = Buffer.concat(weightFiles.map((file) => readFileSync(join(import.meta.dirname, file))));
  if (bytes.length !== places * outputs)
    throw new Error('The weights are not of this program: run npm run train:moderation.');
  own = {
    head: head.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'head.json'), 'utf8'))),
    weights: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length),
  };
  return own;
}

export type Opinion = { label: Label; unfit: Record<4 | 8 | 10, number> };

/** The likeliest label of a text, and how probably it is unfit for listeners of 4, 8 and 10 years. */
export function opinionOn({ at, value }: Features, { head: { scales, biases }, weights }: Model): Opinion {
  const sums = biases.map((bias, output) => {
    let sum = 0;
    const row = output * places;
    for (let index = 0; index < at.length; index++) sum += (weights[row + (at[index] ?? 0)] ?? 0) * (value[index] ?? 0);
    return bias + sum * (scales[output] ?? 0);
  });
  const byLabel = softmax(sums.slice(0, labels.length));
  const [from4 = 0, from8 = 0, from10 = 0] = softmax(sums.slice(labels.length));
  const best = byLabel.indexOf(Math.max(...byLabel));
  // Both halves answer the question whether a text harms; where they disagree, the truth lies between.
  const harm = 1 - (byLabel[0] ?? 0);
  const mean = (unfit: number) => (unfit + harm) / 2;
  return {
    label: labels[best] ?? 'ok',
    unfit: { 4: mean(1 - from4), 8: mean(1 - from4 - from8), 10: mean(1 - from4 - from8 - from10) },
  };
}

/**
 * What a probability means for listeners of an age. What is rejected for older ones is rejected for younger ones too.
 * @param framed Whether a frame found the text unfit for them: then less is enough, and the text is unsure at best.
 */
export function doubtOf(
  unfit: Opinion['unfit'],
  age: 4 | 8 | 10,
  framed: boolean,
  bounds: Head['bounds'],
): 'approved' | 'unsure' | 'rejected' {
  const from = ([4, 8, 10] as const).filter((older) => older >= age);
  if (from.some((older) => unfit[older] >= (framed ? bounds[older].framed : bounds[older].reject))) return 'rejected';
  return framed || from.some((older) => unfit[older] >= bounds[older].unsure) ? 'unsure' : 'approved';
}

export function softmax(sums: number[]): number[] {
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
