import { cello, pad, piano } from '../instruments.ts';
import { between, pick } from '../loop-ring.ts';
import { chord, keyNear, pulseOf, room, step, tune, type Composer } from './score.ts';

/** A slow waltz for the piano, and a cello that says the rest. */
export const composeTender: Composer = (ring) => {
  const { bars, bar, beat } = pulseOf(ring, 68, 3, 4);
  const key = keyNear(ring, 55, 'major');
  const turn = pick(ring, [
    [0, 5, 3, 4],
    [0, 2, 3, 4],
    [3, 4, 2, 5],
  ]);
  const song = tune(ring, bars, { start: 4, low: 0, high: 7, rests: 0.2 });
  for (let i = 0; i < bars; i++) {
    const at = i * bar;
    const degree = turn[i % turn.length] as number;
    const notes = chord(key, degree, 4);
    piano(ring, { at, note: step(key, degree) - 12, level: 0.7, pan: -0.3 });
    for (const [k, third] of [1, 2, 3, 2].entries()) {
      piano(ring, {
        at: at + beat * (1 + k / 2) + between(ring, 0, 0.02),
        note: notes[third] as number,
        level: 0.42,
        pan: -0.1 + 0.12 * k,
      });
    }
    if (i % 2 === 0)
      for (const note of notes.slice(0, 3))
        pad(ring, { at, length: bar * 1.5, note: note - 12, level: 0.35, pan: between(ring, -0.5, 0.5) });
    const degreeSung = song[i];
    if (i % 8 > 1 && degreeSung !== null && degreeSung !== undefined) {
      cello(ring, {
        at: at + (i % 2 ? beat : 0),
        length: bar * 0.8,
        note: step(key, degreeSung),
        level: 0.8,
        pan: 0.2,
        glideFrom: step(key, degreeSung - 1),
      });
    }
  }
  room(ring, 0.45, 0.8);
};
