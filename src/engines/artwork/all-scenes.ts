import type { Stage } from './kit/stage.ts';
import type { Inks } from './inks.ts';
import { drawCloudIsles } from './scenes/cloud.ts';
import { drawDesert } from './scenes/desert.ts';
import { drawDragon } from './scenes/dragon.ts';
import { drawForest } from './scenes/forest.ts';
import { drawLantern } from './scenes/lantern.ts';
import { drawLibrary } from './scenes/library.ts';
import { drawOrbit } from './scenes/orbit.ts';
import { drawOrchard } from './scenes/orchard.ts';
import { drawPixel } from './scenes/pixel.ts';
import { drawRadio } from './scenes/radio.ts';
import { drawRobot } from './scenes/robot.ts';
import { drawSnow } from './scenes/snow.ts';
import { drawTide } from './scenes/tide.ts';
import { drawTrain } from './scenes/train.ts';

export type Scene = (stage: Stage, inks: Inks) => void;

/** The stages of the house by the name a picture's spec calls them. */
export const scenes = {
  cloud: drawCloudIsles,
  desert: drawDesert,
  dragon: drawDragon,
  forest: drawForest,
  lantern: drawLantern,
  library: drawLibrary,
  orbit: drawOrbit,
  orchard: drawOrchard,
  pixel: drawPixel,
  radio: drawRadio,
  robot: drawRobot,
  snow: drawSnow,
  tide: drawTide,
  train: drawTrain,
} as const satisfies Record<string, Scene>;
export type SceneName = keyof typeof scenes;

export function isSceneName(name: string): name is SceneName {
  return Object.hasOwn(scenes, name);
}
