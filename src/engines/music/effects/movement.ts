import { addRoom, between, type LoopRing } from '../loop-ring.ts';
import { addBurst, addChirp, addDrum, addNoise } from '../noises.ts';
import type { EffectScore } from './effect.ts';
import { swell } from './weather.ts';

type Ground = { thud: number; heel: number; grit: number; gritHertz: number; ring?: number };

/** Four steps: the heel's thud, then the sole on what lies there. */
function walk(ring: LoopRing, { thud, heel, grit, gritHertz, ring: metal = 0 }: Ground): void {
  for (let k = 0; k < 4; k++) {
    const at = 0.02 + k * 0.44 + between(ring, -0.02, 0.02) * (k > 0 ? 1 : 0);
    const level = k % 2 ? 0.85 : 1;
    addDrum(ring, { at, from: heel * 1.8, to: heel, seconds: 0.09, level: thud * level, noise: 0.3 });
    for (let grain = 0; grain < 7; grain++)
      addBurst(ring, {
        at: at + 0.02 + grain * between(ring, 0.008, 0.02),
        seconds: 0.05,
        hertz: gritHertz * between(ring, 0.7, 1.3),
        focus: 1.4,
        level: grit * level * between(ring, 0.3, 1),
      });
    if (metal > 0)
      addChirp(ring, { at, seconds: 0.25, from: metal, to: metal * 0.99, level: 0.12, peakAt: 0.01, roughness: 0.6 });
  }
}

function puffs(ring: LoopRing, seconds: number, everySeconds: number, hertz: number, level: number): void {
  for (let at = 0.01; at < seconds - 0.1; at += everySeconds)
    addBurst(ring, {
      at,
      seconds: everySeconds * 0.9,
      hertz,
      focus: 0.8,
      level: level * between(ring, 0.8, 1),
      attack: 0.02,
    });
}

