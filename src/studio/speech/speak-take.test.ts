import { afterAll, describe, expect, it } from 'vitest';
import { frameBytes, frameMs } from '#media/audio/audio-format.ts';
import { decodeMp3 } from '#media/audio/decode-mp3.ts';
import { applyFilters, highPassFilter } from '#media/audio/biquad.ts';
import { integratedLoudness, truePeakDb } from '#media/audio/loudness.ts';
import { EmbeddedSpeech } from '#engines/speech/embedded-speech.ts';
import type { Speech, SpeechProvider } from '../providers/speech/speech-provider.ts';
import { voices } from '../providers/speech/voices.ts';
import { shownWords } from '../providers/speech/normalise-text.ts';
import { speakTake } from './speak-take.ts';
import { takeKey } from './take-key.ts';
import type { Take, Utterance } from './take.ts';

const provider = new EmbeddedSpeech({ workers: 2 });
afterAll(() => provider.close());

const sentence = 'The old lighthouse had not shone for forty years, and yet tonight there was a light.';
const utterance = (more: Partial<Utterance> = {}): Utterance => ({
  text: sentence,
  voice: 'narrator-rowan',
  pauseAfterMs: 200,
  ...more,
});
const loudnessOf = async (take: Take) => integratedLoudness((await decodeMp3(take.mp3)).channels.slice(0, 1), 24_000);

function expectSound(take: Take, text: string) {
  expect(take.mp3.length % frameBytes).toBe(0);
  expect(take.durationMs).toBe((take.mp3.length / frameBytes) * frameMs);
  expect(take.words.map((word) => word.text)).toEqual(shownWords(text));
  let at = 0;
  for (const { startMs, endMs } of take.words) {
    expect(startMs).toBeGreaterThanOrEqual(at);
    expect(endMs).toBeGreaterThanOrEqual(startMs);
    at = startMs;
  }
  expect(at).toBeLessThanOrEqual(take.durationMs);
}

/** Share of a sound's energy above 1.2 kHz, in dB. */
const brightnessOf = async (take: Take) => {
  const [samples = new Float32Array()] = (await decodeMp3(take.mp3)).channels;
  const upper = applyFilters(samples.slice(), [highPassFilter(1_200, 24_000), highPassFilter(1_200, 24_000)]);
  const energy = (sound: Float32Array) => sound.reduce((sum, x) => sum + x * x, 0);
  return 10 * Math.log10(energy(upper) / energy(samples));
};

