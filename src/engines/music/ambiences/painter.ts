import type { LoopRing } from '../loop-ring.ts';

/** Paints the sound of a place onto a ring. */
export type Painter = (ring: LoopRing) => void;
