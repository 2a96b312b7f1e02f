import type { EpisodeBrief } from '#studio/providers/text/text-provider.ts';
import type { StoryPacks } from '../open-packs.ts';
import { seasonTitle } from '../tell/titles.ts';
import type { Judge } from './frame-of-idea.ts';
import { positionOf } from './write-episode.ts';

/** What a season may be called that another storyteller tells: by its plot alone. */
export function seasonTitleFor(packs: StoryPacks, judge: Judge, brief: EpisodeBrief): string | null {
  const { season, seed } = positionOf(packs, judge, brief);
  return seasonTitle(season.planned.skeleton.season, season.on.slots, () => 0, seed);
}
