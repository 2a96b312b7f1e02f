import type { Frame } from '../frame.ts';
import type { Mended, Struck } from '../memory/mend-season.ts';
import type { Stage } from '../stage/make-stage.ts';
import type { Stand } from '../tell/tell-episode.ts';
import type { Season } from './begin-season.ts';
import type { SeasonState } from './season-state.ts';

/** Where a season stands before an episode. `episode` is 1 to 4 of its arc, which began with episode `arc`. */
export type Position = {
  season: Season;
  stage: Stage;
  frame: Frame;
  seed: string;
  episode: number;
  arc: number;
  stand: Stand;
  heard: string;
  before: SeasonState | null;
  /** What its maker has mended: what is not to be heard any more, and what is to be told beside the plot. */
  struck: Struck;
  tell: Mended['tell'];
};
