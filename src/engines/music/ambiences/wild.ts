import { addRoom, between, chance, pick } from '../loop-ring.ts';
import { addBurst, addChirp, addNoise, steady, wander } from '../noises.ts';
import type { Painter } from './painter.ts';

/** Leaves, and birds that answer each other. */
export const paintForest: Painter = (ring) => {
  addNoise(ring, { hertz: steady(2_600), focus: 0.7, level: wander(ring, 0.02, 0.09, 8), keep: 'above' });
  addNoise(ring, { hertz: wander(ring, 300, 700, 5), focus: 0.8, level: wander(ring, 0.03, 0.1, 6) });
  for (let bird = 0; bird < 4; bird++) {
    const [pitch, pan] = [between(ring, 1_700, 3_600), between(ring, -0.9, 0.9)];
    const song = Array.from({ length: 2 + Math.floor(between(ring, 0, 5)) }, () => between(ring, 0.75, 1.3));
    for (let turn = 0; turn < 7; turn++) {
      const at = between(ring, 0, ring.seconds);
      for (const [k, bend] of song.entries())
        addChirp(ring, {
          at: at + k * 0.14,
          seconds: 0.1,
          from: pitch * bend,
          to: pitch * bend * pick(ring, [0.8, 1.15]),
          level: 0.035,
          pan,
        });
    }
  }
  addRoom(ring, { amount: 0.3, decay: 0.7 });
};

/** Drops in the dark, each with its echo, and the breath of a long passage. */
export const paintCave: Painter = (ring) => {
  for (let i = 0; i < ring.seconds * 0.9; i++) {
    const [at, pan, from] = [between(ring, 0, ring.seconds), between(ring, -0.9, 0.9), between(ring, 700, 1_900)];
    addChirp(ring, { at, seconds: 0.09, from, to: from * 1.5, level: between(ring, 0.06, 0.2), peakAt: 0.04, pan });
    addChirp(ring, { at: at + 0.31, seconds: 0.09, from, to: from * 1.5, level: 0.03, peakAt: 0.04, pan: -pan });
  }
  addNoise(ring, { hertz: wander(ring, 90, 200, 4), focus: 1.6, level: wander(ring, 0.06, 0.16, 4) });
  addRoom(ring, { amount: 0.9, decay: 0.88 });
};

/** A hearth: the low flutter of flames, crackle, now and then a log that gives way. */
export const paintFire: Painter = (ring) => {
  addNoise(ring, { hertz: wander(ring, 120, 260, 22), focus: 0.8, level: wander(ring, 0.2, 0.55, 30), keep: 'below' });
  addNoise(ring, { hertz: steady(1_800), focus: 0.7, level: wander(ring, 0.008, 0.03, 20), keep: 'above' });
  for (let i = 0; i < ring.seconds * 11; i++) {
    const at = between(ring, 0, ring.seconds);
    const level = between(ring, 0.1, 0.7) ** 2;
    addBurst(ring, {
      at,
      seconds: between(ring, 0.006, 0.025),
      hertz: between(ring, 900, 3_400),
      focus: 1.5,
      level,
      pan: between(ring, -0.7, 0.7),
      attack: 0.0005,
    });
    if (chance(ring, 0.04))
      addBurst(ring, { at, seconds: 0.3, hertz: 240, focus: 1, level: 0.4, pan: between(ring, -0.3, 0.3) });
  }
};

/** Nothing, humming: slow beats of very low tones, and a signal from somewhere. */
export const paintSpace: Painter = (ring) => {
  addNoise(ring, { hertz: wander(ring, 60, 130, 3), focus: 2.5, level: wander(ring, 0.3, 0.6, 3) });
  addNoise(ring, { hertz: wander(ring, 700, 1_500, 3), focus: 8, level: wander(ring, 0, 0.03, 4) });
  for (let i = 0; i < 9; i++) {
    const [at, pan, pitch] = [between(ring, 0, ring.seconds), between(ring, -0.9, 0.9), between(ring, 900, 1_800)];
    for (let k = 0; k < 3; k++)
      addChirp(ring, { at: at + k * 0.17, seconds: 0.1, from: pitch, to: pitch, level: 0.02, peakAt: 0.1, pan });
  }
  addRoom(ring, { amount: 0.6, decay: 0.87 });
};
