import type { EpisodeScript } from '#shared/story/script.ts';
import type { EpisodeBrief } from '#studio/providers/text/text-provider.ts';
import { compactFrame, type Frame } from '../frame.ts';
import type { ToldEpisode } from '../tell/tell-episode.ts';
import { addHeard, titleId } from './heard.ts';
import { doorTaken, keepLines, type KeptState, type Remembered, type SeasonState } from './season-state.ts';
import type { Position } from './position.ts';

/** Episodes of which something is kept for "Previously". */
const episodesKept = 3;

/** How a season stands after an episode was told. `name` is the title of a season that begins. */
export function stateAfter(
  at: Position,
  told: ToldEpisode,
  script: EpisodeScript,
  brief: EpisodeBrief,
  name: string | null,
): KeptState {
  const { season, before } = at;
  const { on, planned } = season;
  const made = Object.fromEntries(on.made.flatMap((key) => (told.facts[key] ? [[key, told.facts[key]]] : [])));
  const ids = told.told.map(({ way }) => way.id);
  const spine = at.episode === 1 ? [`${on.arc.kind}/${planned.skeleton.name}`] : [];
  const titles = [script.title, ...(name ? [name] : [])].map(titleId);
  // Doors into a new season are heard even where nobody goes through them.
  const offered = at.episode === 4 ? told.doors.map(({ way }) => way) : [];
  const { turn, cursor, airs, met } = told.running;
  return {
    v: 2,
    seed: at.seed,
    ep: brief.episodeNumber,
    arc: at.arc,
    frame: compactFrame(at.frame),
    skeleton: planned.skeleton.name,
    made,
    turn,
    cursor,
    airs,
    met,
    told: addHeard(before?.told ?? '', [...spine, ...ids, ...offered, ...titles]),
    heard: at.heard,
    path: brief.previous ? [...(before?.path ?? []), brief.previous.choiceKey].slice(-12) : [],
    titles: [...(before?.titles ?? []), script.title].slice(-12),
    remembered: rememberedAfter(at, told, script, brief),
    doors: told.doors.map(({ way, text, recall, lines, sequel }) => ({
      key: way,
      text,
      way,
      recall,
      lines: keepLines(lines),
      ...(sequel ? { sequel } : {}),
    })),
    added: [...(before?.added ?? []), ...told.added.map(({ id }) => id)].slice(-40),
    ...(before?.llm ? { llm: { ...before.llm, choices: [] } } : {}),
  };
}

function rememberedAfter(
  { before, season }: Position,
  { told, recalls }: ToldEpisode,
  script: EpisodeScript,
  brief: EpisodeBrief,
): Remembered[] {
  const scenes = told
    .slice(1, -1)
    .map(({ lines }) => lines.filter(({ role }) => role === 'narrator').map(({ text }) => text));
  const what = recalls.length > 0 ? recalls.join(' ') : tellingLine(scenes.flat(), season.on.frame);
  const end = told.at(-1)?.lines.findLast(({ role }) => role === 'narrator')?.text ?? '';
  const now = {
    ep: brief.episodeNumber,
    title: script.title,
    what: what.length > 260 ? '' : what,
    end: end.length > 200 ? '' : end,
    recall: '',
  };
  // Further back only the paths matter.
  const earlier = withChoice(before, brief).map((one, index, all) =>
    index < all.length - 1 ? { ...one, what: '', end: '' } : { ...one, end: '' },
  );
  return [...earlier, now].slice(-episodesKept);
}

/** The last line of narration that names what the season is about, or who is against it, and is neither short nor long. */
function tellingLine(lines: string[], { x, foe, tool, prize }: Frame): string {
  const heads = [x, foe, tool, prize].flatMap((one) => (one ? [one.head.toLowerCase()] : []));
  const fit = lines.filter((text) => text.length > 50 && text.length < 260);
  return fit.findLast((text) => heads.some((head) => text.toLowerCase().includes(head))) ?? fit.at(-1) ?? '';
}

/** What is remembered so far, with the path that was chosen after the last episode. */
export function withChoice(before: SeasonState | null, { previous }: EpisodeBrief): Remembered[] {
  const door = previous ? doorTaken(before, previous.choiceKey, previous.choiceText) : undefined;
  return (before?.remembered ?? []).map((one, at, all) =>
    at === all.length - 1 ? { ...one, recall: door?.recall ?? '' } : one,
  );
}
