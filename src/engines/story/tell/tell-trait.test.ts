import { describe, expect, it } from 'vitest';
import { judgeText } from '#studio/moderation/judge/judge-text.ts';
import type { EpisodeBrief, StoryMemory } from '#studio/providers/text/text-provider.ts';
import { traitKinds } from '../frame.ts';
import { openPacks } from '../open-packs.ts';
import { sampleBrief } from '../sample-briefs.ts';
import { frameOfIdea } from '../season/frame-of-idea.ts';
import { readState } from '../season/season-state.ts';
import { writeEpisode, type WrittenEpisode } from '../season/write-episode.ts';
import { makeStage } from '../stage/make-stage.ts';
import { traitForms } from '../stage/trait-forms.ts';
import { countLineWords } from './fit-length.ts';
import { seasonSlots } from './slots.ts';

const packs = openPacks();
const idea = 'Mara and Finn have to win the cake contest before the fair, but Finn is allergic to flour';
const isTrait = (id: string) => id.startsWith('trait_');

/** The episodes of a season, each by its first door. `memory` is what its maker has mended after the first. */
function seasonOf(changes: Partial<EpisodeBrief>, episodes = 4, memory?: StoryMemory): WrittenEpisode[] {
  let brief = sampleBrief(changes);
  return Array.from({ length: episodes }, (_, at) => {
    const written = writeEpisode(packs, judgeText, { ...brief, episodeNumber: at + 1 });
    const choice = written.script.choices[0]!;
    const previous = { state: written.state, choiceKey: choice.key, choiceText: choice.text, lastLines: [] };
    brief = { ...brief, previous, ...(memory ? { memory } : {}) };
    return written;
  });
}

const frameFor = (plotIdea: string) => {
  const brief = sampleBrief({ plotIdea });
  const stage = makeStage(brief, packs.tables, packs.lexicon, brief.seed);
  return { frame: frameOfIdea(packs, judgeText, brief, stage), stage };
};

describe('what one of the two is, in a frame', () => {
  it('makes them the one who pays, and has all its forms', () => {
    const { frame, stage } = frameFor(idea);
    expect(frame.trait).toMatchObject({ lead: 1, is: 'allergic', of: 'flour', say: 'is allergic to flour' });
    expect(frame.roles.payer).toBe(1);
    expect(seasonSlots(frame, stage)).toMatchObject({ trait: 'allergic', trait_of: 'flour', trait_i: "I'm allergic to flour", trait_you: "you're allergic to flour", trait_of_plural: false }); // prettier-ignore
    const other = frameFor(idea.replace('Finn is', 'Mara is').replace('flour', 'cats'));
    expect(other.frame.roles.payer).toBe(0);
    expect(seasonSlots(other.frame, other.stage)).toMatchObject({ trait_of: 'cats', trait_of_plural: true, trait_of_they: 'they' }); // prettier-ignore
  });

  it('is what somebody has to be where nothing else is said of them, and nothing where who pays is another', () => {
    const brave = frameFor('They have to escape from the prison, and Finn must be brave');
    expect(brave.frame.must).toMatchObject({ lead: 1, text: 'brave' });
    expect(brave.frame.trait).toMatchObject({ lead: 1, is: 'must', of: 'brave', ing: 'being brave' });
    const sad = frameFor("Mara misses her grandma who died, and Finn can't swim");
    expect(sad.frame).toMatchObject({ kind: 'feeling', roles: { payer: 0 } });
    expect(sad.frame.trait).toBeUndefined();
  });

  it('has what is their own as they say it themselves', () => {
    const { frame, stage } = frameFor("They must win the race, but Finn can't tie his shoes");
    const slots = seasonSlots(frame, stage);
    expect([frame.trait?.say, slots['trait_i'], slots['trait_you']]).toEqual([
      "can't tie his shoes",
      "I can't tie my shoes",
      "you can't tie your shoes",
    ]);
  });

  it('is said of every kind', () => {
    for (const is of traitKinds) expect(traitForms(is, 'fly').say).toMatch(/fl/);
  });
});

