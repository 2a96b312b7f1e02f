import { describe, expect, it } from 'vitest';
import { mentions } from '#shared/story/same-words.ts';
import { onlyChildWords } from '#studio/moderation/child-words/child-words.ts';
import { judgeText } from '#studio/moderation/judge/judge-text.ts';
import type { EpisodeBrief, StoryFact, StoryMemory } from '#studio/providers/text/text-provider.ts';
import { openPacks } from '../open-packs.ts';
import { randomBrief, sampleBrief } from '../sample-briefs.ts';
import { writeEpisode, type WrittenEpisode } from '../season/write-episode.ts';
import { countLineWords } from '../tell/fit-length.ts';
import { memoryWords } from './memory-words.ts';

const packs = openPacks();
const write = (brief: EpisodeBrief) => writeEpisode(packs, judgeText, brief);
const none: StoryMemory = { holds: [], struck: [], corrected: [], added: [] };
const prose = ({ script }: WrittenEpisode) => script.lines.map(({ text }) => text).join(' ');

function next(brief: EpisodeBrief, { script, state }: WrittenEpisode, door: number, memory: StoryMemory): EpisodeBrief {
  const choice = script.choices[door % 3]!;
  const kept = JSON.parse(JSON.stringify(state)) as typeof state;
  return {
    ...brief,
    memory,
    episodeNumber: brief.episodeNumber + 1,
    previous: { state: kept, choiceKey: choice.key, choiceText: choice.text, lastLines: [] },
  };
}
const add = (...texts: string[]): StoryMemory => ({
  ...none,
  added: texts.map((text, at) => ({ id: `own-${at}`, text, isPinned: false, isNew: true })),
});
const key = ({ id }: StoryFact) => id.split('.')[0];
/** The words of a sentence that stand for what it is about, after those that all such sentences have. */
const wordsOf = (fact: StoryFact) => {
  const { plot } = memoryWords();
  const [before = ''] = (plot[key(fact) ?? '']?.text ?? '').split('[');
  return fact.text.slice(before.length).replace(/[.]$/, '');
};

describe('what an episode leaves in memory', () => {
  it('is said by the line that it names, and is fit for who hears it', () => {
    for (const number of [1, 2, 3, 5, 8]) {
      const brief = randomBrief(number);
      const episode = write(brief);
      expect(episode.memory.facts.length, brief.plotIdea).toBeGreaterThan(3);
      for (const { line, text } of episode.memory.facts) {
        expect(episode.script.lines[line ?? -1], text).toBeDefined();
        expect(judgeText(text, { rating: brief.show.audienceRating, kind: 'line' }).approved, text).toBe(true);
      }
    }
  });

  it('knows of each door what it touches, by facts that it has', () => {
    const { memory, script } = write(sampleBrief());
    const ids = memory.facts.map(({ id }) => id);
    expect(Object.keys(memory.hangs).toSorted()).toEqual(script.choices.map((choice) => choice.key).toSorted());
    expect(
      Object.values(memory.hangs)
        .flat()
        .some((id) => ids.includes(id)),
    ).toBe(true);
  });
});

describe('what was struck out', () => {
  it.each(['x', 'tool', 'den', 'foe', 'deadline', 'home'])(
    'is not heard again in the rest of its season: %s',
    (slot) => {
      let tried = 0;
      for (const number of [0, 1, 2, 4, 6, 7, 9]) {
        let brief = number === 0 ? sampleBrief() : randomBrief(number);
        let episode = write(brief);
        const fact = episode.memory.facts.find((one) => key(one) === slot);
        if (!fact) continue;
        tried++;
        const words = slot === 'home' ? fact.text.split(' is ').at(-1)!.replace('.', '') : wordsOf(fact);
        expect(words.length, fact.text).toBeGreaterThan(2);
        for (let told = 2; told <= 4; told++) {
          brief = next(brief, episode, number + told, { ...none, struck: [{ id: fact.id, text: fact.text }] });
          episode = write(brief);
          expect(mentions(prose(episode), [words]), `${fact.text} in ${prose(episode)}`).toBe(false);
          expect(episode.memory.facts.map(({ id }) => id)).not.toContain(fact.id);
          expect(episode.script.choices).toHaveLength(3);
          expect(countLineWords(episode.script.lines)).toBeGreaterThan(400);
        }
      }
      expect(tried).toBeGreaterThan(0);
    },
  );

  it('is told by the plot again once that is undone before the next episode', () => {
    const brief = sampleBrief();
    const first = write(brief);
    expect(prose(write(next(brief, first, 0, none)))).toBe(prose(write({ ...next(brief, first, 0, none), memory: undefined }))); // prettier-ignore
  });
});

