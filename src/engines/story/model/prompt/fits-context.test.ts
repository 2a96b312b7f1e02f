import { describe, expect, it } from 'vitest';
import { seasonState } from '#engines/story/season/season-state.ts';
import { sampleBrief, sampleShow } from '#engines/story/sample-briefs.ts';
import { bindLeads } from '#engines/story/stage/bind-leads.ts';
import type { ScriptLine } from '#shared/story/script.ts';
import type { EpisodeBrief, StoryMemory } from '#studio/providers/text/text-provider.ts';
import { schemaNote } from '../endpoint/story-model.ts';
import { mostEntries } from '../canon/canon.ts';
import { answerTokens, nearContextTokens, promptTokens } from './context.ts';
import { countTokens } from './count-tokens.ts';
import { episodePrompt, type EpisodeAsk } from './episode-prompt.ts';
import { episodeShapes } from './episode-shape.ts';

const sentence = (at: number) =>
  `Somebody in the ${at}th house had put a lantern into the window and forgotten about it. `;
const prose = (letters: number) =>
  Array.from({ length: 80 }, (_, at) => sentence(at))
    .join('')
    .slice(0, letters);
const lines = (count: number): ScriptLine[] => Array.from({ length: count }, (_, at) => ({ role: 'narrator', speaker: 'Narrator', text: sentence(at).trim() })); // prettier-ignore
const fact = (at: number, isPinned = false) => ({ id: `f${at}`, text: `Number ${at} of the lamps on the quay belongs to somebody who is away.`, isPinned }); // prettier-ignore

const sheet = { says: [prose(400)], chat: prose(400), fear: prose(80), keep: prose(80), secret: prose(400) };

/** A brief with as much of everything as may be typed or remembered. */
function fullBrief(): EpisodeBrief {
  const memory: StoryMemory = {
    holds: [...Array.from({ length: 30 }, (_, at) => fact(at, true)), ...Array.from({ length: 90 }, (_, at) => fact(100 + at))],
    struck: Array.from({ length: 40 }, (_, at) => fact(200 + at)),
    corrected: [],
    added: [{ ...fact(300), isNew: true }],
  }; // prettier-ignore
  const brief = sampleBrief({
    episodeNumber: 9,
    show: sampleShow({
      description: prose(600), overview: prose(2000), conflict: prose(2000), lore: prose(2000),
      people: Array.from({ length: 12 }, (_, at) => ({ name: `Person ${at}`, gender: 'female' as const, personality: 'Helper' as const, description: prose(600) })),
      story: { people: { Mara: sheet, Finn: sheet } } as never,
      places: Array.from({ length: 12 }, (_, at) => ({ name: `Place ${at}`, description: prose(600) })),
    }),
    plotIdea: prose(2000),
    memory,
  }); // prettier-ignore
  return { ...brief, characters: [{ ...brief.characters[0], description: prose(600) }, { ...brief.characters[1], description: prose(600) }], location: { name: 'Hollowmere', description: prose(600) } }; // prettier-ignore
}

const plan = {
  from: 8,
  length: 4,
  question: prose(140),
  midpoint: prose(160),
  ending: prose(160),
  between: prose(140),
  cast: Array.from({ length: 4 }, (_, at) => ({ name: `Person ${at}`, talks: prose(120), wants: prose(100) })),
};
function ask(episode: 'first' | 'later' | 'rest'): EpisodeAsk {
  const brief = fullBrief();
  const llm = {
    plan,
    summary: prose(600),
    canon: Array.from({ length: mostEntries }, (_, at) => ({ kind: 'objects' as const, name: `lamp ${at}`, text: fact(400 + at).text, is: at === 3 ? ('broken' as const) : ('' as const), ep: 3 })),
    openThreads: Array.from({ length: 5 }, () => prose(120)),
    choices: [{ key: 'llm-8.1', text: 'Put out the lamp', leadsTo: prose(160), cost: 'the only light' }],
  }; // prettier-ignore
  const state = seasonState.partial().parse({ v: 2, seed: 's', ep: 8, remembered: [1, 2, 3, 4].map((ep) => ({ ep, title: prose(100), what: '', end: '' })), llm }); // prettier-ignore
  const previous = { state: { ...state, v: 2 }, choiceKey: 'llm-8.1', choiceText: 'Put out the lamp', lastLines: lines(6) }; // prettier-ignore
  return {
    brief: { ...brief, previous },
    leads: bindLeads(brief.characters, 's'),
    before: state as EpisodeAsk['before'],
    spoken: episode === 'rest' ? lines(30) : [],
    plan: episode === 'first' ? undefined : plan,
    beats: episode === 'rest' ? { beats: [prose(200), prose(200), prose(200)], cliff: prose(200) } : null,
    fault: null,
  };
}
const near = { isNear: true, jsonMode: 'json_schema' } as const;

describe('the prompt for a model of this machine', () => {
  it.each([
    ['first', 'json_schema'],
    ['first', 'none'],
    ['later', 'json_schema'],
    ['later', 'json_object'],
    ['rest', 'json_schema'],
    ['rest', 'none'],
  ] as const)('leaves room for the answer in 4,096 tokens (%s, %s)', (episode, jsonMode) => {
    const shape = episodeShapes[episode];
    const { system, prompt } = episodePrompt(ask(episode), promptTokens({ isNear: true, jsonMode }, shape));
    const note = schemaNote(jsonMode, shape);
    expect(countTokens(system + prompt + note)).toBeLessThanOrEqual(nearContextTokens - answerTokens);
  });

  it('keeps what counts: what its maker fixed and added, what became of whom, the choice and the last words', () => {
    const { prompt } = episodePrompt(ask('rest'), promptTokens(near, episodeShapes.rest));
    for (const part of ['alwaysInMind', fact(300).text, fact(403).text, 'Put out the lamp', 'the only light', sentence(29).trim(), 'struckOut'])
      expect(prompt).toContain(part);
  }); // prettier-ignore

  it('of a service has all that there is', () => {
    const { prompt } = episodePrompt(ask('later'), promptTokens({ jsonMode: 'json_schema' }, episodeShapes.later));
    expect(prompt).toContain(prose(2000).slice(-40, -1));
    expect(prompt).toContain('Person 9');
    expect(countTokens(prompt)).toBeGreaterThan(nearContextTokens);
  });

  it('begins with what stays the same through a season, so that a server reads it once', () => {
    const [one, two] = [ask('later'), ask('rest')].map((each) => episodePrompt(each));
    expect(two!.system).toBe(one!.system);
    const same = [...one!.prompt].findIndex((letter, at) => letter !== two!.prompt[at]);
    const shown = one!.prompt.indexOf('"season":');
    expect(shown).toBeGreaterThan(1000);
    expect(same).toBeGreaterThan(shown);
  });
});

it('counts each word, digit and sign', () => {
  expect(countTokens('')).toBe(0);
  expect(countTokens('The cat sat.')).toBe(4);
  expect(countTokens('extraordinarily')).toBe(3);
  expect(countTokens('{"a":1}')).toBe(7);
  expect(countTokens('灯塔')).toBe(2);
});
