import type { Mood } from '#studio/providers/music/music-provider.ts';
import { composeAdventure } from './adventure.ts';
import { composeCalm } from './calm.ts';
import { composeEerie } from './eerie.ts';
import { composeEpic } from './epic.ts';
import { composePlayful } from './playful.ts';
import type { Composer } from './score.ts';
import { composeTender } from './tender.ts';
import { composeTense } from './tense.ts';
import { composeWonder } from './wonder.ts';

/** Who writes which mood. */
export const composers: Record<Mood, Composer> = {
  calm: composeCalm,
  tense: composeTense,
  adventure: composeAdventure,
  wonder: composeWonder,
  playful: composePlayful,
  eerie: composeEerie,
  epic: composeEpic,
  tender: composeTender,
};
