import type { EpisodeScript, ScriptLine } from '#shared/script.ts';
import type { EpisodeBrief } from '../../providers/text/text-provider.ts';
import { judgeByRules } from '../../moderation/judge-by-rules.ts';
import type { PackLibrary } from '../load-packs.ts';
import type { BeatRole } from '../pack/parse-beats.ts';
import { readPlot } from '../plot-frame/read-plot.ts';
import type { ReadPlot } from '../plot-frame/read-plot.ts';
import type { Flag } from '../quality-gate.ts';
import { checkEpisode, gateLimits } from '../quality-gate.ts';
import { polishText } from '../words/polish-text.ts';
import { seededDice } from '../words/seeded.ts';
import { choosePack } from './choose-pack.ts';
import type { Draft, SeasonStand } from './draft-episode.ts';
import { draftEpisode } from './draft-episode.ts';
import type { EpisodeSetting } from './episode-setting.ts';
import { settingOf } from './episode-setting.ts';
import { openingFor } from './opening-for.ts';
import { countWords, dialogueShare } from './script-lines.ts';
import type { StoryMemory } from './story-memory.ts';
import { readMemory, toldSoFar } from './story-memory.ts';

export type WrittenEpisode = { script: EpisodeScript; memory: StoryMemory; flags: Flag[] };

/** How often an episode that the gate finds fault with is drafted again; the best is kept. */
const attempts = 10;
/** Less talk than this is a reason to try another draft, a few times, but none to flag an episode. */
const leastDialogue = 0.25;
const attemptsForDialogue = 4;

/**
 * Writes an episode from the packs: the same brief always gives the same words. `spoken` lines that the storyteller
 * did not write itself (those of a broken-off LLM) are taken as the beginning, and the story is finished from there.
 */
export function writeEmbeddedEpisode(library: PackLibrary, brief: EpisodeBrief): WrittenEpisode {
  const before = readMemory(brief.previous?.state);
  const seed = before?.seed ?? brief.seed;
  const setting = settingOf(library, brief, seed);
  const plot = plotOf(brief, setting);
  const stand = standOf(library, brief, before, plot, seed);
  const opening = openingFor(brief, before, setting, stand);
  const own = writeFrom(library, brief, setting, { ...stand, ...opening.stand }, opening.lines, before, false);
  const spoken = brief.spoken ?? [];
  if (startsWith(own.script.lines, spoken)) return own;
  return writeFrom(
    library,
    brief,
    setting,
    { ...stand, ...opening.stand, episodeSeed: `${stand.episodeSeed}|after` },
    spoken,
    before,
    true,
  );
}

function startsWith(lines: ScriptLine[], spoken: ScriptLine[]): boolean {
  return spoken.every((line, index) => lines[index]?.text === line.text && lines[index]?.role === line.role);
}

function plotOf(brief: EpisodeBrief, setting: EpisodeSetting): ReadPlot {
  const verdict = judgeByRules(brief.plotIdea, { rating: brief.show.audienceRating, kind: 'plot' });
  const names: [string, string] = [setting.leads[0].name, setting.leads[1].name];
  return readPlot(verdict.approved ? brief.plotIdea : '', names, verdict.quotable);
}

function standOf(
  library: PackLibrary,
  brief: EpisodeBrief,
  before: StoryMemory | null,
  plot: ReadPlot,
  seed: string,
): SeasonStand {
  const known = library.sources.find((source) => source.id === before?.pack);
  const pack = known ?? choosePack(library, brief.show, plot.tone, seed);
  const path = brief.previous ? [...(before?.path ?? []), brief.previous.choiceKey] : [];
  const ep = brief.episodeNumber;
  return {
    pack: pack.id,
    borrows: pack.borrows,
    seed, ep, path,
    phase: ((ep - (before?.arc ?? 1)) % 4) + 1,
    episodeSeed: [brief.seed, ep, ...path].join('|'),
    frame: before?.frame ?? plot.frame,
    logline: plot.logline,
    memory: before?.memory ?? {},
    // The last choice is still under way, and not among them yet.
    recall: before?.recalls.at(-1) ?? '',
    used: before?.used ?? [],
    names: before?.names ?? [],
    detailTold: before?.detailTold ?? false,
    rating: brief.show.audienceRating,
  }; // prettier-ignore
}

