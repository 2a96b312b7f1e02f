import type { EpisodeScript, ScriptLine } from '#shared/story/script.ts';
import type { EpisodeBrief, EpisodeMemory } from '#studio/providers/text/text-provider.ts';
import { polishText } from '../words/polish-text.ts';
import { hash32 } from '../words/seeded.ts';
import type { Way } from '../arcs/way.ts';
import type { Frame } from '../frame.ts';
import { debtsOf } from '../gate/season-gate.ts';
import type { StoryPacks } from '../open-packs.ts';
import { plan, stepsFrom, waysFor, type Heard } from '../plan/plan-season.ts';
import { stageOfPlot } from '../stage/lead-apart.ts';
import { makeStage, type Stage } from '../stage/make-stage.ts';
import { countLineWords } from '../tell/fit-length.ts';
import { capital } from '../tell/slots.ts';
import { tellEpisode, type Stand, type ToldEpisode } from '../tell/tell-episode.ts';
import { tellWay, type Running } from '../tell/tell-way.ts';
import { seasonTitle } from '../tell/titles.ts';
import { atFirst, openSeason, type Season } from './begin-season.ts';
import { frameOfIdea, type Judge } from './frame-of-idea.ts';
import { heardBefore, heardIn, titleId } from './heard.ts';
import type { Position } from './position.ts';
import { doorTaken, readState, restoreLines, type KeptDoor, type KeptState, type SeasonState } from './season-state.ts';
import { sequelFrame } from './sequel-frame.ts';
import { mendSeason, nothingStruck, tellsStruck, type Struck } from '../memory/mend-season.ts';
import { withAdditions, withoutStruck } from '../memory/mend-telling.ts';
import { memoryOf } from '../memory/remember-episode.ts';
import { asidesOf, withAsides, wordsOf } from '../tell/asides.ts';
import { stateAfter } from './state-after.ts';

/** `debts` is what the episode still owes its season; empty in all but a few. */
export type WrittenEpisode = {
  script: EpisodeScript;
  state: KeptState;
  seasonTitle: string | null;
  ways: string[];
  memory: EpisodeMemory;
  debts: string[];
};

/** How often an episode that owes its season something is planned anew before the best of them is told. */
const attempts = 4;

/**
 * Writes an episode: the same brief always gives the same words. `spoken` lines that the storyteller did not write itself
 * (those of a broken-off model) are taken as the beginning, and the story goes on from there.
 */
export function writeEpisode(packs: StoryPacks, judge: Judge, brief: EpisodeBrief): WrittenEpisode {
  const { at, told, own, debts } = bestTelling(packs, judge, brief);
  const spoken = brief.spoken ?? [];
  const isOwn = spoken.every((line, index) => own[index]?.text === line.text && own[index]?.role === line.role);
  const lines = isOwn ? own : [...spoken, ...linesAfter(told, spoken)];
  const known = heardIn(at.heard, at.before?.told ?? '');
  const name =
    brief.episodeNumber === 1
      ? seasonTitle(at.season.planned.skeleton.season, at.season.on.slots, known, at.seed)
      : null;
  const titles = told.titles.toSorted((p, q) => hash32(at.seed, p) - hash32(at.seed, q));
  const title = titles.find((one) => one !== name && known(titleId(one)) === 0) ?? titles[0] ?? capital(at.frame.x.the);
  const script = {
    title: title.slice(0, 120),
    lines,
    choices: told.doors.map(({ way, text }) => ({ key: way, text })),
  };
  const state = stateAfter(at, told, script, brief, name);
  return {
    script,
    state,
    memory: memoryOf(at, told, script, state.made),
    seasonTitle: name,
    ways: told.told.map(({ way }) => way.id),
    debts,
  };
}

type Attempt = { at: Position; told: ToldEpisode; own: ScriptLine[]; debts: string[] };

