/**
 * Trains the rankers that choose among the readings of an idea, on src/engines/story/reading/ideas/training/*.jsonl, and
 * prints how well they read the ideas of each hand when trained on the other hands' alone. The same ideas give the same bytes.
 *
 *   npm run train:reading            prints and writes
 *   npm run train:reading -- --try   prints only
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { arcKinds } from '#engines/story/frame.ts';
import { kindCandidates, phraseCandidates, phrasesToRank } from '#engines/story/reading/ranking/features.ts';
import { castFor, phraseMeant, readLabelledIdeas } from '#engines/story/reading/ranking/labelled-ideas.ts';
import { places, probabilities, tasks, type Ranker, type Task } from '#engines/story/reading/ranking/ranker.ts';
import { trainRanker, type Sample } from '#engines/story/reading/ranking/train-ranker.ts';
import { aimsOf, plotOf } from '#engines/story/reading/read-idea.ts';
import { getCatalog } from '#server/seeds/read-catalog.ts';

const settings = { epochs: 18, step: 0.12, decay: 0.03, kept: 0.3, settled: 6 };
const casts = getCatalog().shows.map(({ characters }) => {
  const [first = '', second = '', ...people] = characters.map(({ name }) => name);
  return { leads: [first, second] as [string, string], people };
});

type Read = {
  hand: string;
  kinds: string[];
  kind: Sample;
  ruled: { kind: string; about: boolean; against: boolean };
  about: Sample | null;
  against: Sample | null;
};

function read(idea: ReturnType<typeof readLabelledIdeas>[number]): Read | null {
  const cast = castFor(idea.idea, casts);
  const { plot } = plotOf(idea.idea, cast, [...cast.leads, ...cast.people]);
  if (!plot) return null;
  const aims = aimsOf(plot);
  const kinds = [idea.kind, ...idea.also];
  const phrases = phrasesToRank(plot);
  const meant = (label: string | null) => {
    if (label === null) return -1;
    return label === ''
      ? phrases.length
      : phraseMeant(
          label,
          phrases.map(({ phrase }) => phrase),
        );
  };
  const about = meant(idea.x);
  const against = meant(idea.foe);
  const taken = phrases[about]?.phrase ?? null;
  const sample = (task: 'about' | 'against', right: number): Sample | null =>
    right < 0
      ? null
      : {
          candidates: phraseCandidates(phrases, {
            kind: idea.kind,
            plot,
            aims,
            ...(task === 'against' ? { taken } : {}),
          }),
          truth: [...phrases, null].map((_, at) => (at === right ? 1 : 0)),
        };
  const first = aims[0];
  return {
    hand: idea.hand,
    kinds,
    kind: {
      candidates: kindCandidates(plot, aims),
      truth: arcKinds.map((kind) =>
        kind === idea.kind ? (idea.also.length > 0 ? 0.75 : 1) : idea.also.includes(kind) ? 0.25 / idea.also.length : 0,
      ),
    },
    ruled: {
      kind: first?.kind ?? 'house',
      about: (first?.x?.bare ?? '') === (taken?.bare ?? ''),
      against: (first?.foe?.bare ?? '') === (phrases[against]?.phrase.bare ?? ''),
    },
    about: sample('about', about),
    against: sample('against', against),
  };
}

const ideas = readLabelledIdeas().flatMap((idea) => read(idea) ?? []);
const samplesOf = (task: Task, list: Read[]) => list.flatMap((one) => one[task] ?? []);
/** How often an idea counts: what the tests expect by the letter, and the ideas that the reader was made on. */
const weights: Record<string, number> = { examples: 6, 'known-ideas': 3 };
const weighted = (list: Read[]) => list.flatMap((one) => Array<Read>(weights[one.hand] ?? 1).fill(one));
const trainAll = (list: Read[]) =>
  Object.fromEntries(tasks.map((task) => [task, trainRanker(samplesOf(task, weighted(list)), settings)])) as Record<
    Task,
    Ranker
  >;
const best = (sample: Sample, ranker: Ranker) => {
  const found = probabilities(sample.candidates, ranker);
  return found.indexOf(Math.max(...found));
};

if (!process.argv.includes('--write'))
  for (const hand of new Set(ideas.map((one) => one.hand))) {
    const own = ideas.filter((one) => one.hand === hand);
    const rankers = trainAll(ideas.filter((one) => one.hand !== hand));
    const share = (is: (one: Read) => boolean) => (own.filter(is).length / own.length).toFixed(3);
    const isRight = (task: 'about' | 'against') => (one: Read) => {
      const sample = one[task];
      return sample !== null && sample.truth[best(sample, rankers[task])] === 1;
    };
    const hasKind = (one: Read) => one.kinds.includes(arcKinds[best(one.kind, rankers.kind)] ?? '');
    console.log(
      `${hand} (${own.length}): kind ${share(hasKind)} by rules ${share((one) => one.kinds.includes(one.ruled.kind))};`,
      `x ${share(isRight('about'))} by rules ${share((one) => one.ruled.about)}; foe ${share(isRight('against'))} by rules ${share((one) => one.ruled.against)};`,
      `kind and x ${share((one) => hasKind(one) && isRight('about')(one))} by rules ${share((one) => one.kinds.includes(one.ruled.kind) && one.ruled.about)};`,
      `all ${share((one) => hasKind(one) && isRight('about')(one) && isRight('against')(one))};`,
      `no phrase for x ${share((one) => one.about === null)}`,
    );
  }
if (!process.argv.includes('--try')) {
  const rankers = trainAll(ideas);
  for (const task of tasks) {
    const { scale, weights } = rankers[task];
    const bytes = Buffer.alloc(places + 4);
    bytes.writeFloatLE(scale, 0);
    bytes.set(weights, 4);
    writeFileSync(
      join(import.meta.dirname, `../../src/engines/story/reading/ranking/${task}.bin`),
      brotliCompressSync(bytes),
    );
  }
}
console.log(`${ideas.length} ideas`);
