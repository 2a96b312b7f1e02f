import type { Stage } from '../kit/stage.ts';
import type { Inks } from '../inks.ts';
import { drawCloudIsles } from './cloud.ts';
import { drawDesert } from './desert.ts';
import { drawDragon } from './dragon.ts';
import { drawForest } from './forest.ts';
import { drawLantern } from './lantern.ts';
import { drawLibrary } from './library.ts';
import { drawOrbit } from './orbit.ts';
import { drawOrchard } from './orchard.ts';
import { drawPixel } from './pixel.ts';
import { drawRadio } from './radio.ts';
import { drawRobot } from './robot.ts';
import { drawSnow } from './snow.ts';
import { drawTide } from './tide.ts';
import { drawTrain } from './train.ts';

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