function writeFrom(
  library: PackLibrary,
  brief: EpisodeBrief,
  setting: EpisodeSetting,
  stand: SeasonStand,
  begun: ScriptLine[],
  before: StoryMemory | null,
  midway: boolean,
): WrittenEpisode {
  let best: Attempt | null = null;
  let shape = midway
    ? restOfShape(countWords(begun), stand)
    : shapeOf(stand, before !== null || brief.previous !== null);
  let seed = stand.episodeSeed;
  for (let number = 0; number < attempts; number++) {
    const draft = draftEpisode(library, setting, { ...stand, episodeSeed: seed }, shape);
    const script = scriptOf(draft, begun, stand);
    const flags = checkEpisode(script, gateFor(setting, stand, draft));
    const wordy = dialogueShare(script.lines) < leastDialogue;
    const attempt = { draft, script, flags, faults: faultsOf(flags, script) + (wordy ? 0.5 : 0) };
    if (!best || attempt.faults < best.faults) best = attempt;
    if (flags.length === 0 && (!wordy || number >= attemptsForDialogue)) break;
    const fitted = fitShape(shape, draft, countWords(script.lines), flags, wordy);
    // The same parts again would say the same again, so then other beats are drawn.
    if (fitted === shape || number >= attempts / 2) seed = `${stand.episodeSeed}|${number}`;
    shape = fitted;
  }
  if (!best) throw new Error('No draft was made.');
  return { script: best.script, flags: best.flags, memory: memoryAfter(brief, stand, best.draft, best.script, before) };
}

type Attempt = { draft: Draft; script: EpisodeScript; flags: Flag[]; faults: number };

/** One for each flag, and a little more the further the length is off, so that of two long ones the shorter is kept. */
function faultsOf(flags: Flag[], script: EpisodeScript): number {
  const words = countWords(script.lines);
  const { min, max } = gateLimits.words;
  return flags.length + Math.max(0, words - max, min - words) / 50;
}

function gateFor(setting: EpisodeSetting, stand: SeasonStand, draft: Draft) {
  const topics = [draft.frame.topic.head, draft.frame.foe.replace(/^the /, '')].filter(Boolean);
  return { rating: stand.rating, place: setting.place, topics, minTopics: stand.ep === 1 ? 3 : 2 };
}

function shapeOf(stand: SeasonStand, goesOn: boolean): BeatRole[] {
  const dice = seededDice(stand.episodeSeed, 'shape');
  const meeting: BeatRole[] = dice.next() < 0.5 ? ['obstacle', 'encounter'] : ['encounter', 'obstacle'];
  const [first, second] = meeting as [BeatRole, BeatRole];
  // A word of where they are and what for leads from one scene to the next.
  const middle: BeatRole[] =
    dice.next() < 0.5 ? ['place', 'banter', first, 'link', second] : ['place', 'link', first, 'banter', second];
  // From what they found out to where they cannot leave it.
  const end: BeatRole[] = ['turn', 'leave', 'cliff'];
  if (!goesOn) return ['premise', ...middle, ...end];
  const start: BeatRole[] = stand.phase === 1 ? ['bridge', 'thread'] : ['bridge'];
  const callback: BeatRole[] = stand.recall === '' ? [] : ['callback'];
  return [...start, ...middle.toSpliced(2, 0, ...callback), ...end];
}

/** What is still needed after a beginning of so many words. */
function restOfShape(words: number, stand: SeasonStand): BeatRole[] {
  const thread: BeatRole[] = stand.phase === 1 && stand.ep > 1 && words < 200 ? ['thread'] : [];
  if (words < 120) return [...thread, 'place', 'encounter', 'obstacle', 'turn', 'leave', 'cliff'];
  if (words < 260) return [...thread, 'encounter', 'turn', 'leave', 'cliff'];
  return words < 380 ? ['banter', 'turn', 'leave', 'cliff'] : ['turn', 'leave', 'cliff'];
}

