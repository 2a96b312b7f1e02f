/**
 * Trains the rankers that choose among the readings of an idea, on src/engines/story/reading/ideas/training/*.jsonl, and
 * prints how well they read the ideas of each hand when trained on the other hands' alone. The same ideas give the same bytes.
 *
 *   npm run train:reading            prints and writes
 *   npm run train:reading -- --try   prints only
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { arcKinds } from '#engines/story/frame.ts';
import { kindCandidates, phraseCandidates, phrasesToRank } from '#engines/story/reading/ranking/features.ts';
import { castFor, phraseMeant, readLabelledIdeas } from '#engines/story/reading/ranking/labelled-ideas.ts';
import { places, probabilities, tasks, type Ranker, type Task } from '#engines/story/reading/ranking/ranker.ts';
import { trainRanker, type Sample } from '#engines/story/reading/ranking/train-ranker.ts';
import { aimsOf, plotOf } from '#engines/story/reading/read-idea.ts';
import { getCatalog } from '#server/seeds/read-catalog.ts';


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
    return label === '' ? phrases.length : phraseMeant(label, phrases.map(({ phrase }) => phrase));
  };
  const about = meant(idea.x);
  const against = meant(idea.foe);
  const taken = phrases[about]?.phrase ?? null;
  const sample = (task: 'about' | 'against', right: number): Sample | null =>
    right < 0
      ? null
      : {
          candidates: phraseCandidates(phrases, { kind: idea.kind, plot, aims, ...(task === 'against' ? { taken } : {}) }),
          truth: [...phrases, null].map((_, at) => (at === right ? 1 : 0)),
        };
  const first = aims[0];
  return {
    hand: idea.hand,
    kinds,
    kind: {
      candidates: kindCandidates(plot, aims),
      truth: arcKinds.map((kind) => (kind === idea.kind ? (idea.also.length > 0 ? 0.75 : 1) : idea.also.includes(kind) ? 0.25 / idea.also.length : 0)),
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


import v8 from 'node:v8';
const all = readLabelledIdeas();
const ideas = all.flatMap((idea) => { const one = read(idea); return one ? [{...one, idea}] : []; });
writeFileSync('/tmp/rx/ideas.bin', v8.serialize(ideas));
console.log(ideas.length);
