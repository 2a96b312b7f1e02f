/**
 * How faithful, different, long and clean the embedded storyteller's seasons are: seasons of four episodes of shows of the
 * catalogue, with plots of people who did not know them. Exit code 1 when a hard goal is missed.
 *
 *   npm run bench:stories -- [--seasons 60] [--listeners 4]
 */
import { parseArgs } from 'node:util';
import nlp from 'compromise';
import pluralize from 'pluralize';
import type { ScriptLine } from '#shared/story/script.ts';
import { checkLine, overlapOf } from '#engines/story/gate/quality-gate.ts';
import { openPacks } from '#engines/story/open-packs.ts';
import { positionOf, writeEpisode, type WrittenEpisode } from '#engines/story/season/write-episode.ts';
import { countLineWords } from '#engines/story/tell/fit-length.ts';
import { episodeMeasure } from '#engines/story/tell/episode-measure.ts';
import { seededDice } from '#engines/story/words/seeded.ts';
import { judgeText } from '#studio/moderation/judge/judge-text.ts';
import type { EpisodeBrief } from '#studio/providers/text/text-provider.ts';
import { interactiveShows, storyCharacter, storyShow } from '../../stories/catalog-brief.ts';
import { benchPlots } from './plots.ts';

const { values: flags } = parseArgs({
  options: { seasons: { type: 'string', default: '60' }, listeners: { type: 'string', default: '4' } },
});
const packs = openPacks();
const shows = interactiveShows();

type Season = { kind: string; show: string; plot: string; brief: EpisodeBrief; told: WrittenEpisode[] };

function briefOf(number: number, plot: string, showAt = number): EpisodeBrief {
  const dice = seededDice('bench-stories', number);
  const show = shows[showAt % shows.length]!;
  const [a, b] = dice.shuffle(show.characters);
  const { name, description } = dice.pick(show.locations);
  return {
    seed: `bench-${number}`,
    episodeNumber: 1,
    show: storyShow(show),
    characters: [storyCharacter(a!), storyCharacter(b!)],
    location: { name, description },
    plotIdea: plot,
    previous: null,
  };
}

function tell(first: EpisodeBrief, doors: number[]): Season {
  const told: WrittenEpisode[] = [];
  let brief = first;
  for (let ep = 1; ep <= 4; ep++) {
    const made = writeEpisode(packs, judgeText, brief);
    told.push(made);
    const choice = made.script.choices[doors[ep - 1] ?? 0]!;
    brief = {
      ...brief,
      episodeNumber: ep + 1,
      previous: { state: made.state, choiceKey: choice.key, choiceText: choice.text, lastLines: [] },
    };
  }
  return { kind: told[0]!.state.frame.kind, show: first.show.name, plot: first.plotIdea, brief: first, told };
}

const linesOf = ({ told }: Season, from = 1): ScriptLine[] =>
  told.slice(from - 1).flatMap(({ script }) => script.lines);
