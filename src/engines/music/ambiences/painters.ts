import type { Ambience } from '#studio/providers/music/music-provider.ts';
import { paintShip, paintTrain } from './journeys.ts';
import type { Painter } from './painter.ts';
import { paintCity, paintMachine, paintMarket } from './streets.ts';
import { paintRain, paintSea, paintUnderwater, paintWind } from './weather.ts';
import { paintCave, paintFire, paintForest, paintSpace } from './wild.ts';

/** Who paints which place. */
export const painters: Record<Exclude<Ambience, 'none'>, Painter> = {
  wind: paintWind,
  rain: paintRain,
  sea: paintSea,
  market: paintMarket,
  ship: paintShip,
  forest: paintForest,
  cave: paintCave,
  city: paintCity,
  fire: paintFire,
  machine: paintMachine,
  space: paintSpace,
  train: paintTrain,
  underwater: paintUnderwater,
};
