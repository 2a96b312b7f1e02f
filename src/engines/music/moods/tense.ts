import { spiccato, strings } from '../instruments.ts';
import { between, chance, pick } from '../loop-ring.ts';
import { addDrum, addNoise, steady, wander } from '../noises.ts';
import { addDrone, harmonics } from '../tones.ts';
import { keyNear, pulseOf, room, step, type Composer } from './score.ts';

/** A beating drone, a heart, a clock, and strings that cannot settle. */
export const composeTense: Composer = (ring) => {
  const { bars, bar, beat } = pulseOf(ring, 60, 4, 3);
  const key = keyNear(ring, 38, 'phrygian');
  addDrone(ring, key.root, 0.09, harmonics(7, 1.4), 0, 3);
  addDrone(ring, key.root + 7.06, 0.035, harmonics(6, 1.5), -0.4, 2);
  addDrone(ring, key.root + 13, 0.022, harmonics(4, 1.6), 0.4, 5);
  for (let i = 0; i < bars; i++) {
    for (const half of [0, 2]) {
      const at = i * bar + half * beat;
      addDrum(ring, { at, from: 74, to: 40, seconds: 0.5, level: 0.3 });
      addDrum(ring, { at: at + 0.3, from: 62, to: 36, seconds: 0.45, level: 0.19 });
    }
    for (let k = 0; k < 8; k++)
      addDrum(ring, {
        at: i * bar + k * (beat / 2),
        from: 1900,
        to: 1700,
        seconds: 0.03,
        level: k % 2 ? 0.012 : 0.022,
        pan: 0.3,
      });
    if (chance(ring, 0.7)) {
      const note = step(key, pick(ring, [7, 8, 11, 12])) + 12;
      const at = i * bar + between(ring, 0, 2);
      strings(ring, { at, length: bar * 0.7, note, level: 0.5, pan: between(ring, -0.8, 0), attack: 1.4 });
      strings(ring, {
        at: at + 0.2,
        length: bar * 0.7,
        note: note + 1,
        level: 0.28,
        pan: between(ring, 0, 0.8),
        attack: 1.8,
      });
    }
    if (i % 3 === 2) {
      for (let k = 0; k < 12; k++)
        spiccato(ring, {
          at: i * bar + k * (bar / 12),
          note: step(key, [0, 1, 0, 3][k % 4] as number) + 12,
          level: 0.25 + k * 0.03,
          pan: k % 2 ? 0.4 : -0.4,
        });
    }
  }
  addNoise(ring, { hertz: wander(ring, 120, 380, 4), focus: 2, level: steady(0.035) });
  room(ring, 0.35, 0.8);
};
