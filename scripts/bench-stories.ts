/**
 * How different, long, clean and faithful the embedded storyteller's episodes are: seasons of four episodes of shows of the
 * catalogue, with plots of people who did not know them. Exit code 1 when a hard goal is missed.
 *
 *   npm run bench:stories -- [--seasons 150] [--show-flags]
 */
import { parseArgs } from 'node:util';
import readability from 'text-readability';
import { audienceRatings, type AudienceRating } from '#shared/shows.ts';
import type { ScriptLine } from '#shared/script.ts';
import type { EpisodeBrief } from '#studio/providers/text/text-provider.ts';
import { countWords, dialogueShare } from '#studio/story/episode/script-lines.ts';
import { toState } from '#studio/story/episode/story-memory.ts';
import { writeEmbeddedEpisode, type WrittenEpisode } from '#studio/story/episode/write-embedded-episode.ts';
import { loadPacks } from '#studio/story/load-packs.ts';
import { checkLine, gateLimits } from '#studio/story/quality-gate.ts';
import { plainName } from '#studio/story/words/plain-text.ts';
import { seededDice } from '#studio/story/words/seeded.ts';
import { interactiveShows, storyCharacter, storyShow } from './catalog-brief.ts';

/** In the words in which people write them: sentences, single words, orders, wishes. */
const plots = [
  'Every clock in town stops at the same minute, and one person keeps moving.',
  'They find a door in the cellar that was not there yesterday.',
  'A ship made of paper sails into the harbour and asks for a captain.',
  'Someone is painting tomorrow on the walls at night.',
  'the baker has vanished and the bread keeps talking',
  'They must carry a sleeping cloud over the mountains without waking it.',
  'Win the great kite race',
  'An old rival comes back and wants to be friends. Nobody believes her.',
  'a ghost who is afraid of people',
  'The river starts to flow backwards and brings things back that were lost.',
  'They have one night to build a bridge before the circus arrives.',
  'Who stole the last song?',
  'Break into the royal kitchen and return the spoon',
  'A star falls into the well and does not want to leave.',
  'The map they bought at the market changes whenever they sleep.',
  'Two friends get trapped inside a painting.',
  'pirates',
  'i want a story about a lonely giant who collects hats',
  'They need to guide a blind whale home before the ice closes.',
  'The mayor is replaced by a very good puppet.',
  'All the animals go on strike',
  'A letter arrives a hundred years late, and it is addressed to them.',
  'They enter a cooking contest and the soup is alive.',
  'The shadow of the tower points the wrong way, and treasure hunters are coming.',
  'Protect the tiny village from the army of crows',
  'Someone keeps leaving gifts for a child who does not exist.',
  'make it spooky: the lighthouse blinks in a language nobody knows',
  'They lose a bet and have to live as statues for a day.',
  'Rescue the queen of the bees from a jar',
  'What if nobody could remember the colour blue?',
];

type Told = { season: number; ep: number; show: string; brief: EpisodeBrief; made: WrittenEpisode; followed: boolean };

const { values: flags } = parseArgs({
  options: { seasons: { type: 'string', default: '150' }, 'show-flags': { type: 'boolean', default: false } },
});
const packs = loadPacks();

function briefOf(number: number): EpisodeBrief {
  const dice = seededDice('bench-stories', number);
  const shows = interactiveShows();
  const show = shows[number % shows.length]!;
  const [a, b] = dice.shuffle(show.characters);
  const { name, description } = dice.pick(show.locations);
  return {
    seed: `bench-${number}`,
    episodeNumber: 1,
    show: storyShow(show),
    characters: [storyCharacter(a!), storyCharacter(b!)],
    location: { name, description },
    plotIdea: plots[Math.floor(number / shows.length + number) % plots.length]!,
    previous: null,
  };
}

function tellSeason(season: number): Told[] {
  const told: Told[] = [];
  const dice = seededDice('bench-choices', season);
  let brief = briefOf(season);
  for (let ep = 1; ep <= 4; ep++) {
    const made = writeEmbeddedEpisode(packs, brief);
    told.push({ season, ep, show: brief.show.name, brief, made, followed: followsChoice(brief, made) });
    const choice = dice.pick(made.script.choices);
    const previous = { state: toState(made.memory), choiceKey: choice.key, choiceText: choice.text, lastLines: [] };
    brief = { ...brief, episodeNumber: ep + 1, previous };
  }
  return told;
}

/** The opening that was kept with the choice is how the episode begins. */
function followsChoice({ previous }: EpisodeBrief, { script }: WrittenEpisode): boolean {
  if (!previous) return true;
  const { openings } = previous.state as unknown as WrittenEpisode['memory'];
  const opening = openings.find(({ key }) => key === previous.choiceKey);
  return (
    opening !== undefined && opening.lines.length > 0 && opening.lines.every(({ t }, i) => script.lines[i]?.text === t)
  );
}

const prose = (lines: ScriptLine[]) => lines.map(({ text }) => text).join(' ');
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
const meanOf = (all: number[]) => all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length);

/** Share of five-word runs that two episodes of one number in different seasons have in common. */
function overlaps(told: Told[]): number[] {
  const known = new Map<string, number>();
  const runs = told.map(({ made }) => {
    const words = wordsOf(prose(made.script.lines));
    const ids = words.slice(0, -4).map((_, i) => {
      const run = words.slice(i, i + 5).join(' ');
      if (!known.has(run)) known.set(run, known.size);
      return known.get(run)!;
    });
    return new Set(ids);
  });
  const found: number[] = [];
  for (const [i, one] of told.entries())
    for (const [j, other] of told.entries()) {
      if (j <= i || other.ep !== one.ep || other.season === one.season) continue;
      let shared = 0;
      for (const run of runs[i]!) if (runs[j]!.has(run)) shared++;
      found.push(shared / Math.min(runs[i]!.size, runs[j]!.size));
    }
  return found.toSorted((a, b) => a - b);
}

