import { addRoom, between, type LoopRing } from '../loop-ring.ts';
import { addBurst, addChirp, addDrum, addNoise, type Course } from '../noises.ts';
import type { EffectScore } from './effect.ts';

/** Up to 1 within `rise` seconds and down again within `fall`, over `seconds` of a ring. */
export function swell(ring: LoopRing, seconds: number, rise: number, fall: number): Course {
  return (round) => {
    const t = round * ring.seconds;
    if (t >= seconds) return 0;
    return Math.min(1, t / rise, (seconds - t) / fall);
  };
}

function hiss(
  ring: LoopRing,
  seconds: number,
  hertz: number,
  focus: number,
  level: number,
  rise = 0.3,
  fall = 0.5,
): void {
  const course = swell(ring, seconds, rise, fall);
  addNoise(ring, { hertz: () => hertz, focus, level: (round) => level * course(round) });
}

export const weather = {
  thunder: {
    seconds: 2.6,
    play(ring) {
      addBurst(ring, { at: 0.01, seconds: 0.25, hertz: 1_400, focus: 0.6, level: 0.6 });
      for (let k = 0; k < 12; k++)
        addDrum(ring, {
          at: 0.05 + k * between(ring, 0.1, 0.17),
          from: 75,
          to: between(ring, 34, 55),
          seconds: 0.8,
          level: 0.8 * 0.86 ** k,
          noise: 0.55,
        });
      addRoom(ring, { amount: 0.6, decay: 0.85 });
    },
  },
  rain: {
    seconds: 2.2,
    softerLu: 2,
    play(ring) {
      hiss(ring, 2.2, 3_100, 0.7, 0.3);
      for (let k = 0; k < 70; k++)
        addBurst(ring, {
          at: between(ring, 0.05, 2),
          seconds: 0.02,
          hertz: between(ring, 1_500, 3_300),
          focus: 3,
          level: between(ring, 0.05, 0.3),
        });
    },
  },
  wind: {
    seconds: 2.2,
    softerLu: 1,
    play(ring) {
      const gust = swell(ring, 2.2, 0.9, 1.1);
      addNoise(ring, { hertz: (round) => 380 + 420 * gust(round), focus: 5, level: (round) => 0.5 * gust(round) });
      addNoise(ring, { hertz: () => 260, focus: 0.8, level: (round) => 0.25 * gust(round) });
    },
  },
  sea: {
    seconds: 2.4,
    softerLu: 1,
    play(ring) {
      const wave = swell(ring, 2.4, 1, 1.3);
      addNoise(ring, {
        hertz: (round) => 500 + 1_500 * wave(round),
        focus: 0.7,
        level: (round) => 0.5 * wave(round) ** 2,
      });
      addNoise(ring, { hertz: () => 130, focus: 0.9, level: (round) => 0.4 * wave(round), keep: 'below' });
    },
  },
  fire: {
    seconds: 2,
    softerLu: 2,
    play(ring) {
      hiss(ring, 2, 420, 0.8, 0.12);
      for (let k = 0; k < 30; k++)
        addBurst(ring, {
          at: between(ring, 0.05, 1.85),
          seconds: between(ring, 0.01, 0.05),
          hertz: between(ring, 900, 3_200),
          focus: 2,
          level: between(ring, 0.1, 0.7) ** 2,
        });
    },
  },
  static: {
    seconds: 1.2,
    softerLu: 2,
    play(ring) {
      hiss(ring, 1.2, 2_900, 0.8, 0.25, 0.02, 0.1);
      for (let k = 0; k < 9; k++)
        addBurst(ring, {
          at: between(ring, 0, 1.1),
          seconds: 0.05,
          hertz: between(ring, 900, 2_900),
          focus: 4,
          level: 0.5,
        });
      addChirp(ring, { at: 0.2, seconds: 0.7, from: 2_400, to: 700, level: 0.08, peakAt: 0.5 });
    },
  },
  splash: {
    seconds: 1.3,
    play(ring) {
      addBurst(ring, { at: 0.01, seconds: 0.5, hertz: 900, focus: 0.7, level: 1 });
      addBurst(ring, { at: 0.05, seconds: 0.7, hertz: 2_600, focus: 0.8, level: 0.5, attack: 0.04 });
      for (let k = 0; k < 16; k++) {
        const hertz = between(ring, 500, 1_600);
        addChirp(ring, {
          at: between(ring, 0.15, 1.1),
          seconds: 0.06,
          from: hertz,
          to: hertz * 1.8,
          level: 0.12,
          peakAt: 0.05,
        });
      }
    },
  },
  pour: {
    seconds: 1.6,
    softerLu: 1,
    play(ring) {
      hiss(ring, 1.6, 1_800, 1, 0.14, 0.15, 0.3);
      for (let k = 0; k < 60; k++) {
        const hertz = 420 + k * 9 + between(ring, 0, 260);
        addChirp(ring, { at: 0.05 + k * 0.024, seconds: 0.05, from: hertz, to: hertz * 1.4, level: 0.13, peakAt: 0.1 });
      }
    },
  },
  bubbles: {
    seconds: 1.5,
    play(ring) {
      for (let k = 0; k < 22; k++) {
        const hertz = between(ring, 260, 900);
        addChirp(ring, {
          at: between(ring, 0.01, 1.35),
          seconds: between(ring, 0.05, 0.11),
          from: hertz,
          to: hertz * 2.1,
          level: 0.3,
          peakAt: 0.1,
        });
      }
    },
  },
  whoosh: {
    seconds: 0.9,
    play(ring) {
      const course = swell(ring, 0.9, 0.45, 0.4);
      addNoise(ring, {
        hertz: (round) => 300 + 2_400 * course(round),
        focus: 2.2,
        level: (round) => 0.7 * course(round) ** 2,
      });
    },
  },
} satisfies Record<string, EffectScore>;