describe('what was corrected', () => {
  it('takes the place of what it was, in the plot itself', () => {
    const brief = sampleBrief();
    const first = write(brief);
    const fact = first.memory.facts.find((one) => key(one) === 'x')!;
    const corrected = [{ id: fact.id, was: fact.text, text: 'All of it is about the silver spoon.' }];
    const second = write(next(brief, first, 1, { ...none, corrected }));
    expect(prose(second)).not.toMatch(/\bmoon\b/);
    expect(prose(second)).toMatch(/\bspoon\b/);
  });

  it('is told beside the plot where it says something else altogether', () => {
    const brief = sampleBrief();
    const first = write(brief);
    const fact = first.memory.facts.find((one) => key(one) === 'tool')!;
    const corrected = [{ id: fact.id, was: fact.text, text: 'Finn has a wooden leg.' }];
    const second = write(next(brief, first, 1, { ...none, corrected }));
    expect(mentions(prose(second), [wordsOf(fact)])).toBe(false);
    expect(prose(second)).toMatch(/wooden leg/);
  });
});

describe('what was added', () => {
  it.each([
    ['Mara is afraid of dogs', /\bdogs\b/],
    ['Finn never learned to swim.', /swim[^]*never learned|never learned[^]*swim/i],
    ["Finn can't whistle", /whistle/],
    ['Mara loves soup', /\bsoup\b/],
    ['Finn hates spiders', /\bspiders\b/],
    ['Mara has a wooden whistle', /wooden whistle/],
    ['Mara promised to be home by supper', /promised to be home by supper/],
    ['Finn is a very good cook', /very good cook/],
    ['The bridge is closed', /the bridge is closed/i],
    ['the key is under the mat.', /the key is under the mat/i],
  ])('is told in the next episode, in the storyteller’s own words: %s', (text, heard) => {
    const brief = sampleBrief();
    const first = write(brief);
    const second = write(next(brief, first, 2, add(text)));
    expect(prose(second)).toMatch(heard);
    // What is no sentence about somebody is said as it was put, by one of the two.
    if (!/^the /i.test(text)) expect(prose(second)).not.toContain(text);
    expect(second.memory.facts.find(({ id }) => id === 'own-0')?.line).toBeGreaterThan(0);
  });

  it('is not told twice, but shapes what follows; what is pinned is told again', () => {
    const brief = sampleBrief();
    const first = write(brief);
    const second = next(brief, first, 0, add('Mara loves soup'));
    const told = write(second);
    const old = { ...none, added: [{ id: 'own-0', text: 'Mara loves soup', isPinned: false, isNew: false }] };
    expect(prose(write(next(second, told, 0, old)))).not.toMatch(/\bsoup\b/);
    const pinned = { ...none, added: [{ ...old.added[0]!, isPinned: true }] };
    expect(prose(write(next(second, told, 0, pinned)))).toMatch(/\bsoup\b/);
  });

  it('is told by its shape alone where its words may not be heard by everybody', () => {
    const brief = sampleBrief();
    const first = write(brief);
    const second = write(next(brief, first, 0, add('Mara is afraid of zblorfs')));
    expect(onlyChildWords('zblorfs')).toBe(false);
    expect(prose(second)).not.toMatch(/zblorf/i);
    expect(prose(second)).not.toBe(prose(write(next(brief, first, 0, none))));
  });
});
