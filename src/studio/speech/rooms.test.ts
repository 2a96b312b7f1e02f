import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EmbeddedSpeech } from '#engines/speech/embedded-speech.ts';
import { applyFilters, highPassFilter, lowPassFilter } from '#media/audio/biquad.ts';
import { decodeMp3 } from '#media/audio/decode-mp3.ts';
import { integratedLoudness, truePeakDb } from '#media/audio/loudness.ts';
import { rooms, type Surroundings } from '#media/audio/rooms/rooms.ts';
import { joinTakes } from '../mix/join-takes.ts';
import { speakTake } from './speak-take.ts';
import { takeKey } from './take-key.ts';
import type { Take, Utterance } from './take.ts';

const provider = new EmbeddedSpeech({ workers: 2 });
afterAll(() => provider.close());

const utterance = (surroundings?: Surroundings, more: Partial<Utterance> = {}): Utterance => ({
  text: 'There is somebody under the bridge, and they are waiting for us at the gate.',
  voice: 'woman-clara',
  pauseAfterMs: 600,
  ...(surroundings && { surroundings }),
  ...more,
});
type Heard = { take: Take; samples: Float32Array };
async function hear(surroundings?: Surroundings, more?: Partial<Utterance>): Promise<Heard> {
  const take = await speakTake(provider, utterance(surroundings, more));
  // As a player that knows of the codec's delay.
  const [decoded = new Float32Array()] = (await decodeMp3(joinTakes([take]).mp3)).channels;
  return { take, samples: decoded };
}

const rms = (samples: Float32Array) => Math.sqrt(samples.reduce((sum, x) => sum + x * x, 0) / samples.length);
const db = (ratio: number) => 20 * Math.log10(ratio);
const between = (samples: Float32Array, fromMs: number, toMs: number) =>
  samples.subarray(Math.round(fromMs * 24), Math.round(toMs * 24));

/** How far the sound has fallen 90 to 170 ms after the last word, against the word. */
function fallenDb({ take, samples }: Heard): number {
  const end = take.words.at(-1)!.endMs;
  return db(rms(between(samples, end + 90, end + 170)) / rms(between(samples, end - 300, end)));
}

/** The share of a sound under or over a frequency, in dB, cut by 48 dB an octave. */
const below = (samples: Float32Array, hz: number) =>
  db(
    rms(
      applyFilters(
        samples.slice(),
        Array.from({ length: 4 }, () => lowPassFilter(hz, 24_000)),
      ),
    ) / rms(samples),
  );
const above = (samples: Float32Array, hz: number) =>
  db(
    rms(
      applyFilters(
        samples.slice(),
        Array.from({ length: 4 }, () => highPassFilter(hz, 24_000)),
      ),
    ) / rms(samples),
  );

describe('a voice in a room', () => {
  let dry: Heard;
  beforeAll(async () => {
    dry = await hear();
  });

  it('dies away more slowly the larger the room is', async () => {
    const order = ['vehicle', 'room', 'hall', 'cave'] as const;
    const fallen = await Promise.all(order.map(async (room) => fallenDb(await hear({ room }))));
    expect(fallen.toSorted((a, b) => a - b)).toEqual(fallen);
    expect(fallenDb(dry)).toBeLessThan(-55);
    expect(fallen.at(-1)! - fallen[1]!).toBeGreaterThan(9);
    expect(fallen.at(-1)).toBeGreaterThan(-30);
  });

  it.each(rooms)('keeps length, words and level, and ends in silence without a step: %s', async (room) => {
    const { take, samples } = await hear({ room });
    expect(take.durationMs).toBe(dry.take.durationMs);
    expect(take.words).toEqual(dry.take.words);
    expect(integratedLoudness([samples], 24_000)).toBeCloseTo(integratedLoudness([dry.samples], 24_000), 0);
    expect(truePeakDb([samples])).toBeLessThan(-1);
    // What the next take is joined to.
    expect(db(rms(samples.subarray(-400)))).toBeLessThan(-70);
    const tail = between(samples, take.words.at(-1)!.endMs + 60, take.durationMs);
    let step = 0;
    for (let i = 1; i < tail.length; i++) step = Math.max(step, Math.abs(tail[i]! - tail[i - 1]!));
    expect(step).toBeLessThan(0.04);
  });

  it.each(rooms)('leaves every word clear, at least 6 dB over what the walls give back: %s', async (room) => {
    const { samples, take } = await hear({ room });
    // What was there before, at the level it has now.
    let [same, all] = [0, 0];
    for (let i = 0; i < dry.samples.length; i++) {
      same += samples[i]! * dry.samples[i]!;
      all += dry.samples[i]! ** 2;
    }
    const gain = same / all;
    const rest = samples.map((x, i) => x - gain * dry.samples[i]!);
    const [from, to] = [take.words[0]!.startMs, take.words.at(-1)!.endMs];
    expect(db((gain * rms(between(dry.samples, from, to))) / rms(between(rest, from, to)))).toBeGreaterThan(6);
  });

  it('sounds the same again, and has a key of its own', async () => {
    expect((await hear({ room: 'cave' })).take).toEqual((await hear({ room: 'cave' })).take);
    const all: Surroundings[] = [{ room: 'cave' }, { room: 'hall' }, { path: 'far' }, { room: 'hall', path: 'far' }];
    const keys = [undefined, ...all].map((one) => takeKey(provider, utterance(one)));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('still dies away where hardly any pause follows', async () => {
    const { samples, take } = await hear({ room: 'cave' }, { pauseAfterMs: 130 });
    expect(db(rms(samples.subarray(-400)))).toBeLessThan(-60);
    expect(take.durationMs).toBeLessThan(dry.take.durationMs - 400);
  });
});

describe('a voice that comes through something', () => {
  it('has nothing under 300 Hz and nothing over 4 kHz on the telephone, and less on the radio', async () => {
    const [near, telephone, radio] = await Promise.all([hear(), hear({ path: 'telephone' }), hear({ path: 'radio' })]);
    expect(below(telephone.samples, 200)).toBeLessThan(-32);
    expect(below(near.samples, 200)).toBeGreaterThan(-18);
    expect(above(telephone.samples, 4_500)).toBeLessThan(-30);
    expect(below(radio.samples, 250)).toBeLessThan(below(near.samples, 250) - 15);
    expect(radio.take.words).toEqual(near.take.words);
  });

  it('is dull and softer through a door', async () => {
    const [near, wall] = await Promise.all([hear(), hear({ path: 'wall', room: 'hall' })]);
    expect(above(wall.samples, 1_500)).toBeLessThan(above(near.samples, 1_500) - 10);
    expect(integratedLoudness([wall.samples], 24_000)).toBeLessThan(integratedLoudness([near.samples], 24_000) - 4);
  });

  it('is softer from far off, and more of the room than of the voice', async () => {
    const [near, far] = await Promise.all([hear({ room: 'hall' }), hear({ room: 'hall', path: 'far' })]);
    expect(integratedLoudness([far.samples], 24_000)).toBeLessThan(integratedLoudness([near.samples], 24_000) - 5);
    expect(fallenDb(far)).toBeGreaterThan(fallenDb(near) + 4);
  });
});
