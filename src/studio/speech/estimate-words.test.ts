import { afterAll, expect, it } from 'vitest';
import { EmbeddedSpeech } from '#engines/speech/embedded-speech.ts';
import type { SpeechProvider } from '../providers/speech/speech-provider.ts';
import { estimateWords } from './estimate-words.ts';
import { placePauses } from './place-pauses.ts';
import { speakTake } from './speak-take.ts';

const speech = new EmbeddedSpeech({ workers: 1 });
afterAll(() => speech.close());
/** The same voices without what they know of their words: like a server's. */
const unknowing: SpeechProvider = {
  name: 'unknowing',
  version: '1',
  speak: async (request, signal) => ({ ...(await speech.speak(request, signal)), words: null }),
  close: async () => {},
};
/** Nothing of it was there when the weights of words were fitted, nor were these voices. */
const voices = ['narrator-maeve', 'man-silas', 'young-man-callum', 'woman-clara', 'woman-isla', 'teen-boy-eli', 'girl-tilly', 'old-man-angus']; // prettier-ignore
const sentences = [
  'Nobody had asked the postman, who knew.',
  'A kettle, three spoons and a ladder stood in the yard, and none of them belonged to the house.',
  'If you go now, you will be back before the bread is out of the oven.',
  'She turned the card over. On the other side it said the same, only smaller.',
  'Wait for me at the bridge!',
  'There was a bell on the cow, a bell on the door, and a bell that nobody could find.',
  'I was born on a Tuesday, and I have been late ever since.',
  'You never told me that the harbour master could sing.',
  'The train left at seven, or a little after, with one carriage too many.',
  'Give it back, please. It was a present.',
  'Under the floor something rolled from one wall to the other, stopped, and rolled back again.',
  'My uncle keeps a goat for that sort of thing.',
  'Two of the lamps were out, and the third was thinking about it.',
  'What did the captain say when you showed her the map?',
  'Nothing grew there but thistles, and even those looked sorry.',
  'They carried the piano as far as the second landing, and there it has been until today.',
];
const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Infinity;

/* Thirty-two sentences are spoken twice. */
it('puts words where they are heard, by the rests of the sound: half of them within 60 ms', { timeout: 120_000 }, async () => {
  const off: number[] = [];
  const blind: number[] = [];
  for (const [at, text] of sentences.entries()) {
    for (const voice of [voices[at % voices.length]!, voices[(at + 3) % voices.length]!]) {
      const utterance = { text, voice, pauseAfterMs: 0 };
      const truth = (await speakTake(speech, utterance)).words;
      const { words } = await speakTake(unknowing, utterance);
      expect(words.map((word) => word.text)).toEqual(truth.map((word) => word.text));
      const span = { startMs: truth[0]!.startMs, endMs: truth.at(-1)!.endMs };
      const unseen = estimateWords(text, span);
      off.push(...words.map(({ startMs }, i) => Math.abs(startMs - truth[i]!.startMs)));
      blind.push(...unseen.map(({ startMs }, i) => Math.abs(startMs - truth[i]!.startMs)));
    }
  }
  expect(off.length).toBeGreaterThan(350);
  expect(median(off)).toBeLessThanOrEqual(60);
  expect(median(off), 'the sound is worth listening to').toBeLessThan(median(blind));
}); // prettier-ignore

it('gives each rest the sign it stands for, and takes a stop within a word for none', () => {
  const words = ['Wait,', 'said', 'the', 'captain,', 'and', 'waited.'];
  const weights = [300, 250, 120, 500, 150, 400];
  const rests = [150, 0, 0, 150, 0, 250];
  const pauses = [{ startMs: 300, endMs: 450 }, { startMs: 1050, endMs: 1110 }, { startMs: 1330, endMs: 1480 }]; // prettier-ignore
  const placed = placePauses(weights, rests, { startMs: 0, endMs: 2030 }, pauses);
  expect(placed.map(({ after }) => words[after])).toEqual(['Wait,', 'captain,']);
});

it('keeps words in order within the sound, whatever rests are given', () => {
  const voiced = { startMs: 20, endMs: 900 };
  const many = Array.from({ length: 9 }, (_, at) => ({ startMs: 60 + at * 90, endMs: 130 + at * 90 }));
  const words = estimateWords('One, two: three! Four?', voiced, many);
  const starts = words.map(({ startMs }) => startMs);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  expect(starts[0]).toBeGreaterThanOrEqual(20);
  expect(words.at(-1)!.endMs).toBeLessThanOrEqual(900);
  expect(estimateWords('', { startMs: 0, endMs: 0 })).toEqual([]);
});