const canGo: BeatRole[] = ['callback', 'bridge', 'place', 'banter', 'obstacle', 'link', 'leave'];

/** Takes out the part whose length is nearest to what is too much, or puts one in. The same array when nothing helps. */
function fitShape(shape: BeatRole[], draft: Draft, words: number, flags: Flag[], wordy: boolean): BeatRole[] {
  const placeless = flags.some(({ check }) => check === 'place not named');
  if (placeless && !shape.includes('place')) return shape.toSpliced(shape.indexOf('turn'), 0, 'place');
  const excess = words - gateLimits.words.max;
  if (excess > 0) {
    const parts = draft.parts.filter(({ role }) => canGo.includes(role) && !(placeless && role === 'place'));
    const enough = parts.filter((part) => part.words >= excess).toSorted((x, y) => x.words - y.words)[0];
    const drop = enough ?? parts.toSorted((x, y) => y.words - x.words)[0];
    return drop ? shape.toSpliced(shape.indexOf(drop.role), 1) : shape;
  }
  if (words < gateLimits.words.min) {
    const add =
      (['place', 'banter', 'obstacle', 'encounter'] as const).find((role) => !shape.includes(role)) ?? 'banter';
    return shape.toSpliced(shape.indexOf('turn'), 0, add);
  }
  // These are all narration.
  const narrated = (['link', 'leave'] as const).find((role) => shape.includes(role));
  return wordy && narrated ? shape.toSpliced(shape.lastIndexOf(narrated), 1) : shape;
}

const spareTitles = ['What [head] knew', 'A light in [place]', 'The other side of [head]', 'Nobody asked [head]'];

function scriptOf(draft: Draft, begun: ScriptLine[], stand: SeasonStand): EpisodeScript {
  const spare = seededDice(stand.episodeSeed, 'title')
    .pick(spareTitles)
    .replace('[head]', draft.frame.topic.the)
    .replace('[place]', 'the window');
  return {
    title: (draft.title ?? polishText(spare)).slice(0, 120),
    lines: [...begun, ...(begun.some(({ cue }) => cue) ? draft.lines.map(withoutCue) : draft.lines)],
    choices: draft.choices,
  };
}

/** A story that has turned already does not turn once more with music. */
function withoutCue({ cue: _cue, ...line }: ScriptLine): ScriptLine {
  return line;
}

function memoryAfter(
  brief: EpisodeBrief,
  stand: SeasonStand,
  draft: Draft,
  script: EpisodeScript,
  before: StoryMemory | null,
): StoryMemory {
  const followed = before?.openings.find(({ key }) => key === brief.previous?.choiceKey);
  const chosen = brief.previous ? [` Then: ${brief.previous.choiceText.slice(0, 60)}`] : [];
  const digest = [...(before?.digest ?? [])];
  if (digest.length > 0 && chosen[0]) digest[digest.length - 1] += chosen[0];
  const llm = before?.llm && {
    ...before.llm,
    choices: [],
    summary: `${before.llm.summary} ${chosen[0] ?? ''}`.slice(-600),
  };
  return {
    v: 1,
    seed: stand.seed,
    pack: stand.pack,
    ep: stand.ep,
    arc: stand.phase === 1 ? stand.ep : (before?.arc ?? 1),
    path: stand.path.slice(-12),
    recalls: [...(before?.recalls ?? []), ...(followed?.recall ? [followed.recall] : [])].slice(-4),
    used: draft.used.slice(-60),
    names: [...new Set(draft.names)].slice(-12),
    memory: Object.fromEntries(Object.entries(draft.memory).filter(([, value]) => value !== '' && value !== 0)),
    detailTold: draft.detailTold,
    frame: draft.frame,
    digest: [...digest, `${stand.ep}. ${script.title}.`].slice(-6),
    told: toldSoFar(before, followed, { ep: stand.ep, ...draft.told }),
    openings: draft.openings,
    ...(llm ? { llm } : {}),
  };
}
