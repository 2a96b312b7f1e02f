import { describe, expect, it } from 'vitest';
import { levelSound } from './level-sound.ts';
import { integratedLoudness, truePeakDb } from './loudness.ts';
import { resample } from './resample.ts';

const sine = (hertz: number, rate: number, seconds: number, phase = 0, level = 1) =>
  Float32Array.from({ length: rate * seconds }, (_, i) => level * Math.sin((2 * Math.PI * hertz * i) / rate + phase));

describe('integratedLoudness', () => {
  it.each([16_000, 24_000, 48_000])('reads a full-scale tone of 997 Hz at %i Hz as -3.01 LUFS (BS.1770-4)', (rate) => {
    expect(integratedLoudness([sine(997, rate, 3)], rate)).toBeCloseTo(-3.01, 1);
  });
  it('leaves silence out of the measure', () => {
    const half = new Float32Array(24_000 * 6);
    half.set(sine(997, 24_000, 3, 0, 0.1));
    expect(integratedLoudness([half], 24_000)).toBeCloseTo(-23.2, 0);
    expect(integratedLoudness([new Float32Array(24_000)], 24_000)).toBe(Number.NEGATIVE_INFINITY);
  });
});

describe('truePeakDb', () => {
  it('sees what lies between samples', () => {
    const hidden = sine(6_000, 24_000, 1, Math.PI / 4);
    expect(Math.max(...hidden)).toBeCloseTo(Math.SQRT1_2, 3);
    expect(truePeakDb([hidden])).toBeGreaterThan(-0.6);
  });
});

describe('levelSound', () => {
  it('reaches the loudness and holds the peaks, even of a very peaky sound', () => {
    const clicks = sine(300, 24_000, 4, 0, 0.02);
    for (let i = 0; i < clicks.length; i += 4_000) clicks[i] = 0.9;
    const [levelled = clicks] = levelSound([clicks], 24_000, -19);
    expect(integratedLoudness([levelled], 24_000)).toBeCloseTo(-19, 0);
    expect(truePeakDb([levelled])).toBeLessThan(-2);
  });
});

describe('resample', () => {
  it.each([8_000, 16_000, 22_050, 44_100, 48_000])('keeps a tone what it is from %i Hz', (rate) => {
    const got = resample(sine(440, rate, 1), rate, 24_000);
    const wanted = sine(440, 24_000, 1);
    expect(Math.abs(got.length - 24_000)).toBeLessThanOrEqual(1);
    const middle = got.subarray(2_000, 22_000);
    expect(Math.max(...middle.map((x, i) => Math.abs(x - (wanted[i + 2_000] ?? 0))))).toBeLessThan(0.01);
  });
});