describe('what one of the two is, in a season', () => {
  const season = seasonOf({ plotIdea: idea });

  it('is told in each of its four episodes by a scene of its own', () => {
    const told = season.map(({ ways }) => ways.filter(isTrait));
    expect(told.map((ways) => ways.length)).toEqual([1, 1, 1, 1]);
    expect(told.flat().map((id) => id.split('_').slice(0, 3).join('_'))).toEqual([1, 2, 3, 4].map((step) => `trait_allergic_${step}`)); // prettier-ignore
    expect(season[0]!.script.lines.some(({ text }) => text.includes('flour'))).toBe(true);
  });

  it('leaves an episode as long as others are', () => {
    for (const { script } of season) {
      expect(countLineWords(script.lines)).toBeGreaterThanOrEqual(560);
      expect(countLineWords(script.lines)).toBeLessThanOrEqual(800);
    }
  });

  it('is told before what stands beside the plot, where both are there', () => {
    const both = seasonOf({ plotIdea: `${idea}. The milkman leaves two bottles at the gate every morning.` });
    for (const { ways, script } of both) {
      expect(ways.filter(isTrait)).toHaveLength(1);
      expect(countLineWords(script.lines)).toBeLessThanOrEqual(800);
    }
  });

  it('is over with the season', () => {
    const [, , , , fifth] = seasonOf({ plotIdea: idea }, 5);
    expect(fifth!.ways.filter(isTrait)).toEqual([]);
  });

  it('is remembered, and not told any more once it was struck out', () => {
    const fact = season[0]!.memory.facts.find(({ text }) => text === 'Finn is allergic to flour.');
    expect(fact).toBeDefined();
    const struck = { id: fact!.id, text: fact!.text };
    const [, second, third] = seasonOf({ plotIdea: idea }, 3, {
      holds: [],
      struck: [struck],
      corrected: [],
      added: [],
    });
    for (const { ways, script } of [second!, third!]) {
      expect(ways.filter(isTrait)).toEqual([]);
      expect(script.lines.map(({ text }) => text).join(' ')).not.toMatch(/allergic|flour/);
    }
  });

  it('is none in a state that was kept before there was such a thing', () => {
    const { trait, ...frame } = season[0]!.state.frame;
    expect(trait).toBeDefined();
    expect(readState({ ...season[0]!.state, frame })?.frame.trait).toBeUndefined();
  });
});

describe('what cannot be', () => {
  it.each([
    ['A suitcase gets heavier every time somebody tells a lie near it.', /the suitcase got heavier/i],
    ['apples that tick backwards', /the apples ticked backwards/i],
    ['laughing is forbidden on Mondays', /\blaugh(?:ed)?\b/],
  ])('happens in every episode: %s', (plotIdea, happens) => {
    for (const { script } of seasonOf({ plotIdea })) {
      const text = script.lines.map((line) => ('text' in line ? line.text : '')).join(' ');
      expect(text).toMatch(happens);
    }
  });
});

describe('what is kept back', () => {
  it.each([
    ["a silent new girl, and her first word not before the last episode", /(?:^|[^a-z])(?:"|“)?(?:Taken|Bless you|Nine)\b/],
    ['a stranger whose name we only hear in the last episode', /\b(?:Sunday|Robin|Linden)\b/],
  ])('is guessed at in every episode and comes in the last: %s', (plotIdea, comes) => {
    const season = seasonOf({ plotIdea });
    const said = season.map(({ script }) => script.lines.map((line) => ('text' in line ? line.text : '')).join(' '));
    expect(season.map(({ ways }) => ways.filter((id) => id.startsWith('odd_')).length > 0)).toEqual([true, true, true, true]);
    expect(said.map((text) => comes.test(text))).toEqual([false, false, false, true]);
  }); // prettier-ignore
});