const textOf = (lines: ScriptLine[]) => lines.map(({ text }) => text).join(' ');
const stem = (word: string) =>
  pluralize.singular(word.toLowerCase().replace(/['’]s$/, '')).replace(/(?:ing|ed|es|s|e)$/, '');
const stemsOf = (text: string) => new Set((text.match(/[\p{L}’']+/gu) ?? []).map(stem));

/** Nouns, verbs and adjectives of an idea that are not the leads' names. */
function contentWords(idea: string, names: string[]): string[] {
  const terms = nlp(idea)
    .match('(#Noun|#Verb|#Adjective)')
    .not('(#Pronoun|#Auxiliary|#Copula)')
    .terms()
    .out('array') as string[];
  const own = new Set(names.flatMap((name) => name.toLowerCase().split(' ')));
  return [
    ...new Set(
      terms
        .map((term) => term.toLowerCase().replaceAll(/[^\p{L}’'-]/gu, ''))
        .filter((term) => term.length > 2 && !own.has(term)),
    ),
  ];
}

function coverage(season: Season): number {
  const words = contentWords(
    season.plot,
    season.brief.characters.map(({ name }) => name),
  );
  const heard = stemsOf(textOf(linesOf(season)));
  return words.length === 0 ? 1 : words.filter((word) => heard.has(stem(word))).length / words.length;
}

const mean = (all: number[]) => all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length);
/** Mean with the half-width of its 95 % confidence interval. */
function shown(all: number[], digits = 2): string {
  const m = mean(all);
  const deviation = Math.sqrt(mean(all.map((one) => (one - m) ** 2)));
  return `${m.toFixed(digits)} ± ${((1.96 * deviation) / Math.sqrt(Math.max(1, all.length))).toFixed(digits)} (n ${all.length})`;
}
function at(all: number[], share: number): number {
  return all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(share * all.length))] ?? 0;
}
const verbDone = ({ told }: Season) => {
  const last = told[3]!;
  const did = last.state.frame.verb.did.toLowerCase();
  return last.script.lines.some(({ role, text }) => role !== 'narrator' && text.toLowerCase().includes(did));
};
/** Steps of episodes 2 to 4 whose way needs or says a fact that was made before, or is a door. */
function hanging(season: Season): number {
  const { arc, made } = positionOf(packs, judgeText, season.brief).season.on;
  const late = season.told.slice(1).flatMap(({ ways }) => ways);
  const known = new Map(arc.ways.map((way) => [way.id, way]));
  const depends = late.filter((id) => {
    const way = known.get(id);
    return (
      way &&
      (way.door !== undefined ||
        way.needs.some(({ key }) => made.includes(key)) ||
        made.some((key) => way.slots.has(key)))
    );
  });
  return depends.length / Math.max(1, late.length);
}
/** Words an episode that can be in no kind of place that the season's place is: a meadow in a village has streets near by. */
function impossible(season: Season): number {
  const { place } = positionOf(packs, judgeText, season.brief).stage;
  const [first, ...others] = place.where.map((kind) => packs.tables.impossible[kind] ?? []);
  const words = (first ?? []).filter((word) => others.every((list) => list.includes(word)));
  const frame = JSON.stringify([season.told[0]!.state.frame, place]).toLowerCase();
  const said = textOf(linesOf(season))
    .toLowerCase()
    .replaceAll(/\b(?:like|as|than)\b[^.,;!?]*/g, ' ');
  return (
    words
      .filter((word) => !frame.includes(word))
      .reduce((sum, word) => sum + (said.match(new RegExp(`\\b${word}\\b`, 'g'))?.length ?? 0), 0) / 4
  );
}
/** Lines over 40 letters that were heard before, with names masked, season by season of one listener and show. */
function heardAgain(listener: number): { again: number[]; titles: string[] } {
  const before = new Set<string>();
  const states: WrittenEpisode['state'][] = [];
  const titles: string[] = [];
  const again = Array.from({ length: 8 }, (_, at8) => {
    const dice = seededDice('listener', listener, at8);
    const brief = {
      ...briefOf(1000 + listener * 10 + at8, dice.pick(benchPlots), listener),
      heardBefore: states.toReversed(),
    };
    const season = tell(
      brief,
      [0, 1, 2].map(() => Math.floor(dice.next() * 3)),
    );
    const lines = linesOf(season)
      .map(({ text }) => text.replaceAll(/\p{Lu}[\p{L}’'-]+/gu, 'X'))
      .filter((text) => text.length > 40);
    const share = lines.filter((text) => before.has(text)).length / Math.max(1, lines.length);
    titles.push(
      ...season.told.flatMap(({ script, seasonTitle }) => [script.title, ...(seasonTitle ? [seasonTitle] : [])]),
    );
    for (const line of lines) before.add(line);
    states.push(season.told[3]!.state);
    return share;
  });
  return { again, titles };
}

const started = performance.now();
const count = Math.max(4, Number(flags.seasons) || 60);
const seasons = Array.from({ length: count }, (_, number) => {
  const dice = seededDice('bench-doors', number);
  return tell(
    briefOf(number, benchPlots[number % benchPlots.length]!),
    [0, 1, 2].map(() => Math.floor(dice.next() * 3)),
  );
});
const ms = (performance.now() - started) / (count * 4);
const episodes = seasons.flatMap(({ told }) => told);
const words = episodes.map(({ script }) => countLineWords(script.lines));
const talk = episodes.map(
  ({ script }) => countLineWords(script.lines.filter(({ role }) => role !== 'narrator')) / countLineWords(script.lines),
);
const doors = seasons.slice(0, 20).flatMap(({ brief }) => {
  const [one, ...others] = [0, 1, 2].map((door) => linesOf(tell(brief, [door, door, door]), 2));
  return others.map((other) => overlapOf(one!, other));
});
const otherIdea = seasons.slice(0, 60).map((season, number) => {
  const other = tell({ ...season.brief, plotIdea: benchPlots[(number + 7) % benchPlots.length]! }, [0, 0, 0]);
  return overlapOf(linesOf(tell(season.brief, [0, 0, 0])), linesOf(other));
});
const sameKind = seasons.flatMap((one, index) =>
  seasons
    .slice(index + 1)
    .filter((other) => other.kind === one.kind && other.show !== one.show)
    .slice(0, 3)
    .map((other) => overlapOf(linesOf(one), linesOf(other))),
);
const listened = Array.from({ length: Number(flags.listeners) || 4 }, (_, listener) => heardAgain(listener));
const owing = episodes.filter(({ debts }) => debts.length > 0);
const titles = episodes.map(({ script }) => script.title);
const faults = episodes.flatMap(({ script }) => script.lines.flatMap((line) => checkLine(line)));
const outside = words.filter((one) => one < episodeMeasure.least || one > episodeMeasure.most).length;

type Row = [what: string, now: string, before: string, goal: string, met: boolean];
const rows: Row[] = [
  ['content words of the idea in the season', shown(seasons.map(coverage)), '.24', '≥ .80', mean(seasons.map(coverage)) >= 0.8],
  ['verb done and said by a lead, episode 4', shown(seasons.map((one) => Number(verbDone(one)))), '0', '1.00', seasons.every(verbDone)],
  ['steps of 2–4 on a door or fact', shown(seasons.map(hanging)), '0', '≥ .70', mean(seasons.map(hanging)) >= 0.7],
  ['door 1 against 2 and 3, episodes 2–4', shown(doors), '.01', '≤ .30', mean(doors) <= 0.3],
  ['same dice, other idea', shown(otherIdea, 3), '.66', '≤ .10', mean(otherIdea) <= 0.1],
  ['two seasons of one kind, other shows', shown(sameKind, 3), '.02–.17', '≤ .12', mean(sameKind) <= 0.12],
  ...([[2, 0.03, '.08'], [5, 0.06, '.26'], [8, 0.08, '.41']] as const).map(([nth, most, before]): Row => [`lines heard before, season ${nth}`, shown(listened.map(({ again }) => again[nth - 1]!), 3), before, `≤ ${most}`, mean(listened.map(({ again }) => again[nth - 1]!)) <= most]),
  ['dialogue, mean; least', `${mean(talk).toFixed(2)}; ${Math.min(...talk).toFixed(2)}`, '.31', '≥ .50 each', talk.every((one) => one >= episodeMeasure.talk)],
  ['words, p5 / p50 / p95; outside', `${at(words, 0.05)} / ${at(words, 0.5)} / ${at(words, 0.95)}; ${outside} of ${words.length}`, '450–700', '560–800', outside === 0],
  ['impossible words an episode', shown(seasons.map(impossible)), '3.1', '0', mean(seasons.map(impossible)) === 0],
  ['different titles', `${new Set(titles).size} of ${titles.length}`, '115 of 640', '≥ 400 of 640', new Set(titles).size / titles.length >= 0.625],
  ['titles that one listener hears twice', shown(listened.map(({ titles: all }) => 1 - new Set(all).size / all.length), 3), '–', '≤ .01', mean(listened.map(({ titles: all }) => 1 - new Set(all).size / all.length)) <= 0.01],
  ['episodes that owe their season something', `${owing.length} of ${episodes.length}: ${[...new Set(owing.flatMap(({ debts }) => debts))].join(', ')}`, '–', '0', owing.length === 0],
  ['faults of form', String(faults.length), '–', '0', faults.length === 0],
]; // prettier-ignore
console.log(
  `${count} seasons, ${episodes.length} episodes, ${ms.toFixed(0)} ms each; kinds: ${JSON.stringify(Object.fromEntries(Object.entries(Object.groupBy(seasons, ({ kind }) => kind)).map(([kind, list]) => [kind, list?.length])))}`,
);
for (const [what, now, before, goal, met] of rows)
  console.log(
    `${met ? 'met   ' : 'missed'}  ${what.padEnd(42)} ${now.padEnd(28)} before ${before.padEnd(12)} goal ${goal}`,
  );
for (const { check, detail } of faults.slice(0, 8)) console.log(`  ${check}: ${detail}`);
process.exitCode = rows.every(([, , , , met]) => met) ? 0 : 1;
