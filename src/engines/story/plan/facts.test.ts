import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { judgeText } from '#studio/moderation/judge/judge-text.ts';
import { openPacks } from '../open-packs.ts';
import { sampleBrief } from '../sample-briefs.ts';
import { frameOfIdea } from '../season/frame-of-idea.ts';
import { makeStage } from '../stage/make-stage.ts';
import { factsOf } from './facts.ts';

const packs = openPacks(resolve('packs'));

function factsFor(plotIdea: string) {
  const brief = { ...sampleBrief(), plotIdea };
  const stage = makeStage(brief, packs.tables, packs.lexicon, 'seed');
  return factsOf(frameOfIdea(packs, judgeText, brief, stage), stage);
}

describe('factsOf', () => {
  it.each([
    ['defend the bridge against the trolls', { x_parts: 'yes' }],
    ['protect the sheep from the wolves', { x_parts: undefined }],
    ['protect the snowman from the dragon', { x_parts: undefined }],
    ['repair the old clock', { mends: 'yes', brewed: undefined }],
    ['make soup for a giant', { brewed: 'yes', owner: 'the giant' }],
    ['build a bridge', { brewed: undefined, mends: undefined }],
    ['escape from the dry well', { den_is: 'below' }],
    ['we are trapped in a fairy tale book', { den_is: 'told' }],
    ['escape from the market', { den_is: 'stores' }],
  ])('%s', (idea, known) => {
    const facts = factsFor(idea);
    for (const [key, value] of Object.entries(known)) expect(facts[key], key).toBe(value);
  });
});
