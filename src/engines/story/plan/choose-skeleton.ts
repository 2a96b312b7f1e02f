import { hash32 } from '../words/seeded.ts';
import type { Arc } from '../arcs/load-arcs.ts';
import type { Skeleton } from '../arcs/arc-file.ts';
import { readNeed, type Facts } from '../arcs/way.ts';
import type { Stage } from '../stage/make-stage.ts';
import { after, holds } from './facts.ts';
import { doorsAfter, plan, planning, stepsFrom, type Heard, type Planning } from './plan-season.ts';

/**
 * The spine of a season: of those that fit the facts and have an end, one that this listener did not hear last, then the
 * one that the seed says. `heard` holds ids of ways and of skeletons (`recover/kept`). Null when the kind has no end for these facts.
 */
export function chooseSkeleton(arc: Arc, facts: Facts, stage: Stage, heard: Heard, seed: string): Planning | null {
  const fitting = arc.skeletons
    .filter(({ needs }) => needs.every((need) => holds(readNeed(need), facts)))
    .toSorted((p, q) => order(q) - order(p));
  function order({ name, needs }: Skeleton): number {
    return needs.length - 20 * heard(`${arc.kind}/${name}`) + (hash32(seed, name) % 1000) / 1000;
  }
  for (const skeleton of fitting) {
    const on = planning(arc, skeleton, stage, heard, seed);
    const ways = plan(on, stepsFrom(skeleton, 1), facts);
    if (!ways) continue;
    const first = ways.slice(0, skeleton.episodes[0].steps.length);
    if (doorsAfter(on, 1, first.reduce(after, facts)).length === 3) return on;
  }
  return null;
}
