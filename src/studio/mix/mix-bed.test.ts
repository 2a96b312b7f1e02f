import { describe, expect, it } from 'vitest';
import { integratedLoudness, truePeakDb } from '#media/audio/loudness.ts';
import { masterBed, mixBed } from './mix-bed.ts';

const rate = 24_000;
const seconds = (length: number, level: (s: number) => number) =>
  Float32Array.from({ length: length * rate }, (_, i) => level(i / rate));
/** A loop with a tone of its own, so that it is found again. */
const loopOf = (hertz: number) => {
  const side = seconds(1, (s) => 0.5 * Math.sin(2 * Math.PI * hertz * s));
  return [side, side] as [Float32Array, Float32Array];
};
/** Speaks in the first four seconds and from the sixth on. */
const voice = seconds(12, (s) => (s < 4 || s > 6 ? 0.2 * Math.sin(2 * Math.PI * 200 * s) : 0));
const amount = (samples: Float32Array, hertz: number, fromS: number, toS: number) => {
  let [re, im] = [0, 0];
  for (let i = Math.round(fromS * rate); i < Math.round(toS * rate); i++) {
    re += samples[i]! * Math.cos((2 * Math.PI * hertz * i) / rate);
    im += samples[i]! * Math.sin((2 * Math.PI * hertz * i) / rate);
  }
  return (2 * Math.hypot(re, im)) / ((toS - fromS) * rate);
};

describe('a bed', () => {
  const always = [{ fromMs: 0, loop: 0 }];

  it('is as loud as asked for under the voice, comes up in a pause and is down again before the next word', () => {
    const [left] = mixBed(voice, [loopOf(1_000)], always, 0.15);
    expect(amount(left, 1_000, 2, 3)).toBeCloseTo(0.075, 2);
    expect(amount(left, 1_000, 4.6, 5.4)).toBeGreaterThan(1.8 * 0.075);
    expect(amount(left, 1_000, 6, 6.2)).toBeCloseTo(0.075, 2);
    expect(amount(left, 200, 2, 3)).toBeCloseTo(0.2, 2);
  });

  it('moves with the scene, without a hole or a jump', () => {
    const scenes = [
      { fromMs: 0, loop: 0 },
      { fromMs: 7_000, loop: 1 },
    ];
    const [left] = mixBed(new Float32Array(12 * rate), [loopOf(1_000), loopOf(3_000)], scenes, 0.15);
    expect(amount(left, 1_000, 5, 6)).toBeGreaterThan(0.05);
    expect(amount(left, 3_000, 5, 6)).toBeLessThan(0.001);
    expect(amount(left, 1_000, 9, 10)).toBeLessThan(0.001);
    expect(amount(left, 3_000, 9, 10)).toBeGreaterThan(0.05);
    expect(amount(left, 1_000, 7.7, 7.9) + amount(left, 3_000, 7.7, 7.9)).toBeGreaterThan(0.1);
  });

  it('begins and ends softly and is as long as the voice', () => {
    const [left, right] = mixBed(voice, [loopOf(1_000)], always, 0.15);
    expect([left.length, right.length]).toEqual([voice.length, voice.length]);
    expect(amount(left, 1_000, 0, 0.1)).toBeLessThan(0.02);
    expect(amount(left, 1_000, 11.9, 12)).toBeLessThan(0.02);
  });

  it('is mastered like the voices alone: -19 LUFS a side, true peaks under -1 dB', () => {
    // Words with pauses between them, as soft as an episode may be.
    const words = seconds(12, (s) => (s % 1 < 0.7 ? 0.15 * Math.sin(2 * Math.PI * 400 * s) : 0));
    for (let i = 100; i < words.length; i += 12_000) words[i] = 0.74;
    const sides = mixBed(words, [loopOf(1_000)], always, 0.15);
    masterBed(sides);
    expect(integratedLoudness(sides, rate)).toBeCloseTo(-16, 0);
    expect(truePeakDb(sides)).toBeLessThan(-2);
  });
});
