import { addRoom, between, type LoopRing } from '../loop-ring.ts';
import { addBurst, addChirp, addDrum } from '../noises.ts';
import { addTone, type Partial } from '../tones.ts';
import type { EffectScore } from './effect.ts';

const noteOf = (hertz: number): number => 69 + 12 * Math.log2(hertz / 440);

/** Something struck that rings at fixed pitches: metal, glass, wood. `pitches` in Hz with their levels and fall times. */
function strike(
  ring: LoopRing,
  at: number,
  level: number,
  pitches: [hertz: number, level: number, fade: number][],
): void {
  const [first] = pitches;
  if (!first) return;
  const partials: Partial[] = pitches.map(([hertz, weight, fade]) => ({
    ratio: hertz / first[0],
    level: weight,
    fade,
  }));
  const longest = Math.max(...pitches.map(([, , fade]) => fade));
  addTone(ring, { at, length: longest * 3, note: noteOf(first[0]), level, partials, attack: 0.001, release: 0.1 });
}

/** Knuckles on a board. */
function rap(ring: LoopRing, at: number, level: number): void {
  addDrum(ring, { at, from: 340, to: 165, seconds: 0.11, level, noise: 0.35 });
  addBurst(ring, { at, seconds: 0.035, hertz: 1_700, focus: 1.2, level: level * 0.5 });
}

/** A latch or a lock: small metal parts, one after the other. */
function click(ring: LoopRing, at: number, level: number, hertz = 2_600): void {
  addBurst(ring, { at, seconds: 0.03, hertz, focus: 3, level });
  strike(ring, at, level * 0.25, [
    [hertz * 1.3, 1, 0.02],
    [hertz * 1.91, 0.6, 0.015],
  ]);
}

function creak(ring: LoopRing, at: number, seconds: number, from: number, to: number, level: number): void {
  // Wood sticks and slips: puffs that come faster as the pitch rises.
  let place = at;
  while (place < at + seconds) {
    const share = (place - at) / seconds;
    const hertz = from + (to - from) * share;
    addBurst(ring, { at: place, seconds: 0.03, hertz: hertz * 5, focus: 7, level: level * between(ring, 0.5, 1) });
    addChirp(ring, {
      at: place,
      seconds: 0.025,
      from: hertz * 2,
      to: hertz * 1.8,
      level: level * 0.3,
      peakAt: 0.1,
      roughness: 0.5,
    });
    place += between(ring, 0.7, 1.3) / (hertz * 0.28);
  }
}

