import type { Inks } from '../inks.ts';
import type { Stage } from '../kit/stage.ts';

export function drawWorld(s: Stage, ink: Inks, world: Record<string, string>): void {
  s.sky(ink.sky, ink.skyMid, ink.skyLow);
  void world;
}
