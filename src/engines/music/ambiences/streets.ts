import { addRoom, between, chance, pick, type LoopRing } from '../loop-ring.ts';
import { addBurst, addChirp, addNoise, steady, wander } from '../noises.ts';
import type { Painter } from './painter.ts';

/** People talking whom nobody understands: syllables as puffs of two formants, a sentence at a time. */
function addBabble(ring: LoopRing, sentences: number, level: number): void {
  for (let i = 0; i < sentences; i++) {
    const [pan, pitch, pace] = [between(ring, -1, 1), between(ring, 0.8, 1.4), between(ring, 0.13, 0.2)];
    const start = between(ring, 0, ring.seconds);
    const syllables = 3 + Math.floor(between(ring, 0, 9));
    for (let k = 0; k < syllables; k++) {
      const at = start + k * pace + between(ring, -0.02, 0.02);
      const vowel = pick(ring, [
        [700, 1_200],
        [400, 2_000],
        [500, 900],
        [300, 2_200],
        [600, 1_700],
      ] as const);
      for (const [f, formant] of vowel.entries()) {
        addBurst(ring, {
          at,
          seconds: pace * 1.1,
          hertz: formant * pitch,
          focus: 6,
          level: (level * between(ring, 0.6, 1)) / (f + 1),
          pan,
          attack: 0.03,
        });
      }
    }
  }
}

/** Voices near and far, crockery, steps, a trader's bell. */
export const paintMarket: Painter = (ring) => {
  addNoise(ring, { hertz: wander(ring, 400, 800, 9), focus: 0.8, level: wander(ring, 0.05, 0.1, 9) });
  addBabble(ring, 110, 0.16);
  for (let i = 0; i < 26; i++)
    addChirp(ring, {
      at: between(ring, 0, ring.seconds),
      seconds: 0.18,
      from: between(ring, 1_900, 3_300),
      to: 1_900,
      level: 0.025,
      peakAt: 0.02,
      pan: between(ring, -0.9, 0.9),
    });
  for (let i = 0; i < 8; i++) {
    const [start, pan] = [between(ring, 0, ring.seconds), between(ring, -0.8, 0.8)];
    for (let k = 0; k < 7; k++)
      addBurst(ring, { at: start + k * 0.52, seconds: 0.08, hertz: 300, focus: 1, level: 0.16, pan: pan + k * 0.05 });
  }
  addRoom(ring, { amount: 0.2, decay: 0.7 });
};

/** The hum of many engines, one that passes, a horn streets away. */
export const paintCity: Painter = (ring) => {
  addNoise(ring, { hertz: wander(ring, 90, 160, 5), focus: 0.9, level: wander(ring, 0.3, 0.5, 6), keep: 'below' });
  const passing = Array.from({ length: 9 }, () => ({ place: ring.random(), width: between(ring, 0.025, 0.05) }));
  const near = (round: number) =>
    passing.reduce((sum, { place, width }) => sum + Math.exp(-(((((round - place + 1.5) % 1) - 0.5) / width) ** 2)), 0);
  addNoise(ring, { hertz: (round) => 300 + 400 * near(round), focus: 1, level: (round) => 0.16 * near(round) });
  for (let i = 0; i < 4; i++)
    addChirp(ring, {
      at: between(ring, 0, ring.seconds),
      seconds: between(ring, 0.25, 0.6),
      from: 392,
      to: 390,
      level: 0.02,
      peakAt: 0.1,
      roughness: 0.4,
      pan: between(ring, -0.9, 0.9),
    });
  addBabble(ring, 12, 0.05);
  addRoom(ring, { amount: 0.25, decay: 0.76 });
};

/** A hall of engines: hum, pistons in time, steam. */
export const paintMachine: Painter = (ring) => {
  const beat = ring.seconds / Math.round(ring.seconds / 0.8);
  addNoise(ring, { hertz: steady(100), focus: 8, level: steady(0.35) });
  addNoise(ring, { hertz: steady(203), focus: 8, level: wander(ring, 0.06, 0.14, 6) });
  for (let i = 0; i * beat < ring.seconds - 0.01; i++) {
    addBurst(ring, { at: i * beat, seconds: 0.16, hertz: 170, focus: 2, level: 0.5, pan: -0.25 });
    addBurst(ring, { at: (i + 0.5) * beat, seconds: 0.1, hertz: 520, focus: 3, level: 0.2, pan: 0.3 });
    if (i % 4 === 3)
      addBurst(ring, {
        at: (i + 0.6) * beat,
        seconds: 0.7,
        hertz: 3_000,
        focus: 0.8,
        level: 0.12,
        pan: 0.4,
        attack: 0.05,
      });
    if (chance(ring, 0.15))
      addChirp(ring, {
        at: (i + 0.25) * beat,
        seconds: 0.3,
        from: 1_300,
        to: 1_280,
        level: 0.025,
        peakAt: 0.02,
        roughness: 0.5,
        pan: -0.5,
      });
  }
  addRoom(ring, { amount: 0.3, decay: 0.78 });
};
