import { bass, glass, harp, pad } from '../instruments.ts';
import { between, chance, pick } from '../loop-ring.ts';
import { chord, keyNear, pulseOf, room, step, type Composer } from './score.ts';

/** Wide slow chords, a harp note now and then, no pulse to speak of. */
export const composeCalm: Composer = (ring) => {
  const { bars, bar, beat } = pulseOf(ring, 56, 4, 4);
  const key = keyNear(ring, 50, 'lydian');
  const turn = pick(ring, [
    [0, 4, 5, 1],
    [0, 5, 3, 4],
    [0, 2, 5, 1],
  ]);
  for (let i = 0; i < bars; i += 2) {
    const degree = turn[(i / 2) % turn.length] as number;
    const notes = [step(key, degree) - 12, ...chord(key, degree, 4)];
    for (const [k, note] of notes.entries()) {
      pad(ring, { at: i * bar + k * 0.15, length: 2 * bar - 1, note, level: k === 0 ? 1.2 : 0.9, pan: (k - 2) / 2.6 });
    }
    bass(ring, { at: i * bar, length: bar, note: step(key, degree) - 24, level: 0.35 });
    for (let k = 0; k < 8; k++) {
      if (!chance(ring, 0.42)) continue;
      const note = pick(ring, chord(key, degree, 4)) + 12;
      harp(ring, {
        at: i * bar + k * beat + between(ring, 0, 0.05),
        note,
        level: between(ring, 0.35, 0.6),
        pan: between(ring, -0.7, 0.7),
      });
    }
    if (chance(ring, 0.5))
      glass(ring, { at: (i + 1) * bar, note: step(key, degree + 7) + 12, level: 0.3, pan: between(ring, -0.6, 0.6) });
  }
  room(ring, 0.5, 0.82);
};
