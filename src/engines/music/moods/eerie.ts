import { bell, theremin } from '../instruments.ts';
import { between, chance, pick } from '../loop-ring.ts';
import { addChirp, addNoise, steady, wander } from '../noises.ts';
import { addDrone, harmonics } from '../tones.ts';
import { pulseOf, room, type Composer } from './score.ts';

/** A music box that has been under water, a voice that is none, and the hum of an empty house. Whole tones: no way home. */
export const composeEerie: Composer = (ring) => {
  const { bars, bar, beat } = pulseOf(ring, 66, 4, 4);
  const root = 45 + pick(ring, [-3, -2, 0, 1, 3]);
  const whole = (degree: number) => root + 2 * degree;
  addDrone(ring, root - 12, 0.05, harmonics(5, 1.5), -0.2, 2);
  addDrone(ring, root - 12 + 0.35, 0.03, harmonics(4, 1.6), 0.3, 3);
  const box = Array.from({ length: 8 }, () => pick(ring, [12, 13, 14, 15, 16, 17]));
  for (let i = 0; i < bars; i++) {
    const at = i * bar;
    if (i % 4 < 2) {
      for (const [k, degree] of box.entries()) {
        if (!chance(ring, 0.62)) continue;
        bell(ring, {
          at: at + (k * beat) / 2 + between(ring, -0.03, 0.06),
          note: whole(degree) + between(ring, -0.18, 0.1),
          level: 0.42,
          pan: between(ring, -0.5, 0.5),
        });
      }
    } else if (i % 4 === 2) {
      const note = whole(pick(ring, [9, 10, 11, 12]));
      theremin(ring, {
        at: at + between(ring, 0, 1),
        length: bar * 1.1,
        note,
        level: 0.7,
        glideFrom: note + pick(ring, [-4, -2, 2, 6]),
        pan: between(ring, -0.6, 0.6),
      });
    }
    // A sound played backwards: it swells and is cut off.
    if (chance(ring, 0.35))
      addChirp(ring, {
        at: at + between(ring, 0, 2),
        seconds: 1.8,
        from: 520,
        to: 470,
        level: 0.03,
        peakAt: 0.95,
        roughness: 0.3,
        pan: between(ring, -0.9, 0.9),
      });
  }
  addNoise(ring, { hertz: wander(ring, 500, 1300, 4), focus: 6, level: steady(0.02) });
  room(ring, 0.65, 0.86);
};
