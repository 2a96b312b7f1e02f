import { choir, glass, harp, pad } from '../instruments.ts';
import { between, chance, pick } from '../loop-ring.ts';
import { chord, keyNear, pulseOf, room, step, type Composer } from './score.ts';

/** Rising broken chords of glass and harp over a far choir: the first look at something large. */
export const composeWonder: Composer = (ring) => {
  const { bars, bar, beat } = pulseOf(ring, 78, 3, 4);
  const key = keyNear(ring, 52, 'lydian');
  const turn = pick(ring, [
    [0, 1, 0, 4],
    [0, 1, 5, 3],
    [0, 4, 1, 5],
  ]);
  for (let i = 0; i < bars; i++) {
    const at = i * bar;
    const degree = turn[(i >> 1) % turn.length] as number;
    const notes = chord(key, degree, 4);
    for (let k = 0; k < 6; k++) {
      const note = (notes[k % 4] as number) + 12 * (1 + Math.floor(k / 4));
      glass(ring, { at: at + (k * beat) / 2, note, level: 0.5 + 0.06 * k, pan: (k - 2.5) / 3.5 });
    }
    if (i % 2 === 0) {
      for (const [k, note] of notes.entries()) {
        choir(ring, { at, length: bar * 1.7, note, level: 0.8, pan: (k - 1.5) / 2 });
        pad(ring, { at, length: bar * 1.6, note: note - 12, level: 0.5, pan: (1.5 - k) / 2 });
      }
    }
    if (i % 4 === 3)
      for (let k = 0; k < 9; k++)
        harp(ring, {
          at: at + bar - 0.9 + k * 0.1,
          note: step(key, degree + k * 2 - 4),
          level: 0.25 + k * 0.03,
          pan: k / 4.5 - 1,
        });
    if (chance(ring, 0.35))
      glass(ring, {
        at: at + between(ring, 0, bar),
        note: step(key, degree + pick(ring, [7, 9, 11])) + 24,
        level: 0.3,
        pan: between(ring, -0.9, 0.9),
      });
  }
  room(ring, 0.6, 0.84);
};
