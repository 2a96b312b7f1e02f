import { bass, brass, spiccato, strings } from '../instruments.ts';
import { between, pick } from '../loop-ring.ts';
import { addDrum } from '../noises.ts';
import { chord, keyNear, pulseOf, room, step, tune, type Composer } from './score.ts';

/** Running strings over drums, and a tune for the horns that comes twice. */
export const composeAdventure: Composer = (ring) => {
  const { bars, bar, beat } = pulseOf(ring, 126, 4, 8);
  const key = keyNear(ring, 50, 'dorian');
  const turn = pick(ring, [
    [0, 0, 5, 6],
    [0, 3, 6, 4],
    [0, 5, 2, 6],
  ]);
  const figure = pick(ring, [
    [0, 4, 7, 4, 2, 4, 7, 4],
    [0, 2, 4, 7, 4, 2, 0, 4],
    [7, 4, 2, 4, 0, 4, 2, 4],
  ]);
  const theme = tune(ring, 14, { start: 4, low: 2, high: 9, rests: 0.12 });
  for (let i = 0; i < bars; i++) {
    const at = i * bar;
    const degree = turn[(i >> 1) % turn.length] as number;
    for (const [k, offset] of figure.entries()) {
      spiccato(ring, {
        at: at + (k * beat) / 2,
        note: step(key, degree + offset),
        level: k % 4 === 0 ? 1 : 0.65,
        pan: k % 2 ? 0.4 : -0.4,
      });
    }
    for (const note of chord(key, degree))
      strings(ring, { at, length: bar * 0.9, note, level: 0.4, pan: between(ring, -0.6, 0.6) });
    for (const half of [0, 2, 3])
      bass(ring, {
        at: at + half * beat,
        length: beat * 0.6,
        note: step(key, degree) - 24,
        level: half === 3 ? 0.5 : 0.8,
      });
    drums(at, i);
    if (i % 16 >= 8 && i % 8 < 7) melody(at, i % 8);
  }
  room(ring, 0.3, 0.76);

  function drums(at: number, i: number) {
    for (const [place, level] of [
      [0, 0.45],
      [1.5, 0.22],
      [2, 0.36],
      [3.5, 0.2],
    ] as const) {
      addDrum(ring, { at: at + place * beat, from: 120, to: 50, seconds: 0.35, level });
    }
    for (const place of [1, 3])
      addDrum(ring, { at: at + place * beat, from: 260, to: 180, seconds: 0.14, level: 0.12, noise: 0.85 });
    if (i % 8 === 7)
      for (let k = 0; k < 4; k++)
        addDrum(ring, {
          at: at + (3 + k / 4) * beat,
          from: 170 - k * 20,
          to: 80,
          seconds: 0.25,
          level: 0.2 + k * 0.04,
          pan: k / 2 - 0.7,
        });
  }

  function melody(at: number, place: number) {
    for (const half of [0, 1]) {
      const degree = theme[place * 2 + half];
      if (degree === null || degree === undefined) continue;
      brass(ring, {
        at: at + half * 2 * beat,
        length: beat * 1.7,
        note: step(key, degree) + 12,
        level: 0.85,
        pan: 0.15,
      });
      brass(ring, {
        at: at + half * 2 * beat,
        length: beat * 1.7,
        note: step(key, degree - 2) + 12,
        level: 0.4,
        pan: -0.25,
      });
    }
  }
};