/** The first telling that gives what the episode owes its season, else the one of a few that owes least. */
function bestTelling(packs: StoryPacks, judge: Judge, brief: EpisodeBrief): Attempt {
  let best: Attempt | null = null;
  const tried: Tried = { spines: [], owed: [], isLoose: false };
  for (let attempt = 0; attempt < attempts && best?.debts.length !== 0; attempt++) {
    const at = positionOf(packs, judge, brief, tried);
    const asides = asidesOf(at);
    const whole = tellEpisode(at.season.on, at.season.planned, { ...at.stand, room: wordsOf(asides) });
    tried.spines.push(`${at.season.on.arc.kind}/${at.season.planned.skeleton.name}`);
    // What was mended may leave no way that quite fits.
    tried.isLoose = attempt > 0;
    if (!whole) continue;
    const left = withoutStruck(whole, at);
    const told = withAdditions(withAsides(left.told, asides), at, judge, brief);
    const bridge = at.stand.opening || !brief.previous ? [] : bridgeLines(at, brief);
    const own = [...bridge, ...linesOf(told, at, bridge.length > 0)];
    const debts = [...debtsOf(at.season, at.episode, told, own), ...left.debts];
    tried.owed = [...new Set([...tried.owed, ...debts])];
    if (!best || debts.length < best.debts.length) best = { at, told, own, debts };
  }
  if (!best) throw new Error(`No way leads on from episode ${brief.episodeNumber} by ${tried.spines.join(', ')}.`);
  return best;
}

/** Spines (`recover/kept`) by which an episode was told before and owed something, and what: another plan is made that says it. */
type Tried = { spines: string[]; owed: string[]; isLoose: boolean };

export function positionOf(
  packs: StoryPacks,
  judge: Judge,
  brief: EpisodeBrief,
  tried: Tried = { spines: [], owed: [], isLoose: false },
): Position {
  const kept = readState(brief.previous?.state);
  const seed = kept?.seed ?? brief.seed;
  const unmended = makeStage(brief, packs.tables, packs.lexicon, seed);
  const mended = kept ? mendSeason(packs, judge, brief, kept, unmended) : null;
  const { before, whole, struck, tell } = mended ?? { before: null, whole: unmended, struck: nothingStruck, tell: [] };
  const door = brief.previous ? doorTaken(before, brief.previous.choiceKey, brief.previous.choiceText) : undefined;
  const heard = before?.heard ?? heardBefore(brief.heardBefore ?? []);
  const episode = before ? brief.episodeNumber - before.arc + 1 : 1;
  const running = runningOf(before);
  const made = { packs, seed, heard, tried, avoided: struck.slots };
  if (before && episode >= 2 && episode <= 4) {
    const stage = stageOfPlot(before.frame, whole);
    const season = opened({ ...made, stage }, before.frame, before.skeleton, before.told);
    const facts = {
      ...season.facts,
      ...(Object.keys(before.made).length > 0 ? before.made : madeBefore(season, episode)),
    };
    const opening = door ? openingOf(season, door, whole, struck) : null;
    return {
      season,
      stage,
      frame: before.frame,
      seed,
      episode,
      arc: before.arc,
      heard,
      before,
      struck,
      tell,
      stand: { episode, facts, running, opening },
    };
  }
  const frame = before
    ? sequelFrame(packs, before.frame, door?.sequel ?? { kind: 'house' }, whole)
    : frameOfIdea(packs, judge, brief, whole);
  const stage = stageOfPlot(frame, whole);
  const season = opened({ ...made, stage }, frame, undefined, before?.told ?? '');
  const opening = before && door ? openingOf(season, door, whole, struck) : null;
  const stand = { episode: 1, facts: season.facts, running, opening };
  return { season, stage, frame, seed, episode: 1, arc: brief.episodeNumber, heard, before, stand, struck, tell };
}

function runningOf(before: SeasonState | null): Running {
  return before
    ? { turn: before.turn, cursor: before.cursor, airs: before.airs, met: before.met, aired: false }
    : atFirst;
}

type Making = { packs: StoryPacks; stage: Stage; seed: string; heard: string; tried: Tried; avoided: string[] };

