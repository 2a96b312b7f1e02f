import { flute, marimba, pizzicato } from '../instruments.ts';
import { chance, pick } from '../loop-ring.ts';
import { addBurst } from '../noises.ts';
import { keyNear, pulseOf, room, step, tune, type Composer } from './score.ts';

/** Plucked oom-pah, a marimba that hops, a cheeky answer from the flute. */
export const composePlayful: Composer = (ring) => {
  const { bars, bar, beat } = pulseOf(ring, 116, 4, 4);
  const key = keyNear(ring, 60, 'major');
  const turn = pick(ring, [
    [0, 0, 3, 4],
    [0, 5, 1, 4],
    [0, 3, 0, 4],
  ]);
  const call = tune(ring, 16, { start: 4, low: 0, high: 9, rests: 0.3 });
  const answer = tune(ring, 6, { start: 7, low: 4, high: 11, rests: 0.2 });
  for (let i = 0; i < bars; i++) {
    const at = i * bar;
    const degree = turn[i % turn.length] as number;
    for (const [half, low] of [
      [0, step(key, degree) - 24],
      [2, step(key, degree + 4) - 24 - (degree > 2 ? 12 : 0)],
    ] as const) {
      pizzicato(ring, { at: at + half * beat, note: low, level: 0.9, pan: -0.2 });
    }
    for (const half of [1, 3]) {
      for (const third of [2, 4])
        pizzicato(ring, { at: at + half * beat, note: step(key, degree + third) - 12, level: 0.4, pan: 0.35 });
    }
    for (let k = 0; k < 8; k++) {
      addBurst(ring, {
        at: at + (k + (k % 2 ? 0.12 : 0)) * (beat / 2),
        seconds: 0.06,
        hertz: 3400,
        focus: 1,
        level: k % 2 ? 0.03 : 0.05,
        pan: 0.5,
      });
    }
    if (i % 4 < 2) hop(at, (i % 2) * 8, degree);
    else if (i % 4 === 3 || chance(ring, 0.3)) reply(at);
  }
  room(ring, 0.16, 0.7);

  function hop(at: number, from: number, degree: number) {
    for (let k = 0; k < 8; k++) {
      const note = call[from + k];
      if (note === null || note === undefined) continue;
      marimba(ring, {
        at: at + (k + (k % 2 ? 0.12 : 0)) * (beat / 2),
        note: step(key, k % 4 === 0 ? degree + 4 : note) + 12,
        level: 0.75,
        pan: -0.3 + 0.08 * k,
      });
    }
  }

  function reply(at: number) {
    for (const [k, note] of answer.entries()) {
      if (note !== null)
        flute(ring, {
          at: at + k * (beat / 2),
          length: k === 5 ? beat : beat * 0.28,
          note: step(key, note) + 12,
          level: 0.6,
          pan: 0.25,
          ...(k === 0 && { glideFrom: step(key, note) + 10 }),
        });
    }
  }
};
