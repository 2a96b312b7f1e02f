import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EmbeddedSpeech } from '#engines/speech/embedded-speech.ts';
import { frameBytes, frameMs } from '#media/audio/audio-format.ts';
import { decodeMp3 } from '#media/audio/decode-mp3.ts';
import { truePeakDb } from '#media/audio/loudness.ts';
import { joinTakes } from '../mix/join-takes.ts';
import { timeLines } from '../mix/time-lines.ts';
import { speakOverlapping, speakTake } from './speak-take.ts';
import { speakKeptTakes } from './speak-kept-take.ts';
import type { Take, Utterance } from './take.ts';

const provider = new EmbeddedSpeech({ workers: 2 });
afterAll(() => provider.close());

const before: Utterance = { text: 'Nobody was to know of it.', voice: 'narrator-rowan', pauseAfterMs: 500 };
const brokenOff: Utterance = {
  text: 'I only wanted to say that you never—',
  voice: 'teen-girl-june',
  pauseAfterMs: 320,
  surroundings: { room: 'hall' },
};
const breakingIn: Utterance = {
  text: 'Not now, June, it is coming up the stairs!',
  voice: 'teen-boy-ross',
  pauseAfterMs: 400,
  surroundings: { room: 'hall' },
};

const hear = async (takes: Take[]): Promise<Float32Array> =>
  (await decodeMp3(joinTakes(takes).mp3)).channels[0] ?? new Float32Array();
const energy = (samples: Float32Array) => samples.reduce((sum, x) => sum + x * x, 0);
/** How alike two stretches are, 1 for the same sound. */
const likeness = (some: Float32Array, others: Float32Array) =>
  some.reduce((sum, x, i) => sum + x * (others[i] ?? 0), 0) / Math.sqrt(energy(some) * energy(others));

describe('a voice that breaks in on another', () => {
  let takes: Take[];
  let joined: Float32Array;
  let alone: { first: Float32Array; second: Float32Array };
  /** Where the second voice begins, in samples. */
  let cut: number;
  beforeAll(async () => {
    const opening = await speakTake(provider, before);
    takes = [opening, ...(await speakOverlapping(provider, [brokenOff, breakingIn]))];
    joined = await hear(takes);
    const [first, second] = await Promise.all([brokenOff, breakingIn].map((one) => speakTake(provider, one)));
    alone = { first: await hear([opening, first!]), second: await hear([second!]) };
    cut = (takes[0]!.durationMs + takes[1]!.durationMs) * 24;
  });

  it('is heard under the last word of the first, for at most 200 ms', async () => {
    const overlapMs = 150;
    const stretch = joined.subarray(cut, cut + overlapMs * 24);
    const withoutSecond = stretch.map((x, i) => x - (alone.second[i] ?? 0));
    expect(likeness(withoutSecond, alone.first.subarray(cut, cut + overlapMs * 24))).toBeGreaterThan(0.85);
    const endMs = (await speakTake(provider, brokenOff)).words.at(-1)!.endMs;
    const leftMs = endMs - takes[1]!.durationMs;
    expect(leftMs).toBeGreaterThan(100);
    expect(leftMs).toBeLessThanOrEqual(200);
  });

  it('leaves what each says alone as it is', () => {
    const first = joined.subarray(cut - 1_000 * 24, cut - 100 * 24);
    expect(likeness(first, alone.first.subarray(cut - 1_000 * 24, cut - 100 * 24))).toBeGreaterThan(0.98);
    const second = joined.subarray(cut + 900 * 24, cut + 1_800 * 24);
    expect(likeness(second, alone.second.subarray(900 * 24, 1_800 * 24))).toBeGreaterThan(0.98);
  });

  it('joins in whole frames without a click, peaks under -1 dB', async () => {
    for (const { mp3, durationMs } of takes) expect(durationMs).toBe((mp3.length / frameBytes) * frameMs);
    const steps = (from: number, to: number) => {
      let most = 0;
      for (let i = from; i < to; i++) most = Math.max(most, Math.abs((joined[i] ?? 0) - (joined[i - 1] ?? 0)));
      return most;
    };
    expect(steps(cut - 24, cut + 24)).toBeLessThan(steps(cut - 4_800, cut + 4_800) + 1e-9);
    expect(steps(cut - 24, cut + 24)).toBeLessThan(0.2);
    expect(truePeakDb([joined])).toBeLessThan(-1);
  });

  it('has its words where it is heard, and the broken word ends where it begins', () => {
    const lines = [before, brokenOff, breakingIn].map(({ text }) => ({
      role: 'lead_a' as const,
      speaker: 'June',
      text,
    }));
    const [, first, second] = timeLines(
      lines,
      takes.map((take) => [take]),
    );
    expect(second!.start_ms).toBe(first!.end_ms);
    expect(first!.words.at(-1)!.endMs).toBe(first!.end_ms);
    expect(first!.words.at(-1)!.startMs).toBeLessThan(first!.end_ms);
    const level = (fromMs: number, toMs: number) =>
      Math.sqrt(energy(joined.subarray(fromMs * 24, toMs * 24)) / ((toMs - fromMs) * 24));
    for (const { startMs, endMs } of second!.words) expect(level(startMs, endMs)).toBeGreaterThan(0.02);
  });
});

it('makes voices that belong together once, and again when one of them is another', async () => {
  const kept = new Map<string, Take>();
  const store = {
    get: async (key: string) => kept.get(key) ?? null,
    put: async (take: Take) => void kept.set(take.key, take),
  };
  const made = await speakKeptTakes(provider, store, [brokenOff, breakingIn]);
  expect(await speakKeptTakes(provider, store, [brokenOff, breakingIn])).toEqual(made);
  expect(kept.size).toBe(2);
  const other = await speakKeptTakes(provider, store, [brokenOff, { ...breakingIn, text: 'Hush!' }]);
  expect(kept.size).toBe(4);
  expect(other[0]!.key).not.toBe(made[0]!.key);
});

it('says two lines one after the other where one of them has nothing to say', async () => {
  const [dots, said] = await speakOverlapping(provider, [{ ...brokenOff, text: '—' }, breakingIn]);
  expect(dots!.words.every(({ endMs }) => endMs <= dots!.durationMs)).toBe(true);
  expect(said!.durationMs).toBeGreaterThan(1_500);
});
