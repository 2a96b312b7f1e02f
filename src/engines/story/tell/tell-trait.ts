import type { Way } from '../arcs/way.ts';
import { tellsStruck } from '../memory/mend-season.ts';
import { after } from '../plan/facts.ts';
import { waysFor } from '../plan/plan-season.ts';
import type { Position } from '../season/position.ts';
import type { Aside } from './tell-episode.ts';
import { tellWay } from './tell-way.ts';

/** Behind which scene it is told: in the first episode behind the second, later behind that of the door, before the plot has the two in its hands. */
const sceneFor: Record<number, number> = { 1: 1, 2: 0, 3: 0, 4: 0 };

/** Behind which scene of the last episode it is told what became of what can't be. */
const sceneAtEnd = 3;

/**
 * The scene of an episode that tells of what one of the two is, has or does, or of what can't be, in the season's first arc: the best way that says
 * nothing that was struck out. What can't be has a second one in the last episode, which says what became of it.
 */
export function traitOf({ frame, season, stage, stand, episode, arc, struck }: TraitPosition): Aside[] {
  if (arc !== 1 || (!frame.trait && !frame.odd)) return [];
  const { on, planned } = season;
  const facts = stand.opening ? after(stand.facts, stand.opening.way) : stand.facts;
  const names = stage.leads.flatMap(({ name, short }) => [name, short]);
  const best = (step: string, scene: number): Aside[] => {
    const ways = waysFor(planned, step, facts).toSorted((p, q) => paysOff(q) - paysOff(p));
    for (const way of ways) {
      const lines = tellWay(on, way, stand.running, facts);
      if (!lines.some((line) => tellsStruck(line, struck, names))) return [{ scene, lines, way }];
    }
    return [];
  };
  const end = episode === 4 && !frame.trait ? best('trait5', sceneAtEnd) : [];
  const scenes = best(`trait${episode}`, sceneFor[episode] ?? 1);
  // What became of it says more than one time more that it happened.
  return end.length === 0 ? scenes : [...end, ...scenes.map((one) => ({ ...one, isSpare: true }))];
}

/** How many things that earlier scenes of the trait began are taken up; such a way is told before one that would do in any season. */
const paysOff = ({ needs }: Way) => needs.filter(({ key, not }) => !not && key.startsWith('trait_')).length;

type TraitPosition = Pick<Position, 'frame' | 'season' | 'stage' | 'stand' | 'episode' | 'arc' | 'struck'>;
