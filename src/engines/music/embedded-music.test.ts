import { effectNames } from '#shared/story/sound-effects.ts';
import { describe, expect, it } from 'vitest';
import { takeLufs } from '#media/audio/audio-format.ts';
import { decodeMp3 } from '#media/audio/decode-mp3.ts';
import { integratedLoudness, truePeakDb } from '#media/audio/loudness.ts';
import { renderEffect } from './effects/render-effect.ts';
import { embeddedMusic } from './embedded-music.ts';
import { ambiences, moods, stingKinds, type Ambience, type Mood } from '#studio/providers/music/music-provider.ts';
import { renderLoop } from './render-loop.ts';

const seconds = 6;
type Stereo = [Float32Array, Float32Array];

function largestStep(samples: Float32Array): number {
  let most = 0;
  for (let i = 1; i < samples.length; i++) most = Math.max(most, Math.abs((samples[i] ?? 0) - (samples[i - 1] ?? 0)));
  return most;
}

/** How bright it is (sign changes), how deep (share of it under 150 Hz), how uneven (level by tenths of a second). */
function traitsOf([left]: Stereo): number[] {
  let [changes, low, deep, all] = [0, 0, 0, 0];
  const levels = new Float64Array(Math.floor(left.length / 2_400));
  for (let i = 1; i < left.length; i++) {
    const x = left[i] ?? 0;
    changes += x > 0 === (left[i - 1] ?? 0) > 0 ? 0 : 1;
    low += 0.04 * (x - low);
    deep += low * low;
    all += x * x;
    const tenth = Math.floor(i / 2_400);
    levels[tenth] = (levels[tenth] ?? 0) + x * x;
  }
  const roots = [...levels].map(Math.sqrt);
  const mean = roots.reduce((sum, level) => sum + level, 0) / roots.length;
  const spread = Math.sqrt(roots.reduce((sum, level) => sum + (level - mean) ** 2, 0) / roots.length) / mean;
  return [Math.log(changes), deep / all, spread];
}

const cases: [Mood, Ambience][] = [
  ...moods.map((mood) => [mood, 'none'] as [Mood, Ambience]),
  ...ambiences.slice(1).map((ambience) => ['calm', ambience] as [Mood, Ambience]),
];

describe('renderLoop', () => {
  it.each(cases)('plays %s with %s at -16 LUFS, clean, without a seam', (mood, ambience) => {
    const [left, right] = renderLoop({ mood, ambience, seed: 'a' }, seconds);
    expect(left.every(Number.isFinite) && right.every(Number.isFinite)).toBe(true);
    expect(integratedLoudness([left, right], 24_000)).toBeCloseTo(-16, 0);
    expect(truePeakDb([left, right])).toBeLessThan(-2);
    for (const side of [left, right]) {
      expect(Math.abs((side[0] ?? 0) - (side.at(-1) ?? 0))).toBeLessThan(largestStep(side));
    }
  });

  it('gives each mood a sound of its own, and each seed a tune of its own', () => {
    const traits = moods.map((mood) => traitsOf(renderLoop({ mood, ambience: 'none', seed: 'a' }, seconds)));
    for (const [i, one] of traits.entries()) {
      for (const [k, other] of traits.slice(i + 1).entries()) {
        const difference = one.reduce((sum, trait, n) => sum + Math.abs(trait - (other[n] ?? 0)), 0);
        expect(difference, `${moods[i]} and ${moods[i + 1 + k]}`).toBeGreaterThan(0.1);
      }
    }
    const [again, same, other] = ['a', 'a', 'b'].map(
      (seed) => renderLoop({ mood: 'playful', ambience: 'none', seed }, seconds)[0],
    );
    expect(same).toEqual(again);
    expect(other).not.toEqual(again);
  });
});

describe('composeLoop', () => {
  it('gives an MP3 of exactly a minute whose end meets its start', async () => {
    const loop = await embeddedMusic.composeLoop({ mood: 'tender', ambience: 'rain', seed: 'a' });
    const { channels, sampleRate } = await decodeMp3(loop.mp3);
    expect(sampleRate).toBe(24_000);
    for (const side of channels) {
      expect(side.length).toBe(60 * 24_000);
      expect(Math.abs((side[0] ?? 0) - (side.at(-1) ?? 0))).toBeLessThan(largestStep(side));
    }
    expect(Math.abs(integratedLoudness(channels, 24_000) + 16)).toBeLessThan(0.5);
    expect(truePeakDb(channels)).toBeLessThan(-1);
  });
});

describe('composeSting', () => {
  it.each(stingKinds)('plays "%s" as a take that joins others', async (kind) => {
    const [sting, again] = await Promise.all([
      embeddedMusic.composeSting(kind, 'a'),
      embeddedMusic.composeSting(kind, 'a'),
    ]);
    expect(again).toEqual(sting);
    expect(sting.mp3.length).toBe(sting.durationMs * 8);
    const { channels } = await decodeMp3(sting.mp3);
    expect(integratedLoudness(channels.slice(0, 1), 24_000)).toBeLessThan(-19);
    expect(truePeakDb(channels)).toBeLessThan(-1);
  });
});

describe('playEffect', () => {
  it.each(effectNames)('plays "%s" audibly, under a voice, and ends it without a click', (name) => {
    const samples = renderEffect(name, 'a');
    const level = integratedLoudness([samples], 24_000);
    expect(level).toBeGreaterThan(takeLufs - 12);
    expect(level).toBeLessThan(takeLufs - 6);
    expect(truePeakDb([samples])).toBeLessThan(-1);
    const heard = samples.findLastIndex((x) => Math.abs(x) > 0.003) / 24_000;
    expect(heard).toBeGreaterThan(0.1);
    expect(samples.findIndex((x) => Math.abs(x) > 0.003) / 24_000).toBeLessThan(0.3);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001);
  });

  it('plays every effect otherwise than the others, and each the same again', async () => {
    const played = effectNames.map((name) => renderEffect(name, 'a').join());
    expect(new Set(played).size).toBe(effectNames.length);
    const [once, again] = await Promise.all([
      embeddedMusic.playEffect('knock', 'a'),
      embeddedMusic.playEffect('knock', 'a'),
    ]);
    expect(again).toEqual(once);
    expect(once.mp3.length).toBe(once.durationMs * 8);
  });
});
