import type { AudienceRating } from '#shared/shows.ts';
import type { ScriptLine } from '#shared/script.ts';
import type { PackLibrary } from '../load-packs.ts';
import type { Beat, BeatRole } from '../pack/parse-beats.ts';
import type { InkLine, InkValues, RenderedChoice } from '../pack/render-beat.ts';
import { renderBeat } from '../pack/render-beat.ts';
import type { PlotFrame } from '../plot-frame/plot-frame.ts';
import { topicTypes } from '../plot-frame/plot-kinds.ts';
import { polishText } from '../words/polish-text.ts';
import type { Dice } from '../words/seeded.ts';
import { hash32, seededDice } from '../words/seeded.ts';
import type { Stranger } from './bind-cast.ts';
import { castStrangers, leadValues, strangerValues } from './bind-cast.ts';
import type { EpisodeSetting } from './episode-setting.ts';
import { beatMark, flipFor, pickBeat } from './pick-beat.ts';
import type { Opening } from './story-memory.ts';
import { countWords, keepLines, scriptLines } from './script-lines.ts';

/** Where a season stands before an episode is drafted. */
export type SeasonStand = {
  pack: string;
  borrows: string[];
  seed: string;
  /** Differs for every episode, path and remix. */
  episodeSeed: string;
  ep: number;
  phase: number;
  frame: PlotFrame;
  logline: string;
  memory: InkValues;
  recall: string;
  path: string[];
  used: string[];
  names: string[];
  detailTold: boolean;
  rating: AudienceRating;
};

export type Draft = {
  /** How many words each part came to. */
  parts: { role: BeatRole; words: number }[];
  title: string | null;
  /** What is told of this episode later on. */
  told: { turn: string; cliff: string };
  lines: ScriptLine[];
  choices: { key: string; text: string }[];
  openings: Opening[];
  used: string[];
  names: string[];
  memory: InkValues;
  frame: PlotFrame;
  detailTold: boolean;
};

type Progress = Draft & { metStranger: boolean };

/** Renders the given parts one after another, each with what the ones before left in memory. The last is the cliff. */
export function draftEpisode(
  library: PackLibrary,
  setting: EpisodeSetting,
  stand: SeasonStand,
  shape: BeatRole[],
): Draft {
  const leadNames = setting.leads.map(({ name }) => name);
  const strangers = castStrangers(
    setting.words.names,
    setting.words.jobs,
    [...stand.names, ...leadNames, setting.place],
    stand.episodeSeed,
  );
  const progress: Progress = {
    parts: [], title: null, told: { turn: '', cliff: '' }, lines: [], choices: [], openings: [], metStranger: false,
    used: [...stand.used],
    names: [...stand.names],
    memory: stand.memory,
    frame: stand.frame,
    detailTold: stand.detailTold,
  }; // prettier-ignore
  for (const [index, role] of shape.entries()) {
    // Each part throws its own dice, so that leaving one out changes little else.
    const dice = seededDice(stand.episodeSeed, role, shape.slice(0, index).filter((one) => one === role).length);
    const beat = chooseBeat(library, setting, stand, progress, role, dice);
    const before = progress.lines.length;
    const used = progress.used;
    if (beat) tellBeat({ library, setting, stand, progress, strangers, dice }, beat);
    for (let tries = 0; role === 'link' && tries < 4 && saysAimAgain(progress, before); tries++) {
      progress.lines = progress.lines.slice(0, before);
      progress.used = used;
      const other = chooseBeat(library, setting, stand, progress, role, dice);
      if (other) tellBeat({ library, setting, stand, progress, strangers, dice }, other);
    }
    progress.parts.push({ role, words: countWords(progress.lines.slice(before)) });
  }
  return progress;
}

/** An aim that has been said twice need not be said a third time on the way. */
function saysAimAgain({ lines, frame }: Progress, from: number): boolean {
  const says = ({ text }: ScriptLine) => text.includes(frame.goal);
  return lines.slice(from).some(says) && lines.slice(0, from).filter(says).length >= 2;
}

function chooseBeat(
  library: PackLibrary,
  setting: EpisodeSetting,
  stand: SeasonStand,
  progress: Progress,
  role: BeatRole,
  dice: Dice,
): Beat | null {
  const beats = [stand.pack, ...stand.borrows].flatMap((id) => library.pack(id).beats);
  const { rating, phase, recall, path, pack, borrows } = stand;
  const { frame, memory, metStranger } = progress;
  const wish = {
    role,
    rating,
    phase,
    recall,
    path,
    pack,
    borrows,
    frame,
    memory,
    metStranger,
    leads: setting.leads,
    used: new Set(progress.used),
  };
  return pickBeat(beats, wish, dice);
}

type Telling = {
  library: PackLibrary;
  setting: EpisodeSetting;
  stand: SeasonStand;
  progress: Progress;
  strangers: [Stranger, Stranger];
  dice: Dice;
};

