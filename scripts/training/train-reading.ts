/**
 * Trains the rankers and networks that choose among the readings of an idea, on src/engines/story/reading/ideas/training/*.jsonl.
 * The same ideas give the same bytes. It takes some twenty minutes of a processor.
 *
 *   npm run train:reading                   trains on all and writes
 *   npm run train:reading -- --try r12,n4   trains on all hands but these, and prints how well their ideas are read
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { arcKinds, type ArcKind } from '#engines/story/frame.ts';
import { kindCandidates, phraseCandidates, phrasesToRank } from '#engines/story/reading/ranking/features.ts';
import { castFor, phraseMeant, readLabelledIdeas } from '#engines/story/reading/ranking/labelled-ideas.ts';
import { aboutByMeaning, sightsOf } from '#engines/story/reading/ranking/network/about-network.ts';
import { kindsByMeaning, seenOf } from '#engines/story/reading/ranking/network/kind-network.ts';
import { packTensors } from '#engines/story/reading/ranking/network/network.ts';
import { trainAboutNetwork, trainKindNetwork } from '#engines/story/reading/ranking/network/train-networks.ts';
import { meaningOfKind, meaningOfThing } from '#engines/story/reading/ranking/choose-aim.ts';
import {
  places,
  probabilities,
  tasks,
  together,
  type Ranker,
  type Task,
} from '#engines/story/reading/ranking/ranker.ts';
import { trainRanker, type Sample } from '#engines/story/reading/ranking/train-ranker.ts';
import type { Plot } from '#engines/story/reading/plot/read-plot.ts';
import { aimsOf, plotOf } from '#engines/story/reading/read-idea.ts';
import { getCatalog } from '#server/seeds/read-catalog.ts';

const epochs = { kind: 16, about: 10 };
const settings = { epochs: 18, step: 0.12, decay: 0.03, kept: 0.3, settled: 6 };
const casts = getCatalog().shows.map(({ characters }) => {
  const [first = '', second = '', ...people] = characters.map(({ name }) => name);
  return { leads: [first, second] as [string, string], people };
});

type Read = {
  hand: string;
  plot: Plot;
  phrases: ReturnType<typeof phrasesToRank>;
  kinds: ArcKind[];
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
    plot,
    phrases,
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
/** The networks, trained on a list of ideas. */
const networksOf = (list: Read[]) => ({
  kind: trainKindNetwork(
    weighted(list).map(({ plot, kind }) => ({ seen: seenOf(plot), truth: kind.truth })),
    epochs.kind,
  ),
  about: trainAboutNetwork(
    weighted(list).flatMap(({ plot, phrases, kinds: [kind], about }) =>
      about && kind && kind !== 'house' ? [{ sights: sightsOf(phrases, kind, plot), kind, truth: about.truth }] : [],
    ),
    epochs.about,
  ),
});
const best = (found: readonly number[]) => found.indexOf(Math.max(...found));
const folder = join(import.meta.dirname, '../../src/engines/story/reading/ranking');

const [flag, hands = ''] = process.argv.slice(2);
if (flag === '--try') {
  const left = hands.split(',');
  const unknown = left.find((hand) => !ideas.some((one) => one.hand === hand));
  if (unknown !== undefined) throw new Error(`No ideas are by the hand "${unknown}".`);
  const learned = ideas.filter(({ hand }) => !left.includes(hand));
  const [rankers, networks] = [trainAll(learned), networksOf(learned)];
  for (const hand of left) {
    const own = ideas.filter((one) => one.hand === hand);
    const share = (is: (one: Read) => boolean) => (own.filter(is).length / own.length).toFixed(3);
    const hasKind = (weight: number) => (one: Read) => {
      const ranked = probabilities(one.kind.candidates, rankers.kind);
      const kind = arcKinds[best(together(ranked, kindsByMeaning(one.plot, networks.kind), weight))];
      return kind !== undefined && one.kinds.includes(kind);
    };
    const hasThing = (weight: number) => (one: Read) => {
      const [kind] = one.kinds;
      if (!one.about || !kind) return false;
      const { plot, phrases } = one;
      const ranked = probabilities(one.about.candidates, rankers.about);
      return (
        one.about.truth[best(together(ranked, aboutByMeaning(phrases, { kind, plot }, networks.about), weight))] === 1
      );
    };
    const hasFoe = ({ against }: Read) =>
      against?.truth[best(probabilities(against.candidates, rankers.against))] === 1;
    console.log(
      `${hand} (${own.length}): kind ${share(hasKind(meaningOfKind))}, by rankers alone ${share(hasKind(0))}, by rules ${share((one) => one.kinds.some((kind) => kind === one.ruled.kind))};`,
      `thing where the kind is known ${share(hasThing(meaningOfThing))}, by rankers alone ${share(hasThing(0))}, by rules ${share((one) => one.ruled.about)};`,
      `foe ${share(hasFoe)}, by rules ${share((one) => one.ruled.against)};`,
      `no phrase for the thing ${share((one) => one.about === null)}`,
    );
  }
} else {
  const [rankers, networks] = [trainAll(ideas), networksOf(ideas)];
  for (const task of tasks) {
    const { scale, weights } = rankers[task];
    const bytes = Buffer.alloc(places + 4);
    bytes.writeFloatLE(scale, 0);
    bytes.set(weights, 4);
    writeFileSync(join(folder, `${task}.bin`), brotliCompressSync(bytes));
  }
  writeFileSync(join(folder, 'network/kind-network.bin'), packTensors(networks.kind));
  writeFileSync(join(folder, 'network/about-network.bin'), packTensors(networks.about));
}
console.log(`${ideas.length} ideas`);
