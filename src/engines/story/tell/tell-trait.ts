import { tellsStruck } from '../memory/mend-season.ts';
import { after } from '../plan/facts.ts';
import { waysFor } from '../plan/plan-season.ts';
import type { Position } from '../season/position.ts';
import type { Aside } from './tell-episode.ts';
import { tellWay } from './tell-way.ts';

/** Behind which scene it is told; in the last episode in front of the act, which is behind the door. */
const sceneFor: Record<number, number> = { 1: 1, 2: 2, 3: 2, 4: 0 };

/** The scene of an episode that tells of what one of the two is, has or does, in the season's first arc: the best way that says nothing that was struck out. */
export function traitOf({ frame, season, stage, stand, episode, arc, struck }: TraitPosition): Aside[] {
  if (arc !== 1 || !frame.trait) return [];
  const { on, planned } = season;
  const facts = stand.opening ? after(stand.facts, stand.opening.way) : stand.facts;
  const names = stage.leads.flatMap(({ name, short }) => [name, short]);
  for (const way of waysFor(planned, `trait${episode}`, facts)) {
    const lines = tellWay(on, way, stand.running, facts);
    if (!lines.some((line) => tellsStruck(line, struck, names))) return [{ scene: sceneFor[episode] ?? 1, lines, way }];
  }
  return [];
}

type TraitPosition = Pick<Position, 'frame' | 'season' | 'stage' | 'stand' | 'episode' | 'arc' | 'struck'>;