function tellBeat(telling: Telling, beat: Beat): void {
  const { library, setting, stand, progress, strangers, dice } = telling;
  const pack = library.pack(beat.pack);
  const chance = dice.next() < 0.5;
  const flip = flipFor(beat, setting.leads) ?? chance;
  // Whoever waits at the end is not the one met on the way.
  const stranger = strangers[beat.role === 'cliff' ? 1 : 0];
  if (beat.role === 'thread') progress.frame = threadFrame(beat, stand.frame);
  const values = {
    ...sceneValues(setting, stand, progress),
    ...leadValues(setting.leads, flip),
    ...strangerValues(stranger),
    ...progress.memory,
  };
  const seed = hash32(stand.episodeSeed, beat.id);
  const rendered = renderBeat(pack, beat.knot, values, seed);
  const said = (lines: InkLine[], memory: InkValues) =>
    scriptLines(lines, { leads: setting.leads, flip, stranger: stranger.name, ally: String(memory['m_ally'] ?? '') });
  progress.lines.push(...withCue(beat.role, said(rendered.lines, progress.memory)));
  if (progress.lines.some(({ text }) => text.includes(setting.placeDetail))) progress.detailTold = true;
  if (mentions(rendered.lines, stranger.name)) progress.names.push(stranger.name);
  if (beat.walkOn) progress.metStranger = true;
  progress.used = [...progress.used, beatMark(beat.id)];
  if (beat.title && beat.role !== 'bridge') progress.title = fillTag(beat.title, values);
  if (beat.recap && (beat.role === 'turn' || beat.role === 'cliff'))
    progress.told = { ...progress.told, [beat.role]: fillTag(beat.recap, values) };
  if (beat.role === 'cliff') {
    progress.choices = rendered.choices.map(({ id, text }) => ({ key: `${beat.id}.${id}`, text }));
    progress.openings = rendered.choices.map((choice) => {
      const next = renderBeat(pack, beat.knot, values, seed, choice.id);
      return openingOf(
        beat,
        choice,
        keepLines(said(next.lines, next.memory)),
        changes(rendered.memory, next.memory),
        mentions(next.lines, stranger.name) ? [stranger.name] : [],
      );
    });
  }
  progress.memory = { ...progress.memory, ...rendered.memory };
}

/** The first line of a turn says so. */
function withCue(role: BeatRole, [first, ...rest]: ScriptLine[]): ScriptLine[] {
  if (!first) return [];
  return [role === 'turn' ? { ...first, cue: 'turn' } : first, ...rest];
}

function openingOf(
  beat: Beat,
  choice: RenderedChoice,
  lines: Opening['lines'],
  memory: InkValues,
  names: string[],
): Opening {
  const { id, text, recall, led, style } = choice;
  return {
    key: `${beat.id}.${id}`,
    text,
    recall,
    led,
    lines,
    memory: { ...memory, m_last: id, m_style: style },
    names,
  };
}

function changes(before: InkValues, after: InkValues): InkValues {
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => value !== before[name]));
}

function mentions(lines: InkLine[], name: string): boolean {
  return lines.some(({ by, text }) => by === 'W' || text.includes(name));
}

function sceneValues(setting: EpisodeSetting, stand: SeasonStand, progress: Progress): InkValues {
  const { frame } = progress;
  const { topic } = frame;
  return {
    ...setting.words.fixed, ...setting.words.flavour(stand.episodeSeed),
    place: setting.place, place_detail: progress.detailTold ? '' : setting.placeDetail,
    kind: frame.kind, goal: frame.goal, foe: frame.foe, deadline: frame.deadline,
    topic: topic.the, topic_first: topic.first, topic_bare: topic.bare, topic_head: topic.head,
    topic_it: topic.it, topic_them: topic.them, topic_was: topic.was,
    logline: stand.logline, recall: stand.recall, rating: stand.rating, ep: stand.ep, phase: stand.phase,
  }; // prettier-ignore
}

/** A thread beat starts a new arc: its header says what is wanted now. */
function threadFrame(beat: Beat, old: PlotFrame): PlotFrame {
  const { goal = old.goal, the, bare = '', head = bare, is } = beat.tags;
  if (!the) return { ...old, foe: '', deadline: '' };
  return {
    kind: 'mystery', goal, foe: '', deadline: '',
    topic: { the, first: the, bare, head, it: 'it', them: 'it', was: 'was', type: topicTypes.find((type) => type === is) ?? 'thing' },
  }; // prettier-ignore
}

/** A header's words with the names in square brackets filled in. */
export function fillTag(words: string, values: InkValues): string {
  return polishText(words.replaceAll(/\[(\w+)\]/g, (_, name: string) => String(values[name] ?? '')));
}
