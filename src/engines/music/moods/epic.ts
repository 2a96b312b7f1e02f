import { bass, brass, choir, strings } from '../instruments.ts';
import { between, pick } from '../loop-ring.ts';
import { addDrum } from '../noises.ts';
import { chord, keyNear, pulseOf, room, step, tune, type Composer } from './score.ts';

/** Great drums in a great hall, low brass and a choir that climbs. */
export const composeEpic: Composer = (ring) => {
  const { bars, bar, beat } = pulseOf(ring, 84, 4, 4);
  const key = keyNear(ring, 45, 'minor');
  const turn = pick(ring, [
    [0, 5, 2, 6],
    [0, 3, 5, 4],
    [0, 6, 5, 6],
  ]);
  const theme = tune(ring, bars, { start: 4, low: 2, high: 9, rests: 0 });
  for (let i = 0; i < bars; i++) {
    const at = i * bar;
    const degree = turn[i % turn.length] as number;
    const grown = 0.6 + (0.4 * (i % 8)) / 7;
    for (const [k, note] of chord(key, degree).entries()) {
      brass(ring, { at, length: bar * 0.85, note, level: 0.75 * grown, pan: (k - 1) / 2 });
      choir(ring, { at, length: bar * 0.8, note: note + 12, level: 0.9 * grown, pan: (1 - k) / 1.6 });
    }
    bass(ring, { at, length: bar * 0.8, note: step(key, degree) - 12, level: 0.9 });
    for (let k = 0; k < 16; k++) {
      strings(ring, {
        at: at + k * (beat / 4),
        length: beat / 5,
        note: step(key, degree + (k % 4 === 3 ? 2 : 0)) + 12,
        level: k % 4 === 0 ? 0.5 : 0.3,
        pan: k % 2 ? 0.5 : -0.5,
        attack: 0.02,
      });
    }
    for (const [place, level] of [
      [0, 0.6],
      [0.75, 0.25],
      [1.5, 0.35],
      [2, 0.5],
      [3, 0.3],
      [3.5, 0.35],
    ] as const) {
      addDrum(ring, {
        at: at + place * beat,
        from: 95,
        to: 42,
        seconds: 0.7,
        level: level * grown,
        noise: 0.12,
        pan: between(ring, -0.35, 0.35),
      });
    }
    brass(ring, {
      at: at + 2 * beat,
      length: beat * 1.6,
      note: step(key, theme[i] ?? 4) + 12,
      level: 0.7 * grown,
      pan: 0.1,
    });
  }
  room(ring, 0.5, 0.83);
};