function timesNamed(text: string, names: string[]): number {
  const lower = text.toLowerCase();
  return names.filter(Boolean).reduce((sum, name) => sum + lower.split(name.toLowerCase()).length - 1, 0);
}

type Row = { what: string; found: string; goal: string; met: boolean; hard: boolean };

/** How many episodes miss something, of how many allowed. */
function missing(what: string, told: Told[], misses: (one: Told) => boolean, allowed = 0, hard = true): Row {
  const wrong = told.filter(misses);
  if (flags['show-flags'])
    for (const { season, ep, made } of wrong.slice(0, 5))
      console.log(`  ${what}: season ${season}, episode ${ep}: ${made.script.title}`);
  return { what, found: `${wrong.length} of ${told.length}`, goal: `≤ ${allowed}`, met: wrong.length <= allowed, hard };
}

const lineFaults = ({ made }: Told, checks: RegExp) =>
  made.script.lines.flatMap((line) => checkLine(line)).filter(({ check }) => checks.test(check));

function rowsOf(told: Told[]): Row[] {
  const found = overlaps(told);
  const range = (what: string, values: number[], digits: number): Row => {
    const sorted = values.toSorted((a, b) => a - b);
    const shown = [0.05, 0.5, 0.95].map((share) => at(sorted, share).toFixed(digits)).join(' / ');
    return { what, found: shown, goal: 'p5 / p50 / p95', met: true, hard: false };
  };
  const goal = (what: string, value: number, most: number): Row => ({
    what,
    found: value.toFixed(3),
    goal: `≤ ${most}`,
    met: value <= most,
    hard: true,
  });
  const text = ({ made }: Told) => prose(made.script.lines);
  const few = Math.ceil(told.length / 50);
  const topics = ({ made }: Told) => [made.memory.frame.topic.head, made.memory.frame.foe.replace(/^the /, '')];
  const grade = (one: Told) => readability.fleschKincaidGrade(text(one));
  const most = (rating: AudienceRating) => gateLimits.grade[rating];
  return [
    goal('five-word overlap, mean', meanOf(found), 0.06),
    goal('five-word overlap, p95', at(found, 0.95), 0.2),
    range('words', told.map(({ made }) => countWords(made.script.lines)), 0),
    missing('words outside 450-700', told, ({ made }) => countWords(made.script.lines) < 450 || countWords(made.script.lines) > 700, few),
    missing('leftovers', told, (one) => lineFaults(one, /leftover|space|punctuation/).length > 0),
    missing('a/an, doubled words, sentences', told, (one) => lineFaults(one, /article|doubled|determiners|case|agreement/).length > 0),
    missing('a lead says fewer than 2 lines', told, ({ made }) => ['lead_a', 'lead_b'].some((role) => made.script.lines.filter((line) => line.role === role).length < 2)),
    range('dialogue share', told.map(({ made }) => dialogueShare(made.script.lines)), 2),
    missing('dialogue outside 0.25-0.5', told, ({ made }) => dialogueShare(made.script.lines) < 0.25 || dialogueShare(made.script.lines) > 0.5, few * 2, false),
    missing('place not named', told, (one) => timesNamed(text(one), [plainName(one.brief.location.name, '').replace(/^The /, 'the ')]) < 1, few),
    missing('topic named too rarely (2; 3 at first)', told, (one) => timesNamed(text(one), topics(one)) < (one.ep === 1 ? 3 : 2), few * 4, false),
    ...audienceRatings.map((rating) => missing(`reading grade over ${most(rating)} (${rating})`, told.filter(({ brief }) => brief.show.audienceRating === rating), (one) => grade(one) > most(rating), few)),
    missing('choice not followed', told, ({ followed }) => !followed),
    missing('not three different choices', told, ({ made }) => new Set(made.script.choices.map(({ text: label }) => label)).size !== 3),
  ]; // prettier-ignore
}

/** Beats of each role, by how often one was heard: what wears out first. */
function wornRoles(told: Told[]): string[] {
  const heard = new Map<string, number>();
  for (const { made } of told)
    for (const part of made.script.lines) heard.set(part.text, (heard.get(part.text) ?? 0) + 1);
  return [...heard].toSorted(([, a], [, b]) => b - a).slice(0, 12).map(([text, times]) => `${String(times).padStart(4)}  ${text.slice(0, 110)}`); // prettier-ignore
}

const started = performance.now();
const seasons = Math.max(2, Number(flags.seasons) || 150);
const told = Array.from({ length: seasons }, (_, number) => tellSeason(number)).flat();
const tellingMs = (performance.now() - started) / told.length;
const rows = rowsOf(told);
console.log(`${seasons} seasons, ${told.length} episodes, ${tellingMs.toFixed(0)} ms each`);
for (const { what, found, goal, met, hard } of rows)
  console.log(`${met ? 'met   ' : hard ? 'MISSED' : 'missed'}  ${what.padEnd(40)} ${found.padEnd(20)} ${goal}`);
console.log(`\nHeard most often:\n${wornRoles(told).join('\n')}`);
process.exitCode = rows.some(({ met, hard }) => !met && hard) ? 1 : 0;
