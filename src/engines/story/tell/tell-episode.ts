import type { ScriptLine } from '#shared/story/script.ts';
import { polishText } from '../words/polish-text.ts';
import { forks } from '../arcs/arc-file.ts';
import type { Facts, Way } from '../arcs/way.ts';
import { after } from '../plan/facts.ts';
import { doorsAfter, plan, stepsFrom, threeOf, waysFor, type Planning } from '../plan/plan-season.ts';
import { fitLength } from './fit-length.ts';
import { capital, fillHeader } from './slots.ts';
import { episodeTitles, titleCase } from './titles.ts';
import { runOn, slotsFor, tellWay, type Running, type Telling } from './tell-way.ts';
import { varySounds } from './vary-sounds.ts';

/** A path at the end of an episode, with the first scene of the episode it leads to. */
export type Door = {
  way: string;
  text: string;
  style: string;
  /** Past tense: "run after the geese with nothing in their hands". */
  recall: string;
  lines: ScriptLine[];
  sequel?: Record<string, string>;
};

export type ToldWay = { way: Way; lines: ScriptLine[] };
/** Something that is told between two scenes: `scene` is the number of the one behind which it is, `way` what tells it where it is a scene of its own. */
export type Aside = { scene: number; lines: ScriptLine[]; way?: Way; isSpare?: boolean };
export type ToldEpisode = {
  told: ToldWay[];
  /** Titles that the ways bring. */
  titles: string[];
  /** How the episode is remembered: sentences of its ways' recalls. */
  recalls: string[];
  doors: Door[];
  facts: Facts;
  running: Running;
  /** What the maker added that is told in it, by its id, with the words of the line that says it. */
  added: { id: string; said: string }[];
};

/** `episode` 1 to 4 of its arc; `opening` the door that was taken, whose lines were told ahead; `room` how many words are kept for what is said between its scenes. */
export type Stand = {
  episode: number;
  facts: Facts;
  running: Running;
  opening: { way: Way; lines: ScriptLine[] | null } | null;
  room?: number;
};

/** Null when no way leads on; lint finds where that could be. */
export function tellEpisode(on: Telling, planned: Planning, stand: Stand): ToldEpisode | null {
  const { episode, opening } = stand;
  const steps = stepsFrom(planned.skeleton, episode);
  const length = planned.skeleton.episodes[episode - 1]?.steps.length ?? 0;
  // What leads to a new want comes before its first step; a door is the first step.
  const begun = opening ? [opening.way] : [];
  const before = begun.filter(({ step }) => step === 'next').length;
  const later = plan(planned, steps.slice(begun.length - before), begun.reduce(after, stand.facts));
  if (!later) return null;
  const first = [...begun, ...later].slice(0, length + before);
  const ways = fitLength(
    on,
    planned,
    first,
    stand.facts,
    { ...stand.running, aired: false },
    { fixed: begun.length, room: stand.room ?? 0 },
  );
  let { facts } = stand;
  let running: Running = { ...stand.running, aired: false };
  let doors: Door[] = [];
  const out: ToldEpisode = { told: [], titles: [], recalls: [], doors, facts, running, added: [] };
  for (const way of ways) {
    facts = after(facts, way);
    const slots = slotsFor(on, way, running, facts);
    if (way.title) out.titles.unshift(titleCase(fillHeader(way.title, slots)));
    if (forks[way.step] || way.step === 'last') doors = doorsFrom(on, planned, way, { ...stand, facts, running });
    else if (way.recall && way !== opening?.way) out.recalls.push(sentence(fillHeader(way.recall, slots)));
    const kept = way === opening?.way ? opening.lines : null;
    const lines =
      kept ??
      tellWay(on, way, running, facts, doors); // prettier-ignore
    if (forks[way.step] && way.recall) out.recalls.push(sentence(fillHeader(way.recall, slots)));
    out.told.push({ way, lines });
    running = runOn(on, way, running);
  }
  const last = ways.at(-1);
  const patterns = (planned.skeleton.titles ?? on.arc.titles)[`${episode}` as '1'] ?? [];
  if (last) out.titles.push(...episodeTitles(patterns, slotsFor(on, last, running, facts)));
  const ahead = opening?.lines ? out.told.find(({ way }) => way === opening.way) : undefined;
  return { ...out, told: varySounds(out.told, on.slots, episode, ahead), doors, facts, running };
}

function doorsFrom(on: Telling, planned: Planning, fork: Way, { episode, facts, running }: Stand): Door[] {
  const ways = episode < 4 ? doorsAfter(planned, episode, facts) : threeOf(waysFor(planned, 'next', facts));
  const next: Running = { ...runOn(on, fork, running), aired: false };
  return ways.map((way) => {
    const then = after(facts, way);
    const slots = slotsFor(on, way, next, then);
    return {
      way: way.id,
      text: polishText(capital(fillHeader(way.door ?? '', slots))).replace(/\.$/, ''),
      style: way.style ?? '',
      recall: fillHeader(way.recall ?? '', slots),
      lines: tellWay(on, way, next, then),
      ...(way.sequel ? { sequel: way.sequel } : {}),
    };
  });
}

const sentence = (text: string) => polishText(/[.!?]$/.test(text) ? text : `${text}.`);
