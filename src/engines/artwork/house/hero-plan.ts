import type { Stage } from '../kit/stage.ts';

/** Where everything stands in the hero's picture. */
export type HeroPlan = {
  s: Stage;
  /** Middle and radius of the disc of light, hundredth of the height, floor line. */
  cx: number;
  cy: number;
  R: number;
  u: number;
  floor: number;
  /** Half the width of the lamp's cone at the floor. */
  spread: number;
  random: () => number;
};
