/**
 * Trains the classifier of src/studio/moderation/classifier on ../training/*.jsonl, and sets from
 * which probability a text is rejected or unsure: on the sentences of each hand, judged by a model of the other hands'. The
 * same sentences give the same bytes.
 *
 *   npm run train:moderation
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { featuresOf } from '#studio/moderation/classifier/features.ts';
import { doubtOf, opinionOn, weightFiles, type Head, type Model } from '#studio/moderation/classifier/model.ts';
import { readSentences } from '#studio/moderation/classifier/sentences.ts';
import { train, type Sample, type Trained } from '#studio/moderation/classifier/train.ts';
import { isUnfit, readText } from '#studio/moderation/judge/read-text.ts';

const folder = join(import.meta.dirname, '../src/studio/moderation/classifier');
/**
 * Shares of innocent texts that may be rejected, and rejected or unsure. Half of the innocent ones are twins of harmful ones, and
 * alarm far more often than what people type: of such ideas of hands that training had not seen, these bounds reject four in a hundred.
 */
const mostRejected = 0.2;
const mostUnsure = 0.25;
/** What a frame's word is worth: with one, this part of the bound is enough. */
const framedPart = 0.4;
/** Bounds that are tried, from the strictest on. */
const steps = Array.from({ length: 90 }, (_, index) => Number((0.98 - index * 0.01).toFixed(2)));

const sentences = readSentences();
const readings = sentences.map(({ text }) => readText(text));
const samples = sentences.map(({ label, ok_from: okFrom }, index): Sample => ({
  features: featuresOf(readings[index]!),
  label,
  okFrom,
}));
const anyBounds = { reject: 0.5, unsure: 0.3, framed: 0.2 };
const modelOf = ({ scales, biases, weights }: Trained, bounds: Head['bounds']): Model => ({
  head: { scales, biases, bounds },
  weights,
});

// A hand's sentences resemble each other, so a model that was trained on some of them flatters itself on the others.
const hands = [...new Set(sentences.map(({ hand }) => hand))];
const opinions = sentences.map(() => ({ 4: 0, 8: 0, 10: 0 }));
for (const hand of hands) {
  const model = modelOf(train(samples.filter((_, index) => sentences[index]!.hand !== hand)), {
    4: anyBounds,
    8: anyBounds,
    10: anyBounds,
  });
  samples.forEach(({ features }, index) => {
    if (sentences[index]!.hand === hand) opinions[index] = opinionOn(features, model).unfit;
  });
}
const bounds: Head['bounds'] = { 4: anyBounds, 8: anyBounds, 10: anyBounds };
// The oldest first: what is rejected for them is rejected for the younger.
for (const age of [10, 8, 4] as const) {
  const judged = sentences.map(({ ok_from: okFrom, hand }, index) => ({
    hand,
    unfit: okFrom === 'never' || Number(okFrom) > age,
    framed: readings[index]!.frames.some((frame) => isUnfit(frame, age)),
    risk: opinions[index]!,
  }));
  const innocent = judged.filter(({ unfit }) => !unfit);
  const share = (which: string[], list = innocent) =>
    list.filter(({ risk, framed }) => which.includes(doubtOf(risk, age, framed, bounds))).length / list.length;
  bounds[age] = { reject: 0.99, unsure: 0.99, framed: 0.99 };
  for (const reject of steps) {
    const wider = { reject, unsure: reject, framed: Number((reject * framedPart).toFixed(3)) };
    const before = bounds[age];
    bounds[age] = wider;
    if (share(['rejected']) <= mostRejected) continue;
    bounds[age] = before;
    break;
  }
  for (const unsure of steps.filter((step) => step < bounds[age].reject)) {
    const before = bounds[age];
    bounds[age] = { ...before, unsure };
    if (share(['rejected', 'unsure']) <= mostUnsure) continue;
    bounds[age] = before;
    break;
  }
  console.log(`age ${age}:`, bounds[age]);
  for (const hand of [...hands, '']) {
    const [unfit, fit] = [true, false].map((is) =>
      judged.filter((one) => one.unfit === is && one.hand.startsWith(hand)),
    );
    console.log(
      `  ${hand || 'all'}: rejected ${share(['rejected'], unfit).toFixed(3)}, stopped ${share(['rejected', 'unsure'], unfit).toFixed(3)} of ${unfit!.length} unfit;`,
      `alarms ${share(['rejected'], fit).toFixed(3)}, ${share(['rejected', 'unsure'], fit).toFixed(3)} of ${fit!.length}`,
    );
  }
}
const trained = train(samples);
const part = Math.ceil(trained.weights.length / weightFiles.length);
weightFiles.forEach((file, at) =>
  writeFileSync(join(folder, file), trained.weights.subarray(at * part, (at + 1) * part)),
);
writeFileSync(
  join(folder, 'head.json'),
  `${JSON.stringify({ scales: trained.scales, biases: trained.biases, bounds }, null, 2)}\n`,
);
console.log(`${samples.length} sentences, ${trained.weights.length} bytes of weights`);
