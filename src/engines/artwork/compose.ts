import { Stage } from './kit/stage.ts';
import type { Drawing } from './kit/plates.ts';
import type { PictureSpec } from './picture.ts';
import { lightScene } from './light-scene.ts';
import { drawPortrait } from './portrait/draw-portrait.ts';
import { lookOf } from './portrait/look.ts';
import { isSceneName, scenes } from './all-scenes.ts';
import { drawWorld } from './world/draw-world.ts';

/** The sheets as the design draws them, and how they are printed as masters: 960 × 1440, 1600 × 900, 960 × 960, 750 × 1000. */
const sheets = {
  poster: { width: 800, height: 1200, scale: 1.2, grain: 1.93 },
  landscape: { width: 1760, height: 990, scale: 1600 / 1760, grain: 1.47 },
  square: { width: 800, height: 800, scale: 1.2, grain: 1.93 },
  portrait: { width: 600, height: 800, scale: 1.25, grain: 1.61 },
} as const;

/** The plates of a picture; pure and quick, printing them is the work. */
export function drawingOf(spec: PictureSpec): Drawing {
  const sheet = sheets[spec.kind === 'portrait' ? 'portrait' : spec.aspect];
  const stage = new Stage(sheet.width, sheet.height, spec.seed);
  if (spec.kind === 'portrait') drawPortrait(stage, lookOf(spec));
  else if (isSceneName(spec.scene)) scenes[spec.scene](stage, lightScene(spec));
  else if (spec.scene === 'world') drawWorld(stage, lightScene(spec), spec.world ?? {});
  else throw new Error(`There is no scene called '${spec.scene}'.`);
  return stage.drawing(sheet);
}