/** The season of a frame. Where no spine has an end, ways that do not quite fit are better than silence. */
function opened(
  { packs, stage, seed, heard, tried, avoided }: Making,
  frame: Frame,
  skeleton: string | undefined,
  told: string,
): Season {
  // Another plot is told by other ways, whatever the seed; and so is another try at the same one.
  const plot = [seed, frame.kind, frame.x.the, frame.foe.the, frame.verb.to, ...tried.spines].join(' ');
  const known = heardIn(heard, told);
  const lately: Heard = (id) => (tried.spines.includes(id) ? 1 : known(id));
  const season =
    openSeason(packs, frame, stage, lately, plot, skeleton, tried.isLoose && avoided.length > 0) ??
    openSeason(packs, frame, stage, lately, plot, skeleton, true);
  if (!season) throw new Error(`There is no spine for ${frame.kind}.`);
  if (tried.owed.length + avoided.length === 0) return season;
  const owed = tried.owed.map((slot) => (slot === 'verb' ? 'verb_did' : slot));
  return { ...season, planned: { ...season.planned, owed, avoided, known: new Map() } };
}

/** The kept lines of a door with its way; a way that is gone from the packs keeps its lines and makes nothing. */
function openingOf({ on }: Season, door: KeptDoor, stage: Stage, struck: Struck): Stand['opening'] {
  const way = on.arc.ways.find(({ id }) => id === door.way);
  if (!way) return null;
  const lines = restoreLines(door.lines, stage.leads);
  const names = stage.leads.map(({ name }) => name);
  // What was struck out since is told in another way.
  return { way, lines: lines.some((line) => tellsStruck(line, struck, names)) ? null : lines };
}

/** What would have been made by now, had the episodes before been told from here (a model told them). */
function madeBefore({ planned, facts }: Season, episode: number): Record<string, string> {
  const ways = plan(planned, stepsFrom(planned.skeleton, 1), facts) ?? [];
  const count = stepsFrom(planned.skeleton, 1).length - stepsFrom(planned.skeleton, episode).length;
  return Object.assign({}, ...ways.slice(0, count).map(({ makes }) => makes)) as Record<string, string>;
}

/** For a path that another storyteller thought up: the leads say it and do it. */
function bridgeLines({ season: { on, planned }, stand, seed, before }: Position, brief: EpisodeBrief): ScriptLine[] {
  const [way] = waysFor(planned, 'bridge', stand.facts).toSorted((p, q) => hash32(seed, p.id) - hash32(seed, q.id));
  const choice = (brief.previous?.choiceText ?? '').replace(/[.!?]+$/, '');
  if (!way || choice === '') return [];
  const slots = { ...on.slots, choice: choice.charAt(0).toLowerCase() + choice.slice(1) };
  const lines = tellWay({ ...on, slots }, way, stand.running, stand.facts);
  const led = polishText(before?.llm?.choices.find(({ key }) => key === brief.previous?.choiceKey)?.leadsTo ?? '');
  return led === ''
    ? lines
    : [...lines, { role: 'narrator', speaker: 'Narrator', text: /[.!?]$/.test(led) ? led : `${led}.` }];
}

/** The lines of an episode; one past the middle, where a new scene begins, carries the cue of the turn. */
function linesOf({ told }: ToldEpisode, { episode, stand }: Position, skipsDoor: boolean): ScriptLine[] {
  const ways = skipsDoor && episode > 1 && !stand.opening ? told.slice(1) : told;
  const turning = ways[Math.floor(ways.length * 0.6)];
  return ways.flatMap((one) =>
    one.lines.map((line, index) => (one === turning && index === 0 ? { ...line, cue: 'turn' as const } : line)),
  );
}

/** What is still to be told after lines of somebody else: the last scenes, as many as there is room for. */
function linesAfter({ told }: ToldEpisode, spoken: ScriptLine[]): ScriptLine[] {
  const room = 760 - countLineWords(spoken);
  const rest: { way: Way; lines: ScriptLine[] }[] = [];
  for (const one of told.toReversed()) {
    const words = countLineWords([...rest.flatMap(({ lines }) => lines), ...one.lines]);
    if (rest.length >= 2 && words > room) break;
    rest.unshift(one);
  }
  const turned = spoken.some(({ cue }) => cue === 'turn');
  return rest.flatMap(({ lines }, at) =>
    lines.map((line, index) =>
      !turned && at === rest.length - 2 && index === 0 ? { ...line, cue: 'turn' as const } : line,
    ),
  );
}
