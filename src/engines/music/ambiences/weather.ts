import { between } from '../loop-ring.ts';
import { addBurst, addChirp, addNoise, steady, wander } from '../noises.ts';
import type { Painter } from './painter.ts';

/** Gusts that rise and fall, and the whistle they make round a corner. */
export const paintWind: Painter = (ring) => {
  addNoise(ring, { hertz: wander(ring, 180, 620, 7), focus: 0.8, level: wander(ring, 0.1, 0.5, 7) });
  addNoise(ring, { hertz: wander(ring, 600, 1300, 6), focus: 7, level: wander(ring, 0, 0.09, 6) });
};

/** A steady hiss, nearer drops, and the dull roof. */
export const paintRain: Painter = (ring) => {
  addNoise(ring, { hertz: steady(3_000), focus: 0.8, level: wander(ring, 0.1, 0.16, 5), keep: 'above' });
  addNoise(ring, { hertz: steady(420), focus: 0.7, level: wander(ring, 0.1, 0.2, 4) });
  for (let i = 0; i < ring.seconds * 28; i++) {
    addBurst(ring, {
      at: between(ring, 0, ring.seconds),
      seconds: between(ring, 0.012, 0.045),
      hertz: between(ring, 1_200, 3_400),
      focus: between(ring, 1.5, 6),
      level: between(ring, 0.05, 0.3),
      pan: between(ring, -1, 1),
      attack: 0.0008,
    });
  }
};

/** Waves that come in about every eight seconds, foam, and a gull far off. */
export const paintSea: Painter = (ring) => {
  const waves = Math.round(ring.seconds / 8.5);
  const swell = (lag: number) => (round: number) => Math.max(0, Math.sin(2 * Math.PI * waves * (round - lag))) ** 1.6;
  const [near, far] = [swell(0), swell(0.055)];
  addNoise(ring, {
    hertz: (round) => 260 + 500 * near(round),
    focus: 0.7,
    level: (round) => 0.12 + 0.5 * near(round),
    keep: 'below',
  });
  addNoise(ring, { hertz: steady(2_400), focus: 0.7, level: (round) => 0.02 + 0.13 * far(round), keep: 'above' });
  for (let i = 0; i < 5; i++) {
    const at = between(ring, 0, ring.seconds);
    const pan = between(ring, -0.9, 0.9);
    for (let cry = 0; cry < 3; cry++)
      addChirp(ring, {
        at: at + cry * 0.42,
        seconds: 0.3,
        from: 1_750 - cry * 80,
        to: 1_150,
        level: 0.025,
        pan,
        roughness: 0.35,
      });
  }
};

/** Everything from afar: no highs at all, bubbles, and something large that sings. */
export const paintUnderwater: Painter = (ring) => {
  addNoise(ring, { hertz: wander(ring, 110, 260, 5), focus: 0.8, level: wander(ring, 0.35, 0.7, 5), keep: 'below' });
  for (let i = 0; i < ring.seconds * 0.7; i++) {
    const [at, pan] = [between(ring, 0, ring.seconds), between(ring, -0.8, 0.8)];
    const count = 2 + Math.floor(between(ring, 0, 7));
    for (let k = 0; k < count; k++) {
      const from = between(ring, 260, 620);
      addChirp(ring, {
        at: at + k * between(ring, 0.05, 0.13),
        seconds: between(ring, 0.05, 0.12),
        from,
        to: from * 1.9,
        level: 0.05,
        pan,
        peakAt: 0.2,
      });
    }
  }
  for (let i = 0; i < 4; i++)
    addChirp(ring, {
      at: between(ring, 0, ring.seconds),
      seconds: 3.6,
      from: between(ring, 160, 240),
      to: between(ring, 90, 320),
      level: 0.06,
      peakAt: 0.5,
      roughness: 0.15,
      pan: between(ring, -0.7, 0.7),
    });
};