export const movement = {
  steps_wood: {
    seconds: 1.8,
    play(ring) {
      walk(ring, { thud: 0.9, heel: 115, grit: 0.12, gritHertz: 1_200 });
      addRoom(ring, { amount: 0.2, decay: 0.5 });
    },
  },
  steps_stone: {
    seconds: 1.8,
    play(ring) {
      walk(ring, { thud: 0.5, heel: 190, grit: 0.35, gritHertz: 2_300 });
      addRoom(ring, { amount: 0.4, decay: 0.72 });
    },
  },
  steps_gravel: { seconds: 1.8, play: (ring) => walk(ring, { thud: 0.3, heel: 100, grit: 0.6, gritHertz: 2_600 }) },
  steps_snow: {
    seconds: 1.8,
    softerLu: 2,
    play: (ring) => walk(ring, { thud: 0.2, heel: 90, grit: 0.5, gritHertz: 1_300 }),
  },
  steps_metal: {
    seconds: 1.8,
    play(ring) {
      walk(ring, { thud: 0.5, heel: 150, grit: 0.2, gritHertz: 1_900, ring: 730 });
      addRoom(ring, { amount: 0.45, decay: 0.75 });
    },
  },
  engine: {
    seconds: 2,
    play(ring) {
      const course = swell(ring, 2, 0.5, 0.6);
      addNoise(ring, { hertz: () => 150, focus: 1, level: (round) => 0.5 * course(round), keep: 'below' });
      for (let at = 0.05; at < 1.8; at += 0.055)
        addDrum(ring, { at, from: 90, to: 58, seconds: 0.07, level: 0.5 * course(at / ring.seconds), noise: 0.3 });
    },
  },
  train: {
    seconds: 2.4,
    play(ring) {
      for (let at = 0.05; at < 2.1; at += 0.66)
        for (const beat of [0, 0.13]) {
          addDrum(ring, { at: at + beat, from: 120, to: 65, seconds: 0.12, level: 0.7, noise: 0.3 });
          addBurst(ring, { at: at + beat, seconds: 0.05, hertz: 1_300, focus: 1.2, level: 0.25 });
        }
      const course = swell(ring, 2.4, 0.4, 0.7);
      addNoise(ring, { hertz: () => 220, focus: 0.7, level: (round) => 0.22 * course(round) });
    },
  },
  saw: {
    seconds: 1.7,
    play(ring) {
      for (let k = 0; k < 4; k++)
        for (let tooth = 0; tooth < 22; tooth++)
          addBurst(ring, {
            at: 0.02 + k * 0.4 + tooth * 0.013,
            seconds: 0.015,
            hertz: (k % 2 ? 1_500 : 2_000) + tooth * 22,
            focus: 2,
            level: 0.45 * Math.sin((Math.PI * (tooth + 1)) / 23),
          });
    },
  },
  zip: {
    seconds: 0.7,
    play(ring) {
      for (let tooth = 0; tooth < 44; tooth++)
        addBurst(ring, { at: 0.01 + tooth * 0.0125, seconds: 0.012, hertz: 1_200 + tooth * 50, focus: 3, level: 0.5 });
    },
  },
  paper: {
    seconds: 1.1,
    play(ring) {
      for (let k = 0; k < 34; k++)
        addBurst(ring, {
          at: 0.02 + between(ring, 0, 0.95),
          seconds: between(ring, 0.01, 0.06),
          hertz: between(ring, 1_700, 3_300),
          focus: 1,
          level: between(ring, 0.1, 0.6) ** 1.5,
        });
    },
  },
  page: {
    seconds: 0.8,
    softerLu: 1,
    play(ring) {
      const turn = swell(ring, 0.6, 0.25, 0.3);
      addNoise(ring, { hertz: (round) => 1_600 + 1_700 * turn(round), focus: 1, level: (round) => 0.4 * turn(round) });
      addBurst(ring, { at: 0.55, seconds: 0.09, hertz: 1_100, focus: 0.9, level: 0.4 });
    },
  },
  heartbeat: {
    seconds: 1.8,
    play(ring) {
      for (const at of [0.02, 0.9]) {
        addDrum(ring, { at, from: 82, to: 46, seconds: 0.2, level: 1, noise: 0.12 });
        addDrum(ring, { at: at + 0.24, from: 70, to: 42, seconds: 0.18, level: 0.7, noise: 0.12 });
      }
    },
  },
  crowd: {
    seconds: 2,
    softerLu: 1,
    play(ring) {
      const course = swell(ring, 2, 0.5, 0.7);
      addNoise(ring, { hertz: () => 560, focus: 0.9, level: (round) => 0.18 * course(round) });
      for (let voice = 0; voice < 13; voice++) {
        const [pitch, start] = [between(ring, 0.8, 1.5), between(ring, 0, 1.2)];
        for (let k = 0; k < 4; k++)
          for (const [n, formant] of (
            [
              [650, 1_150],
              [420, 1_900],
              [520, 950],
            ][k % 3] ?? []
          ).entries())
            addBurst(ring, {
              at: start + k * 0.16,
              seconds: 0.18,
              hertz: formant * pitch,
              focus: 6,
              level: 0.22 / (n + 1),
              attack: 0.03,
            });
      }
      addRoom(ring, { amount: 0.25, decay: 0.65 });
    },
  },
  applause: {
    seconds: 2.2,
    play(ring) {
      const course = swell(ring, 2.2, 0.35, 0.9);
      for (let k = 0; k < 230; k++) {
        const at = between(ring, 0, 2.1);
        addBurst(ring, {
          at,
          seconds: 0.03,
          hertz: between(ring, 900, 2_200),
          focus: 1.6,
          level: between(ring, 0.1, 0.5) * course(at / ring.seconds),
        });
      }
      addRoom(ring, { amount: 0.3, decay: 0.65 });
    },
  },
  steam: { seconds: 1.2, play: (ring) => puffs(ring, 1.2, 0.27, 2_400, 0.6) },
} satisfies Record<string, EffectScore>;
