import { countWords } from '#shared/text/count-words.ts';
import type { ScriptLine } from '#shared/story/script.ts';
import type { Facts, Way } from '../arcs/way.ts';
import { after } from '../plan/facts.ts';
import { says, waysFor, type Planning } from '../plan/plan-season.ts';
import { hash32 } from '../words/seeded.ts';
import { episodeMeasure } from './episode-measure.ts';
import { tellWay, type Running, type Telling } from './tell-way.ts';

/** Aimed at, since a way's length changes a little with who says it. */
const aim = { least: 580, most: 780, talk: 0.53 };
/** What an episode must not miss, with room for doors that are longer than others. */
const hard = { least: episodeMeasure.least + 6, most: episodeMeasure.most - 12, talk: episodeMeasure.talk + 0.01 };

const dummyDoors = ['bold', 'kind', 'clever'].map((style) => ({ text: 'do one of the three things', style }));

export type Size = { words: number; talk: number };

export function countLineWords(lines: Pick<ScriptLine, 'text'>[]): number {
  return lines.reduce((sum, { text }) => sum + countWords(text), 0);
}

export function sizeOf(lines: ScriptLine[]): Size {
  return { words: countLineWords(lines), talk: countLineWords(lines.filter(({ role }) => role !== 'narrator')) };
}

/** How long a way is with the facts it speaks of, told once to know it; its doors are counted as six words each. */
function measure(on: Telling, way: Way, running: Running, facts: Facts): Size {
  const said = on.made.filter((name) => way.slots.has(name) || way.slots.has(`${name}_cap`));
  const key = `${way.id} ${JSON.stringify(said.map((name) => facts[name] ?? ''))}`;
  const size = on.sizes.get(key) ?? sizeOf(tellWay(on, way, running, facts, dummyDoors));
  on.sizes.set(key, size);
  return size;
}

/** Which ways may stand in for another when an episode does not measure what it should. */
type Exchange = { fault(size: Size): number; takes(one: Way, other: Way): boolean };

/**
 * The ways of an episode with those exchanged that make it too long, too short or too full of narration, as few as
 * possible. Only a way that makes the same facts takes another's place; one that this listener has heard, or that would do
 * anywhere, only where the episode would otherwise not keep to its limits. The first `fixed` ways stay; `room` words are kept free.
 */
export function fitLength(
  on: Telling,
  planned: Planning,
  ways: Way[],
  facts: Facts,
  running: Running,
  { fixed, room = 0 }: { fixed: number; room?: number },
): Way[] {
  const stands = ways.map((_, at) => ways.slice(0, at + 1).reduce(after, facts));
  const befores = ways.map((_, at) => ways.slice(0, at).reduce(after, facts));
  const sizeAt = (way: Way, at: number) => measure(on, way, running, stands[at] ?? facts);
  const total = (chosen: Way[]): Size =>
    chosen
      .map(sizeAt)
      .reduce((sum, one) => ({ words: sum.words + one.words, talk: sum.talk + one.talk }), { words: 0, talk: 0 });
  const exchanged = (from: Way[], { fault, takes }: Exchange): Way[] => {
    let chosen = from;
    for (let swaps = 0; swaps < ways.length; swaps++) {
      const now = fault(total(chosen));
      if (now === 0) return chosen;
      const better: Exchanged[] = [];
      for (const [at, way] of chosen.entries()) {
        if (at < fixed) continue;
        const others = waysFor(planned, way.step, befores[at] ?? facts).filter(
          (one) =>
            one !== way &&
            sameFacts(one, way) &&
            takes(one, way) &&
            !planned.owed.some((slot) => says(way, slot) && !says(one, slot)),
        );
        for (const other of others) {
          const tried = chosen.with(at, other);
          const next = fault(total(tried));
          if (next < now) better.push({ ways: tried, fault: next, other: other.id });
        }
      }
      if (better.length === 0) return chosen;
      chosen = usefulExchange(better, now, planned.seed).ways;
    }
    return chosen;
  };
  const fresh = exchanged(ways, {
    fault: (size) => faultOf({ ...size, words: size.words + room, talk: size.talk + room }, aim),
    takes: (one, other) => planned.heard(one.id) === 0 && keeps(one, other),
  });
  return exchanged(fresh, {
    fault: (size) => faultOf({ ...size, words: size.words + room, talk: size.talk + room }, hard),
    takes: () => true,
  });
}

/** An episode after an exchange: its ways, how far it still is from its measure in words, the id of the way that came in. */
type Exchanged = { ways: Way[]; fault: number; other: string };

/**
 * One of the exchanges that mend the most, by the seed: the single best one would tell the shortest way of a step in every
 * season.
 */
function usefulExchange(better: Exchanged[], now: number, seed: string): Exchanged {
  const least = Math.min(...better.map(({ fault }) => fault));
  const enough = least === 0 ? 0 : (least + now) / 2;
  return better
    .filter(({ fault }) => fault <= enough)
    .reduce((one, other) => (hash32(seed, other.other) < hash32(seed, one.other) ? other : one));
}

/** In words: how far an episode is from what it should measure. */
function faultOf({ words, talk }: Size, limits: typeof aim): number {
  const narrated = Math.max(0, limits.talk * words - talk);
  return Math.max(0, words - limits.most) + Math.max(0, limits.least - words) + narrated;
}

const sameFacts = (one: Way, other: Way) => JSON.stringify(one.makes) === JSON.stringify(other.makes);
/** A way of the show, and one that hangs on a fact, is not given up for one that would do anywhere. */
const keeps = (one: Way, other: Way) =>
  one.needs.length >= other.needs.length && one.shows.length >= other.shows.length;