describe('speakTake', () => {
  it('gives the same bytes for the same utterance, in any thread', async () => {
    const takes = await Promise.all([1, 2, 3, 4].map(() => speakTake(provider, utterance())));
    for (const take of takes) expect(take).toEqual(takes[0]);
    expectSound(takes[0] as Take, sentence);
  });

  it('places the words where they sound', async () => {
    const take = await speakTake(provider, utterance({ text: 'Stop, please, and listen.' }));
    const [samples = new Float32Array()] = (await decodeMp3(take.mp3)).channels;
    // Without an Info frame a player hears everything late by what the codec adds.
    const level = (fromMs: number, toMs: number) => {
      const part = samples.subarray(((fromMs * 24) | 0) + 1105, ((toMs * 24) | 0) + 1105);
      return Math.sqrt(part.reduce((sum, x) => sum + x * x, 0) / part.length);
    };
    for (const { startMs, endMs } of take.words) expect(level(startMs, endMs)).toBeGreaterThan(0.02);
    const [, , and] = take.words;
    expect(level((and?.startMs ?? 0) - 60, (and?.startMs ?? 0) - 20)).toBeLessThan(0.01);
  });

  it.each([
    "O'Brien’s “café”—",
    'Zoë met 李雷.',
    'Party 🎉 time 👍🏽!',
    'ALL CAPS!!!',
    'a',
    '1,234.50',
    '-v --help',
    '<b>&amp;</b>',
    'Ünïcödé ﷽ ߷',
  ])('speaks %s', async (text) => {
    const take = await speakTake(provider, utterance({ text }));
    expectSound(take, text);
    expect(take.durationMs).toBeGreaterThan(250);
    expect(await loudnessOf(take)).toBeGreaterThan(-30);
  });

  it.each(['', '🎉', '… — !', '   '])('makes a short silence of "%s"', async (text) => {
    const take = await speakTake(provider, utterance({ text }));
    expectSound(take, text);
    expect(take.durationMs).toBeLessThan(400);
    expect(Math.max(...((await decodeMp3(take.mp3)).channels[0] ?? []))).toBeLessThan(0.001);
  });

  it('brings every voice to one loudness, a whisper a little below and a shout above', async () => {
    const of = async (more: Partial<Utterance>) => loudnessOf(await speakTake(provider, utterance(more)));
    for (const voice of ['narrator-ivy', 'man-boyd', 'girl-wren', 'old-man-angus'])
      expect(await of({ voice })).toBeCloseTo(await of({}), 0);
    expect(await of({ delivery: 'whispered' })).toBeLessThan((await of({})) - 6);
    expect(await of({ delivery: 'shouting' })).toBeGreaterThan((await of({})) + 4);
  });

  it('gives every voice the presence of somebody near, and a shout more', async () => {
    for (const { id } of voices) {
      const take = await speakTake(provider, utterance({ voice: id }));
      expect(await brightnessOf(take), id).toBeGreaterThan(-12);
      expect(await brightnessOf(take), id).toBeLessThan(-5);
    }
    const shout = await speakTake(provider, utterance({ delivery: 'shouting' }));
    expect(await brightnessOf(shout)).toBeGreaterThan((await brightnessOf(await speakTake(provider, utterance()))) + 2);
  });

  it('puts the narrator further off than those who act', async () => {
    // How fast the sound dies away after a word: what is left 40 ms after the last one, against the word itself.
    const leftOver = async (voice: string) => {
      const take = await speakTake(provider, utterance({ voice, text: 'It was a light.', pauseAfterMs: 300 }));
      const [samples = new Float32Array()] = (await decodeMp3(take.mp3)).channels;
      const level = (fromMs: number, toMs: number) => {
        const part = samples.subarray(fromMs * 24 + 1105, toMs * 24 + 1105);
        return Math.sqrt(part.reduce((sum, x) => sum + x * x, 0) / part.length);
      };
      const end = Math.round(take.words.at(-1)?.endMs ?? 0);
      return level(end + 10, end + 40) / level(end - 300, end);
    };
    // The same speaker with nearly the same throat and pitch.
    expect(await leftOver('narrator-rowan')).toBeGreaterThan(1.5 * (await leftOver('young-man-theo')));
  });

  it('keeps true peaks of a shout under -1 dB', async () => {
    const take = await speakTake(provider, utterance({ delivery: 'shouting', voice: 'man-boyd' }));
    expect(truePeakDb((await decodeMp3(take.mp3)).channels)).toBeLessThan(-1);
  });

  it('stops for an aborted signal', async () => {
    await expect(speakTake(provider, utterance(), AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
    const leaving = new AbortController();
    const asked = speakTake(provider, utterance({ text: `${sentence} Again.` }), leaving.signal);
    leaving.abort(new Error('gone later'));
    await expect(asked).rejects.toThrow('gone later');
  });

  it('finishes a remote voice the same way, and estimates its words', async () => {
    const remote: SpeechProvider = {
      name: 'remote',
      version: '1',
      close: () => Promise.resolve(),
      async speak(request): Promise<Speech> {
        return { ...(await provider.speak(request)), words: null };
      },
    };
    const [near, far] = await Promise.all([speakTake(provider, utterance()), speakTake(remote, utterance())]);
    expectSound(far, sentence);
    expect(Math.abs(far.durationMs - near.durationMs)).toBeLessThanOrEqual(frameMs);
    expect(await loudnessOf(far)).toBeCloseTo(await loudnessOf(near), 0);
    const late = far.words.map(({ startMs }, i) => Math.abs(startMs - (near.words[i]?.startMs ?? 0)));
    expect(late.sort((a, b) => a - b)[Math.floor(late.length / 2)]).toBeLessThan(150);
  });
});

describe('takeKey', () => {
  it('changes with all that changes the sound, and with nothing else', () => {
    const keys = [
      takeKey(provider, utterance()),
      takeKey({ name: 'embedded', version: 'other' }, utterance()),
      ...[{ text: 'x' }, { voice: 'narrator-ivy' }, { delivery: 'low' }, { pauseAfterMs: 210 }].map((more) =>
        takeKey(provider, utterance(more)),
      ),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    expect(takeKey(provider, utterance())).toBe(keys[0]);
  });
});
