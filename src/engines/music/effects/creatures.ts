import { addRoom, between, type LoopRing } from '../loop-ring.ts';
import { addBurst, addChirp } from '../noises.ts';
import type { EffectScore } from './effect.ts';

function bark(ring: LoopRing, at: number, level: number): void {
  addChirp(ring, { at, seconds: 0.17, from: 480, to: 270, level, peakAt: 0.12, roughness: 0.8 });
  addBurst(ring, { at, seconds: 0.16, hertz: 1_100, focus: 1.2, level: level * 0.7, attack: 0.01 });
}

function hoot(ring: LoopRing, at: number, seconds: number, hertz: number): void {
  addChirp(ring, { at, seconds, from: hertz * 0.97, to: hertz, level: 0.5, peakAt: 0.3, roughness: 0.12 });
}

export const creatures = {
  birds: {
    seconds: 1.9,
    softerLu: 2,
    play(ring) {
      for (const start of [0.05, 0.7, 1.25])
        for (let k = 0; k < 5; k++) {
          const hertz = between(ring, 2_400, 3_900);
          addChirp(ring, {
            at: start + k * 0.1,
            seconds: 0.08,
            from: hertz,
            to: hertz * between(ring, 0.75, 1.3),
            level: 0.3,
            peakAt: 0.3,
          });
        }
      addRoom(ring, { amount: 0.2, decay: 0.6 });
    },
  },
  dog: {
    seconds: 1.1,
    play(ring) {
      bark(ring, 0.02, 0.7);
      bark(ring, 0.42, 0.8);
      addRoom(ring, { amount: 0.2, decay: 0.55 });
    },
  },
  horse: {
    seconds: 1.8,
    play(ring) {
      // A whinny trembles as it falls.
      for (let k = 0; k < 16; k++)
        addChirp(ring, {
          at: 0.02 + k * 0.065,
          seconds: 0.08,
          from: 1_250 - k * 48,
          to: 1_100 - k * 46,
          level: 0.5 * (1 - k / 20),
          peakAt: 0.4,
          roughness: 0.7,
        });
      addBurst(ring, { at: 1.15, seconds: 0.4, hertz: 900, focus: 0.8, level: 0.4, attack: 0.05 });
      addRoom(ring, { amount: 0.2, decay: 0.55 });
    },
  },
  owl: {
    seconds: 1.8,
    softerLu: 1,
    play(ring) {
      hoot(ring, 0.02, 0.28, 390);
      hoot(ring, 0.5, 0.16, 385);
      hoot(ring, 0.7, 0.75, 375);
      addRoom(ring, { amount: 0.35, decay: 0.75 });
    },
  },
  frog: {
    seconds: 0.9,
    softerLu: 1,
    play(ring) {
      for (const start of [0.02, 0.44])
        for (let k = 0; k < 9; k++)
          addChirp(ring, {
            at: start + k * 0.028,
            seconds: 0.03,
            from: 240 + k * 16,
            to: 210 + k * 16,
            level: 0.6,
            peakAt: 0.2,
            roughness: 0.9,
          });
    },
  },
  whistle: {
    seconds: 1.1,
    softerLu: 1,
    play(ring) {
      addChirp(ring, { at: 0.02, seconds: 0.4, from: 1_250, to: 2_150, level: 0.5, peakAt: 0.6 });
      addChirp(ring, { at: 0.5, seconds: 0.5, from: 2_200, to: 1_300, level: 0.5, peakAt: 0.3 });
      addRoom(ring, { amount: 0.3, decay: 0.7 });
    },
  },
} satisfies Record<string, EffectScore>;
