import { countLineWords } from '../tell/fit-length.ts';
import type { ScriptLine } from '#shared/story/script.ts';
import { checkLine } from '../gate/quality-gate.ts';
import type { Way } from '../arcs/way.ts';
import { atFirst, type Season } from '../season/begin-season.ts';
import { isNamed } from '../gate/season-gate.ts';
import { tellEpisode, type Stand, type ToldEpisode } from '../tell/tell-episode.ts';
import { slotValue } from '../tell/slots.ts';
import type { Telling } from '../tell/tell-way.ts';
import type { At, Findings } from './finding.ts';

/** `checked` holds what was said and judged already, by way. */
export type SeasonFigures = {
  episodes: number;
  words: number[];
  talk: number[];
  reached: Set<string>;
  checked: Set<string>;
};
export type LintOptions = { limits: { least: number; most: number; talk: number }; judge(text: string): string | null };

/** Tells a season over all of its door paths: each episode once for each way to it (40 episodes). */
export function lintSeason(
  season: Season,
  at: At,
  findings: Findings,
  figures: SeasonFigures,
  options: LintOptions,
): void {
  const { on, planned } = season;
  const walk = (stand: Stand, path: string): void => {
    const told = tellEpisode(on, planned, stand);
    if (!told) return findings.add(at, 'missing way', `episode ${stand.episode} has no way to the end`, `doors${path}`);
    checkEpisode(season, stand.episode, told, at, findings, figures, options);
    if (stand.episode === 4) return;
    for (const [index, door] of told.doors.entries()) {
      const opening = { way: wayOf(on.arc.ways, door.way), lines: door.lines };
      walk({ episode: stand.episode + 1, facts: told.facts, running: told.running, opening }, `${path} ${index + 1}`);
    }
  };
  walk({ episode: 1, facts: season.facts, running: atFirst, opening: null }, '');
}

function checkEpisode(
  { on, planned }: Season,
  episode: number,
  { told, doors, titles, facts }: ToldEpisode,
  at: At,
  findings: Findings,
  figures: SeasonFigures,
  options: LintOptions,
): void {
  const lines = told.flatMap((one) => one.lines);
  const words = countLineWords(lines);
  const talk = countLineWords(lines.filter(({ role }) => role !== 'narrator')) / Math.max(1, words);
  figures.episodes++;
  figures.words.push(words);
  figures.talk.push(talk);
  const ids = told.map(({ way }) => way.id).join(' > ');
  const { least, most } = options.limits;
  if (words < least) findings.add(at, 'words', `episode ${episode} is too short`, `${words}: ${ids}`);
  if (words > most) findings.add(at, 'words', `episode ${episode} is too long`, `${words}: ${ids}`);
  if (talk < options.limits.talk)
    findings.add(at, 'dialogue', `episode ${episode} has too little`, `${talk.toFixed(2)}: ${ids}`);
  if (titles.length === 0) findings.add(at, 'title', `episode ${episode} has none`, ids);
  const text = lines.map((line) => line.text).join(' ');
  for (const slot of planned.skeleton.obligations[`${episode}` as '1'] ?? [])
    if (!isNamed(on, slot, text)) findings.add(at, 'obligation', `{${slot}} is not named in episode ${episode}`, ids);
  const wanted = episode < 4 || on.arc.ways.some(({ step }) => step === 'next') ? 3 : 0;
  const ends = doors.map(({ way }) => way).join(', ');
  if (doors.length < wanted)
    findings.add(
      at,
      'doors',
      `${doors.length} after episode ${episode}`,
      `${JSON.stringify(madeOnly(facts, on.made))}: ${ends}`,
    );
  if (new Set(doors.map(({ style }) => style)).size < doors.length)
    findings.add(at, 'door styles', doors.map((door) => `${door.way} ${door.style}`).join(', '));
  for (const { way, lines: said } of told) {
    figures.reached.add(way.id);
    for (const slot of emptySlots(on, way))
      findings.add(way, 'open slot', `{${slot}} is empty here, and nothing asks whether it is`, at.id);
    for (const line of said) if (isNew(figures, way, line.text)) checkSpoken(way, line, findings, options);
  }
  for (const { way, text: label } of doors)
    if (isNew(figures, wayOf(on.arc.ways, way), label))
      checkSpoken(wayOf(on.arc.ways, way), { text: `${label}.` }, findings, options);
}

/** Slots that a way says without asking first whether there is anything in them. */
export function emptySlots(on: Telling, way: Way): string[] {
  const text = way.body.map((line) => line.text).join('\n');
  const said = [...way.slots].filter((slot) => slotValue(on.slots, slot) === '' && !on.made.includes(slot));
  const asked = (slot: string) => [slot, ...(emptyTogether[slot] ?? [])].some((one) => isAsked(one));
  const isAsked = (slot: string) =>
    text.includes(`${slot} !=`) ||
    text.includes(`${slot} ==`) ||
    text.includes(`{${slot}:`) ||
    text.includes(`{ ${slot}:`) ||
    way.needs.some(({ key }) => key === slot);
  return said.filter(
    (slot) =>
      !filledLater.has(slot) &&
      !asked(slot.replace(/_cap$/, '')) &&
      !/_(?:they|them|their|was|is|has|a|head)$/.test(slot),
  );
}
/** Slots that are empty only together: whoever asks for the one has asked for the other. */
const emptyTogether: Record<string, string[]> = {
  must: ['must_who'],
  must_who: ['must'],
  deadline: ['till'],
  till: ['deadline'],
  lesson_ing: ['lesson'],
  feel_noun: ['feel'],
};
/** Known only when a way is told, or empty on purpose. */
const filledLater = new Set(
  ['air', 'd1', 'd2', 'd3', 'choice']
    .flatMap((slot) => [slot, `${slot}_cap`])
    .concat('why', 'd1_style', 'd2_style', 'd3_style'),
);

const madeOnly = (facts: Record<string, string>, made: string[]) =>
  Object.fromEntries(Object.entries(facts).filter(([key]) => made.includes(key)));

function wayOf(ways: Way[], id: string): Way {
  const found = ways.find((way) => way.id === id);
  if (!found) throw new Error(`There is no way ${id}.`);
  return found;
}

function isNew({ checked }: SeasonFigures, { id }: Way, text: string): boolean {
  const key = `${id} ${text}`;
  const known = checked.has(key);
  checked.add(key);
  return !known;
}

const openSlot = /undefined|[{}[\]]|\b(?:the|a|an) (?:the|a|an|his|her|their)\b|(?:^|\s)[,.;]|\b(?:the|a|an)[.!?]/;
const disagrees =
  /(?<!\b(?:of|like) )\b(?:they|we|you) (?:was|has|is|does)\b|(?:^|[.!?,;] )(?:he|she|it) (?:were|have|are|do)\b/i;

export function checkSpoken(
  way: Way,
  { text }: Pick<ScriptLine, 'text'>,
  findings: Findings,
  { judge }: LintOptions,
): void {
  const add = (check: string, detail: string) => findings.add(way, check, detail.slice(0, 60), text.slice(0, 110));
  for (const { check, detail } of checkLine({ text })) add(check, detail);
  const open = openSlot.exec(text);
  if (open) add('open slot', open[0]);
  const agreement = disagrees.exec(text);
  if (agreement) add('agreement', agreement[0]);
  const refused = judge(text);
  if (refused) add('moderation', refused);
}
