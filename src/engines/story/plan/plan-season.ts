import { audienceRatings } from '#shared/shows.ts';
import { hash32 } from '../words/seeded.ts';
import type { Arc } from '../arcs/load-arcs.ts';
import type { Skeleton } from '../arcs/arc-file.ts';
import { forks } from '../arcs/arc-file.ts';
import type { Facts, Way } from '../arcs/way.ts';
import type { Stage } from '../stage/make-stage.ts';
import { after, holds } from './facts.ts';

/** How lately this listener has heard a way (by its id), a spine (`recover/kept`) or a title: 0 never, 1 in this season. */
export type Heard = (id: string) => number;

/** What a plan is made for: one skeleton of one kind, on one stage, for one listener. */
export type Planning = {
  arc: Arc;
  skeleton: Skeleton;
  stage: Stage;
  heard: Heard;
  seed: string;
  /** Ways of a step that fit, best first; kept, since the same question comes again and again. */
  known: Map<string, Way[]>;
  /** Stands from which no end can be reached. */
  dead: Set<string>;
  /** Slots that an earlier try left unsaid; ways that say one of them come first. */
  owed: string[];
  /** Slots and facts that are not to be heard any more; ways that hang on one come last. */
  avoided: string[];
  /** Takes ways that do not fit rather than none, so that a season always goes on; lint finds where that would be. */
  loose: boolean;
};

export function planning(
  arc: Arc,
  skeleton: Skeleton,
  stage: Stage,
  heard: Heard,
  seed: string,
  loose = false,
): Planning {
  return { arc, skeleton, stage, heard, seed, known: new Map(), dead: new Set(), owed: [], avoided: [], loose };
}

/** Steps from an episode (1 to 4) of the skeleton to the season's end. */
export function stepsFrom({ episodes }: Skeleton, episode: number): string[] {
  return episodes.slice(episode - 1).flatMap(({ steps }) => steps);
}

/**
 * A way for each of the steps such that each later step still has one, depth first, best way first; null when there is
 * none. Nothing is thrown by dice: the same planning gives the same plan.
 */
export function plan(on: Planning, steps: string[], facts: Facts): Way[] | null {
  const [step, ...rest] = steps;
  if (step === undefined) return [];
  const stand = `${steps.length} ${JSON.stringify(facts)}`;
  if (on.dead.has(stand)) return null;
  for (const way of waysFor(on, step, facts)) {
    const later = plan(on, rest, after(facts, way));
    if (later) return [way, ...later];
  }
  on.dead.add(stand);
  return null;
}

/** The ways of a step that fit what is true, best first. */
export function waysFor(on: Planning, step: string, facts: Facts): Way[] {
  const key = `${step} ${JSON.stringify(facts)}`;
  const known = on.known.get(key);
  if (known) return known;
  const found = on.arc.ways
    .filter((way) => way.step === step && fits(on, way, facts))
    .map((way) => ({ way, worth: worth(on, way, facts, key) }))
    .toSorted((p, q) => q.worth - p.worth)
    .map(({ way }) => way);
  on.known.set(key, found);
  return found;
}

function fits(on: Planning, way: Way, facts: Facts): boolean {
  const { skeleton, stage, loose } = on;
  return (
    (way.skeletons.length === 0 || way.skeletons.includes(skeleton.name)) &&
    (loose || !skeleton.own_steps.includes(way.step) || way.kind === on.arc.kind) &&
    (loose || way.where.length === 0 || way.where.some((kind) => stage.place.where.includes(kind))) &&
    (way.tones.length === 0 || (stage.tone !== null && way.tones.includes(stage.tone))) &&
    (way.shows.length === 0 ? way.kind !== 'show' : way.shows.some((id) => stage.showId.startsWith(id))) &&
    (way.shows.length === 0 || !namesApart(way, stage)) &&
    audienceRatings.indexOf(way.rating) <= audienceRatings.indexOf(stage.rating) &&
    (loose || way.needs.every((need) => holds(need, facts)))
  );
}

/** A show's own way may have somebody at their usual work who is away, or on the other side, this season. */
const namesApart = ({ body }: Way, { apart }: Stage) =>
  apart.some(({ person }) => body.some(({ text }) => text.includes(person.short)));

/** The more a way is about just this story, the better; what this listener has heard comes last; ties fall by what is true so far. */
function worth({ heard, seed, stage, owed, avoided }: Planning, way: Way, facts: Facts, stand: string): number {
  const missed = way.needs.filter((need) => !holds(need, facts)).length;
  return (
    way.needs.length -
    20 * missed -
    (way.where.some((kind) => stage.place.where.includes(kind)) || way.where.length === 0 ? 0 : 10) +
    (owed.some((slot) => says(way, slot)) ? 12 : 0) -
    (avoided.some((slot) => says(way, slot)) ? 30 : 0) +
    (way.where.length > 0 ? 1.5 : 0) +
    (way.tones.length > 0 ? 1.5 : 0) +
    (way.shows.length > 0 ? 2 : 0) +
    (way.skeletons.length > 0 ? 0.5 : 0) -
    heardCost(heard(way.id)) +
    (hash32(seed, stand, way.id) % 1000) / 500
  );
}

/** Whether a way says a slot, or hangs on the fact of that name. */
export const says = ({ slots, needs }: Way, slot: string) =>
  slots.has(slot) || slots.has(`${slot}_cap`) || needs.some(({ key, not }) => key === slot && !not);

/** A way that was heard is told after all that were not; of those that were, the one longest ago first. */
const heardCost = (lately: number) => (lately > 0 ? 8 + 6 * lately : 0);

/** After a fork of an episode: up to three ways of the next step from which the end can be reached, each in another style. */
export function doorsAfter(on: Planning, episode: number, facts: Facts): Way[] {
  const fork = on.skeleton.episodes[episode - 1]?.steps.at(-1) ?? '';
  const step = forks[fork];
  if (!step) return [];
  const rest = stepsFrom(on.skeleton, episode + 1).slice(1);
  const open = waysFor(on, step, facts).filter((way) => way.door && plan(on, rest, after(facts, way)));
  return threeOf(open).toSorted((p, q) => on.arc.ways.indexOf(p) - on.arc.ways.indexOf(q));
}

/** Three that differ in what they make and in style; when there are not so many, in what they make alone. */
export function threeOf(ways: Way[]): Way[] {
  const chosen: Way[] = [];
  const made = (way: Way) => JSON.stringify([way.makes, way.sequel?.['kind']]);
  for (const way of ways)
    if (chosen.every((one) => one.style !== way.style && made(one) !== made(way))) chosen.push(way);
  for (const way of ways) if (chosen.length < 3 && chosen.every((one) => made(one) !== made(way))) chosen.push(way);
  return chosen.slice(0, 3);
}
