import { addRoom, pick, type LoopRing } from '../loop-ring.ts';

/** Writes one mood onto a ring. All places are beats or bars that divide the ring, so that the pulse goes on over its end. */
export type Composer = (ring: LoopRing) => void;

export type Pulse = { beat: number; bars: number; beatsPerBar: number; bar: number };

/** A tempo near `beatsPerMinute` at which whole bars fill the ring. */
export function pulseOf(ring: LoopRing, beatsPerMinute: number, beatsPerBar: number, multipleOf = 4): Pulse {
  const wanted = (ring.seconds * beatsPerMinute) / 60 / beatsPerBar / multipleOf;
  const bars = Math.max(1, Math.round(wanted)) * multipleOf;
  const bar = ring.seconds / bars;
  return { bars, beatsPerBar, bar, beat: bar / beatsPerBar };
}

export const modes = {
  major: [0, 2, 4, 5, 7, 9, 11],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
} as const;
export type Mode = keyof typeof modes;

export type Key = { root: number; mode: Mode };

/** The note a number of steps up the scale (0 = the root; negative goes down). */
export function step({ root, mode }: Key, degree: number): number {
  const scale = modes[mode];
  const octave = Math.floor(degree / scale.length);
  return root + 12 * octave + (scale[degree - octave * scale.length] as number);
}

/** Three or four notes stacked in thirds on a degree. */
export function chord(key: Key, degree: number, size = 3): number[] {
  return Array.from({ length: size }, (_, i) => step(key, degree + 2 * i));
}

/** The key drawn for a seed, so that two shows of one mood don't sound the same. */
export function keyNear(ring: LoopRing, root: number, mode: Mode): Key {
  return { root: root + pick(ring, [-2, -1, 0, 1, 2, 3]), mode };
}

/** A tune that wanders by small steps around the chord: one degree for each beat asked, null for a rest. */
export function tune(
  ring: LoopRing,
  length: number,
  options: { start: number; low: number; high: number; rests: number },
): (number | null)[] {
  let degree = options.start;
  return Array.from({ length }, (_, i) => {
    if (i > 0 && ring.random() < options.rests) return null;
    degree += pick(ring, [-2, -1, -1, 0, 1, 1, 2, 3]);
    if (degree > options.high) degree -= 4;
    if (degree < options.low) degree += 4;
    return degree;
  });
}

export const room = (ring: LoopRing, amount: number, decay: number): void => addRoom(ring, { amount, decay });
