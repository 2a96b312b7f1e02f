/**
 * How well the embedded judge does on labelled sentences that training never saw: recall by class and precision by rating, with
 * Wilson's 95 % intervals. "Rejected" counts a text as caught only when it is rejected, "stopped" also when it is unsure. How
 * it does on each hand's sentences after training on the other hands' is what `npm run train:moderation` prints.
 *
 *   npm run bench:moderation -- file.jsonl …   files of sentences, each {"text","label","ok_from"}
 */
import { readFileSync } from 'node:fs';
import { parseSentences } from '#studio/moderation/classifier/sentences.ts';
import { labels } from '#studio/moderation/classifier/model.ts';
import { judgeText } from '#studio/moderation/judge/judge-text.ts';

const files = process.argv.slice(2);
if (files.length === 0) throw new Error('Name the files of sentences to judge.');
const showMisses = process.env['SHOW'] === '1';
const sentences = files.flatMap((file) => parseSentences(readFileSync(file, 'utf8')));
const ratings = [
  ['4+', 4],
  ['all_ages', 4],
  ['8+', 8],
  ['10+', 10],
] as const;
const began = performance.now();

for (const [rating, age] of ratings) {
  const judged = sentences.map((sentence) => ({
    ...sentence,
    unfit: sentence.ok_from === 'never' || Number(sentence.ok_from) > age,
    verdict: judgeText(sentence.text, { rating, kind: 'plot' }).verdict,
  }));
  const unfit = judged.filter((one) => one.unfit);
  const innocent = judged.filter((one) => !one.unfit);
  const rejected = judged.filter(({ verdict }) => verdict === 'rejected');
  const isRejected = ({ verdict }: { verdict: string }) => verdict === 'rejected';
  const isStopped = ({ verdict }: { verdict: string }) => verdict !== 'approved';
  console.log(`\n${rating}: ${unfit.length} unfit, ${innocent.length} innocent`);
  console.log(
    `  recall      rejected ${wilson(unfit.filter(isRejected).length, unfit.length)}   stopped ${wilson(unfit.filter(isStopped).length, unfit.length)}`,
  );
  console.log(
    `  false alarm rejected ${wilson(innocent.filter(isRejected).length, innocent.length)}   stopped ${wilson(innocent.filter(isStopped).length, innocent.length)}`,
  );
  console.log(`  precision   rejected ${wilson(rejected.filter((one) => one.unfit).length, rejected.length)}`);
  for (const label of labels) {
    const own = unfit.filter((one) => one.label === label);
    if (own.length > 0)
      console.log(
        `    ${label.padEnd(22)} rejected ${wilson(own.filter(isRejected).length, own.length)}   stopped ${wilson(own.filter(isStopped).length, own.length)}`,
      );
  }
  if (showMisses && rating !== 'all_ages') {
    for (const { text, label, verdict } of unfit.filter((one) => !isRejected(one)))
      console.log(`    MISS ${label} ${verdict}: ${text}`);
    for (const { text, label, ok_from: okFrom } of innocent.filter(isRejected))
      console.log(`    ALARM ${label} ${okFrom}: ${text}`);
  }
}
console.log(`\n${((performance.now() - began) / sentences.length / ratings.length).toFixed(2)} ms a text`);

/** A share with Wilson's interval at 95 %. */
function wilson(hits: number, total: number): string {
  if (total === 0) return 'none';
  const [z, share] = [1.96, hits / total];
  const middle = (share + z ** 2 / (2 * total)) / (1 + z ** 2 / total);
  const half = (z / (1 + z ** 2 / total)) * Math.sqrt((share * (1 - share)) / total + z ** 2 / (4 * total ** 2));
  return `${share.toFixed(3)} [${Math.max(0, middle - half).toFixed(3)}, ${Math.min(1, middle + half).toFixed(3)}] of ${total}`;
}
