import { basename, join } from 'node:path';
import { placeKinds, type PlaceKind } from '#shared/story/show-story.ts';
import { PackError, readNeed } from '../arcs/way.ts';
import type { ArcKind, Frame } from '../frame.ts';
import type { StoryPacks } from '../open-packs.ts';
import { factsOf, holds } from '../plan/facts.ts';
import { planning } from '../plan/plan-season.ts';
import { atFirst, openSeason } from '../season/begin-season.ts';
import { makeFrame } from '../stage/make-frame.ts';
import { makeStage, type Stage, type StageBrief } from '../stage/make-stage.ts';
import type { Rendered } from '../tell/render-way.ts';
import { slotsFor, telling } from '../tell/tell-way.ts';
import { readExamples, type Example } from './examples.ts';
import { Findings, type At, type Finding } from './finding.ts';
import { lintSeason, type LintOptions, type SeasonFigures } from './lint-seasons.ts';
import { lintWays } from './lint-ways.ts';

export type KindReport = SeasonFigures & {
  kind: string;
  ways: number;
  seasons: number;
  findings: (Finding & { times: number })[];
  /** Ways that no season of the examples reached. */
  unreached: string[];
};
/** Who plays an example and where; throws an Error that says what is not known. */
export type BriefOf = (example: Example) => StageBrief;

/** Tells every example of a kind over all spines, door paths and both kinds of foe. */
export function lintKind(packs: StoryPacks, kind: string, briefOf: BriefOf, options: LintOptions): KindReport {
  const findings = new Findings();
  const arc = packs.arcs.arc(kind);
  const figures: SeasonFigures = { episodes: 0, words: [], talk: [], reached: new Set(), checked: new Set() };
  const own = arc.ways.filter((way) => way.kind === kind);
  const rendered: Rendered = new Map();
  let seasons = 0;
  for (const example of readExamples(packs.arcs.folder, kind)) {
    const at = { file: join(packs.arcs.folder, 'arcs', kind, 'frames.yaml'), line: 0, id: example.id };
    const cast = castExample(packs, kind as ArcKind, example, briefOf, at, findings);
    if (!cast) continue;
    const { stage, frame } = cast;
    const [first] = arc.ways;
    if (seasons === 0 && first) {
      const slots = slotsFor(telling(arc, frame, stage), first, atFirst, {});
      const names = new Set<string>();
      for (const name in slots) names.add(name);
      lintWays(arc, names, packs.tables, findings);
    }
    for (const told of [frame, { ...frame, foe: { ...frame.foe, talks: !frame.foe.talks } }]) {
      const facts = factsOf(told, stage);
      const foe = told === frame ? '' : ` with a foe that ${told.foe.talks ? 'talks' : 'is mute'}`;
      for (const skeleton of arc.skeletons.filter(({ needs }) => needs.every((need) => holds(readNeed(need), facts)))) {
        seasons++;
        const planned = planning(arc, skeleton, stage, () => 0, example.id);
        const name = { ...at, id: `${example.id} (${skeleton.name})${foe}` };
        try {
          lintSeason({ on: telling(arc, told, stage, rendered), planned, facts }, name, findings, figures, options);
        } catch (error) {
          if (!(error instanceof PackError)) throw error;
          findings.add(name, 'ink', error.message);
        }
      }
    }
    lintPlaces(packs, frame, stage, at, findings);
  }
  const unreached = own
    .filter(({ id }) => !figures.reached.has(id))
    .map(({ id, file, line }) => `${basename(file)}:${line} ${id}`);
  return { ...figures, kind, ways: own.length, seasons, findings: findings.list(), unreached };
}

function stageOf(packs: StoryPacks, example: Example, briefOf: BriefOf): Stage {
  const stage = makeStage(briefOf(example), packs.tables, packs.lexicon, example.id);
  return example.own ? stage : { ...stage, showId: 'made-by-a-listener', tone: example.tone ?? stage.tone };
}

function castExample(packs: StoryPacks, kind: ArcKind, example: Example, briefOf: BriefOf, at: At, findings: Findings) {
  try {
    const stage = stageOf(packs, example, briefOf);
    return { stage, frame: exampleFrame(packs, kind, example, stage) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    findings.add(at, 'frame', error.message.replaceAll(/\s+/g, ' ').slice(0, 400));
    return null;
  }
}

/** In every kind of place a season must have a way to its end. */
function lintPlaces(packs: StoryPacks, frame: Frame, stage: Stage, at: At, findings: Findings): void {
  for (const talks of [true, false]) {
    const told = { ...frame, foe: { ...frame.foe, talks } };
    const ends = (place: PlaceKind) => {
      const there = { ...stage, place: { ...stage.place, where: [place] } };
      return openSeason(packs, told, there, () => 0, at.id) !== null;
    };
    const none = placeKinds.filter((place) => !ends(place));
    const foe = talks ? 'talks' : 'is mute';
    if (none.length > 0) findings.add(at, 'missing way', `no spine has an end at ${none.join(', ')} (the foe ${foe})`);
  }
}

export function exampleFrame(packs: StoryPacks, kind: ArcKind, { read, fill }: Example, stage: Stage): Frame {
  const { defaults } = packs.arcs.arc(kind);
  return makeFrame({ kind, said: read, fill, defaults, kits: packs.kits }, stage);
}

export function summarize(list: number[]): { least: number; most: number; mean: number } {
  const mean = list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);
  return { least: Math.min(...list), most: Math.max(...list), mean };
}
