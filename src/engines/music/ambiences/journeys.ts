import { between, chance } from '../loop-ring.ts';
import { addBurst, addChirp, addNoise, steady, wander } from '../noises.ts';
import type { Painter } from './painter.ts';

/** A wooden hull: water along the planks, timber that complains at each roll, rigging. */
export const paintShip: Painter = (ring) => {
  const rolls = Math.round(ring.seconds / 6);
  const roll = (round: number) => 0.5 + 0.5 * Math.sin(2 * Math.PI * rolls * round);
  addNoise(ring, {
    hertz: (round) => 180 + 260 * roll(round),
    focus: 0.8,
    level: (round) => 0.15 + 0.28 * roll(round),
    keep: 'below',
  });
  addNoise(ring, {
    hertz: steady(2_200),
    focus: 0.8,
    level: (round) => 0.015 + 0.035 * roll(round + 0.02),
    keep: 'above',
  });
  for (let i = 0; i < rolls; i++) {
    const at = (i * ring.seconds) / rolls + between(ring, 0, 1.5);
    creak(at, between(ring, 110, 190), between(ring, -0.7, 0.7));
    if (chance(ring, 0.5)) creak(at + 2.6, between(ring, 180, 260), between(ring, -0.7, 0.7));
    if (chance(ring, 0.5))
      addBurst(ring, {
        at: at + between(ring, 0, 4),
        seconds: 0.12,
        hertz: 900,
        focus: 4,
        level: 0.14,
        pan: between(ring, -0.9, 0.9),
      });
  }

  /** Wood slips and sticks: a row of tiny knocks that grow faster. */
  function creak(at: number, pitch: number, pan: number) {
    let place = at;
    for (let k = 0; k < 34; k++) {
      place += 1 / (20 + k * 1.3 + between(ring, -3, 3));
      addBurst(ring, {
        at: place,
        seconds: 0.03,
        hertz: pitch * 4,
        focus: 6,
        level: 0.1 * Math.sin((Math.PI * k) / 34),
        pan,
        attack: 0.001,
      });
    }
  }
};

/** Four knocks of the wheels, over and over, the rumble of the carriage, one whistle. */
export const paintTrain: Painter = (ring) => {
  addNoise(ring, { hertz: wander(ring, 110, 190, 8), focus: 0.9, level: wander(ring, 0.35, 0.55, 8), keep: 'below' });
  addNoise(ring, { hertz: wander(ring, 900, 1_500, 7), focus: 1, level: wander(ring, 0.02, 0.05, 9) });
  const turn = ring.seconds / Math.round(ring.seconds / 1.3);
  for (let i = 0; i * turn < ring.seconds - 0.01; i++) {
    for (const [place, level] of [
      [0, 0.5],
      [0.13, 0.42],
      [0.62, 0.34],
      [0.75, 0.3],
    ] as const) {
      addBurst(ring, {
        at: i * turn + place,
        seconds: 0.09,
        hertz: 420,
        focus: 1.5,
        level,
        pan: place < 0.5 ? -0.3 : 0.3,
      });
      addBurst(ring, {
        at: i * turn + place,
        seconds: 0.05,
        hertz: 1_900,
        focus: 2,
        level: level * 0.35,
        pan: place < 0.5 ? -0.3 : 0.3,
      });
    }
  }
  const at = between(ring, 5, ring.seconds - 5);
  for (const pitch of [523, 622, 740])
    addChirp(ring, {
      at,
      seconds: 1.9,
      from: pitch,
      to: pitch * 0.97,
      level: 0.012,
      peakAt: 0.2,
      roughness: 0.2,
      pan: 0.6,
    });
};
