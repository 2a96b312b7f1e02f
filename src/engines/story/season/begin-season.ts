import type { StoryPacks } from '../open-packs.ts';
import type { ArcKind, Frame } from '../frame.ts';
import type { Arc } from '../arcs/load-arcs.ts';
import type { Facts } from '../arcs/way.ts';
import { chooseSkeleton } from '../plan/choose-skeleton.ts';
import { factsOf } from '../plan/facts.ts';
import { planning, type Heard, type Planning } from '../plan/plan-season.ts';
import type { Stage } from '../stage/make-stage.ts';
import { telling, type Running, type Telling } from '../tell/tell-way.ts';

/** A season under way: what it is told from, and by which spine. */
export type Season = { on: Telling; planned: Planning; facts: Facts };

export const atFirst: Running = { turn: 0, cursor: 0, airs: 0, aired: false, met: [] };

/** The arc of a kind; where the packs have none of it, the first that they have. Throws where they have none at all. */
export function arcFor({ arcs }: StoryPacks, kind: ArcKind): Arc {
  const name = arcs.kinds.includes(kind) ? kind : arcs.kinds[0];
  if (name === undefined) throw new Error(`There are no arcs in ${arcs.folder}.`);
  return arcs.arc(name);
}

/**
 * Chooses the spine of a new season, or takes up the one it has. Null when no spine has an end for what is true in it;
 * `loose` takes ways that do not fit rather than none.
 */
export function openSeason(
  packs: StoryPacks,
  frame: Frame,
  stage: Stage,
  heard: Heard,
  seed: string,
  skeleton?: string,
  loose = false,
): Season | null {
  const arc = arcFor(packs, frame.kind);
  const facts = factsOf(frame, stage);
  const known = arc.skeletons.find(({ name }) => name === skeleton) ?? (loose ? arc.skeletons[0] : undefined);
  const planned = known
    ? planning(arc, known, stage, heard, seed, loose)
    : chooseSkeleton(arc, facts, stage, heard, seed);
  return planned && { on: telling(arc, frame, stage), planned, facts };
}