export const hits = {
  knock: {
    seconds: 1,
    play(ring) {
      for (const [k, at] of [0, 0.2, 0.42].entries()) rap(ring, at, 0.7 + 0.15 * k);
      addRoom(ring, { amount: 0.25, decay: 0.55 });
    },
  },
  door_open: {
    seconds: 1.3,
    play(ring) {
      click(ring, 0.02, 0.5, 1_900);
      creak(ring, 0.16, 0.75, 110, 190, 0.35);
      addRoom(ring, { amount: 0.3, decay: 0.6 });
    },
  },
  door_close: {
    seconds: 1,
    play(ring) {
      creak(ring, 0, 0.22, 170, 120, 0.2);
      addDrum(ring, { at: 0.3, from: 190, to: 70, seconds: 0.3, level: 1, noise: 0.3 });
      addBurst(ring, { at: 0.3, seconds: 0.16, hertz: 700, focus: 0.8, level: 0.5 });
      click(ring, 0.36, 0.35, 2_100);
      addRoom(ring, { amount: 0.35, decay: 0.65 });
    },
  },
  creak: {
    seconds: 1.1,
    play(ring) {
      creak(ring, 0.02, 0.95, 95, 150, 0.5);
      addRoom(ring, { amount: 0.3, decay: 0.6 });
    },
  },
  lock: {
    seconds: 0.8,
    play(ring) {
      for (const at of [0.02, 0.1, 0.15]) click(ring, at, 0.25, 3_200);
      click(ring, 0.42, 0.8, 1_700);
      addRoom(ring, { amount: 0.2, decay: 0.5 });
    },
  },
  bell: {
    seconds: 2.4,
    play(ring) {
      // The partials of a church bell: hum, prime, minor third, fifth, octave and above.
      strike(ring, 0.01, 0.5, [
        [262, 0.6, 1.6],
        [524, 1, 1.2],
        [622, 0.8, 0.9],
        [786, 0.5, 0.7],
        [1_048, 0.8, 0.6],
        [1_396, 0.4, 0.4],
        [2_112, 0.3, 0.25],
      ]);
      addBurst(ring, { at: 0.01, seconds: 0.04, hertz: 2_800, focus: 1, level: 0.2 });
      addRoom(ring, { amount: 0.3, decay: 0.75 });
    },
  },
  alarm: {
    seconds: 1.5,
    play(ring) {
      for (let k = 0; k < 22; k++)
        strike(ring, 0.01 + k * 0.062, 0.3 * between(ring, 0.8, 1), [
          [2_250, 1, 0.09],
          [3_390, 0.6, 0.06],
          [4_870, 0.4, 0.04],
        ]);
      addRoom(ring, { amount: 0.15, decay: 0.5 });
    },
  },
  telephone: {
    seconds: 1.7,
    play(ring) {
      for (const start of [0, 0.85])
        for (let k = 0; k < 14; k++)
          strike(ring, start + k * 0.04, 0.3, [
            [k % 2 ? 1_050 : 1_320, 1, 0.16],
            [k % 2 ? 2_730 : 3_200, 0.4, 0.08],
          ]);
      addRoom(ring, { amount: 0.2, decay: 0.55 });
    },
  },
  glass: {
    seconds: 1.2,
    play(ring) {
      addBurst(ring, { at: 0.01, seconds: 0.12, hertz: 3_300, focus: 0.8, level: 0.8 });
      for (let k = 0; k < 26; k++) {
        const hertz = between(ring, 2_100, 7_400);
        strike(ring, 0.02 + between(ring, 0, 0.75) ** 1.6, 0.16 * between(ring, 0.3, 1), [
          [hertz, 1, between(ring, 0.03, 0.1)],
          [hertz * 1.53, 0.5, 0.03],
        ]);
      }
    },
  },
  chain: {
    seconds: 1.3,
    play(ring) {
      for (let k = 0; k < 17; k++) {
        const hertz = between(ring, 1_500, 3_600);
        strike(ring, 0.02 + k * 0.065 + between(ring, 0, 0.04), 0.3 * between(ring, 0.4, 1), [
          [hertz, 1, 0.05],
          [hertz * 1.41, 0.8, 0.04],
          [hertz * 2.23, 0.5, 0.03],
        ]);
      }
      addRoom(ring, { amount: 0.2, decay: 0.5 });
    },
  },
  coin: {
    seconds: 1.1,
    play(ring) {
      // It bounces, lower and faster each time, and spins out.
      for (const [k, at] of [0.01, 0.3, 0.5, 0.63, 0.71, 0.76, 0.8, 0.83].entries())
        strike(ring, at, 0.5 * 0.78 ** k, [
          [4_180, 1, 0.12],
          [6_030, 0.8, 0.09],
          [7_900, 0.4, 0.05],
        ]);
    },
  },
  kettle: {
    seconds: 1.8,
    play(ring) {
      addChirp(ring, { at: 0, seconds: 1.75, from: 1_150, to: 1_720, level: 0.35, peakAt: 0.75, roughness: 0.2 });
      addChirp(ring, { at: 0.1, seconds: 1.6, from: 1_190, to: 1_760, level: 0.2, peakAt: 0.75 });
      for (let k = 0; k < 30; k++)
        addBurst(ring, {
          at: k * 0.055,
          seconds: 0.1,
          hertz: 3_000,
          focus: 0.8,
          level: 0.05 + k * 0.004,
          attack: 0.03,
        });
    },
  },
  hammer: {
    seconds: 1.4,
    play(ring) {
      for (const at of [0.01, 0.44, 0.87]) {
        addDrum(ring, { at, from: 420, to: 210, seconds: 0.1, level: 0.7, noise: 0.4 });
        strike(ring, at, 0.35, [
          [1_240, 1, 0.08],
          [2_980, 0.7, 0.05],
        ]);
      }
      addRoom(ring, { amount: 0.25, decay: 0.55 });
    },
  },
  drum: {
    seconds: 1.3,
    play(ring) {
      for (const [k, at] of [0.01, 0.34, 0.5, 0.67].entries())
        addDrum(ring, { at, from: 150, to: 72, seconds: 0.42, level: k ? 0.75 : 1, noise: 0.16 });
      addRoom(ring, { amount: 0.25, decay: 0.6 });
    },
  },
  lamp_switch: { seconds: 0.4, play: (ring) => (click(ring, 0.02, 0.7, 2_300), click(ring, 0.075, 0.4, 1_600)) },
  sparkle: {
    seconds: 1.5,
    play(ring) {
      for (let k = 0; k < 16; k++)
        strike(ring, 0.02 + k * 0.06, 0.3, [
          [between(ring, 1_700, 2_100) * 1.12 ** (k % 8), 1, 0.2],
          [between(ring, 5_000, 6_800), 0.3, 0.08],
        ]);
      addRoom(ring, { amount: 0.4, decay: 0.78 });
    },
  },
  spring: {
    seconds: 0.9,
    play(ring) {
      for (let k = 0; k < 9; k++)
        addChirp(ring, {
          at: 0.01 + k * 0.075,
          seconds: 0.09,
          from: 240 + k * 55,
          to: 520 + k * 70,
          level: 0.55 * 0.86 ** k,
          peakAt: 0.15,
          roughness: 0.5,
        });
    },
  },
  bounce: {
    seconds: 1.2,
    play(ring) {
      for (const [k, at] of [0.01, 0.36, 0.63, 0.82, 0.95, 1.04].entries())
        addDrum(ring, { at, from: 260, to: 120 + k * 12, seconds: 0.12, level: 0.9 * 0.75 ** k, noise: 0.1 });
    },
  },
  crash: {
    seconds: 1.7,
    play(ring) {
      addDrum(ring, { at: 0.01, from: 160, to: 50, seconds: 0.5, level: 0.9, noise: 0.4 });
      for (let k = 0; k < 26; k++) {
        const at = 0.02 + between(ring, 0, 1) ** 1.8 * 1.2;
        const hertz = between(ring, 400, 3_000);
        addBurst(ring, { at, seconds: between(ring, 0.05, 0.2), hertz, focus: 1.2, level: between(ring, 0.1, 0.5) });
        if (k % 2)
          strike(ring, at, 0.12, [
            [hertz * 1.2, 1, 0.12],
            [hertz * 2.1, 0.6, 0.07],
          ]);
      }
      addRoom(ring, { amount: 0.3, decay: 0.65 });
    },
  },
  clock: {
    seconds: 1.7,
    softerLu: 2,
    play(ring) {
      for (const [k, at] of [0.02, 0.52, 1.02, 1.52].entries()) {
        addBurst(ring, { at, seconds: 0.03, hertz: k % 2 ? 1_900 : 2_500, focus: 4, level: 0.8 });
        addDrum(ring, { at, from: 420, to: 260, seconds: 0.04, level: 0.3, noise: 0.2 });
      }
      addRoom(ring, { amount: 0.18, decay: 0.5 });
    },
  },
} satisfies Record<string, EffectScore>;
