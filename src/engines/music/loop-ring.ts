import { studioSampleRate } from '#media/audio/audio-format.ts';
import { createHash } from 'node:crypto';
import { seededRandom } from '#shared/seeded-random.ts';

/**
 * A stereo tape whose end is glued to its start: everything is added at a place modulo its length, so tails wrap around
 * and the loop has no seam. Drawn numbers come from its seed alone.
 */
export type LoopRing = {
  left: Float32Array;
  right: Float32Array;
  /** Samples round the ring. */
  length: number;
  /** Seconds round the ring. */
  seconds: number;
  /** The next number in 0..1. */
  random: () => number;
};

export const ringRate = studioSampleRate;

export function newRing(seconds: number, seed: string): LoopRing {
  const length = Math.round(seconds * ringRate);
  const random = seededRandom(createHash('sha256').update(seed).digest().readInt32BE(0));
  return { left: new Float32Array(length), right: new Float32Array(length), length, seconds, random };
}

export const between = (ring: LoopRing, low: number, high: number): number => low + (high - low) * ring.random();
export const chance = (ring: LoopRing, probability: number): boolean => ring.random() < probability;
export function pick<T>(ring: LoopRing, choices: readonly T[]): T {
  return choices[Math.floor(ring.random() * choices.length)] as T;
}

/** Equal-power weights of a place between left (-1) and right (1). */
export function panWeights(pan: number): { left: number; right: number } {
  const angle = ((Math.max(-1, Math.min(1, pan)) + 1) * Math.PI) / 4;
  return { left: Math.cos(angle), right: Math.sin(angle) };
}

/** Where on the ring a time lies; times before 0 and after the end wrap. */
export function ringIndex(ring: LoopRing, seconds: number): number {
  const index = Math.round(seconds * ringRate) % ring.length;
  return index < 0 ? index + ring.length : index;
}

/** Adds one ring to another of the same length. */
export function addRing(ring: LoopRing, other: LoopRing, gain: number): void {
  for (let i = 0; i < ring.length; i++) {
    ring.left[i] = (ring.left[i] as number) + (other.left[i] as number) * gain;
    ring.right[i] = (ring.right[i] as number) + (other.right[i] as number) * gain;
  }
}

const combDelaysMs = [29.7, 37.1, 41.1, 43.7];

/**
 * A room around the sound (four damped combs a side, after Schroeder), run twice round the ring: the second round starts
 * with the echo of the end. `decay` in 0..1 is how long it rings, `amount` how much of it is heard.
 */
export function addRoom(ring: LoopRing, { amount, decay }: { amount: number; decay: number }): void {
  const left = roomOf(ring.left, decay, 0);
  const right = roomOf(ring.right, decay, 1.3);
  for (let i = 0; i < ring.length; i++) {
    ring.left[i] = (ring.left[i] as number) + (left[i] as number) * amount;
    ring.right[i] = (ring.right[i] as number) + (right[i] as number) * amount;
  }
}

function roomOf(dry: Float32Array, decay: number, offsetMs: number): Float32Array {
  const wet = new Float32Array(dry.length);
  for (const delayMs of combDelaysMs) {
    const line = new Float32Array(Math.round(((delayMs + offsetMs) * ringRate) / 1000));
    const feedback = decay - (delayMs - 29.7) / 300;
    let place = 0;
    let damped = 0;
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < dry.length; i++) {
        const echo = line[place] as number;
        damped = echo * 0.65 + damped * 0.35;
        line[place] = (dry[i] as number) + damped * feedback;
        place = place + 1 === line.length ? 0 : place + 1;
        if (round === 1) wet[i] = (wet[i] as number) + echo / combDelaysMs.length;
      }
    }
  }
  return wet;
}
