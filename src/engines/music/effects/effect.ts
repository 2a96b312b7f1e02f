import type { LoopRing } from '../loop-ring.ts';

/** How an effect is played: `play` writes at the start of an empty ring, of which `seconds` are kept. */
export type EffectScore = {
  seconds: number;
  play: (ring: LoopRing) => void;
  /** Softer (or, below 0, louder) than the usual effect, in LU. */
  softerLu?: number;
};
