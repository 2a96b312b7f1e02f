import { describe, expect, it } from 'vitest';
import type { EpisodeScript } from '#shared/story/script.ts';
import { judgeText } from '#studio/moderation/judge/judge-text.ts';
import { openPacks } from '../open-packs.ts';
import { writeEpisode } from '../season/write-episode.ts';
import type { GateContext } from './quality-gate.ts';
import { checkEpisode, overlapOf } from './quality-gate.ts';
import { sampleBrief } from '../sample-briefs.ts';

const { script, state } = writeEpisode(openPacks(), judgeText, sampleBrief());
const context: GateContext = { rating: 'all_ages', place: '', topics: [state.frame.x.head], minTopics: 2 };
const withLine = (text: string): EpisodeScript => ({
  ...script,
  lines: script.lines.with(3, { ...script.lines[3]!, text }),
});
const checks = (changed: EpisodeScript) => checkEpisode(changed, context).map(({ check }) => check);

describe('the quality gate', () => {
  it('lets a good episode through', () => {
    expect(checkEpisode(script, context)).toEqual([]);
  });

  it.each([
    ['A {place} of their own.', 'leftover'],
    ['The answer was undefined again.', 'leftover'],
    ['She took a apple from the sill.', 'article'],
    ['He waited for an hour, and an useful idea came.', 'article'],
    ['They went to to the door.', 'doubled word'],
    ['It was the the last one.', 'determiners'],
    ['He ran. nobody followed him.', 'sentence case'],
    ['There was a pause , and then none.', 'space'],
    ['They was late for supper.', 'agreement'],
    ['And then, at the very end', 'unfinished line'],
    ['Stop it,. she said so.', 'punctuation'],
    [`${'word '.repeat(91)}end.`, 'long line'],
  ])('flags %j as %s', (text, check) => {
    expect(checks(withLine(text))).toContain(check);
  });

  it('flags what is wrong with the whole', () => {
    expect(checks({ ...script, lines: script.lines.slice(0, 10) })).toContain('words');
    expect(checks(withLine(script.lines[0]!.text))).toContain('said twice');
    expect(checks({ ...script, lines: script.lines.filter(({ role }) => role !== 'lead_b') })).toContain('silent lead');
    expect(
      checks({ ...script, choices: script.choices.map((choice) => ({ ...choice, text: 'Go on then' })) }),
    ).toContain('choices');
    expect(checks({ ...script, choices: script.choices.with(0, { key: 'x', text: 'Run' }) })).toContain('choice words');
    expect(checkEpisode(script, { ...context, place: 'Atlantis' }).map(({ check }) => check)).toContain(
      'place not named',
    );
    expect(checkEpisode(script, { ...context, topics: ['submarine'] }).map(({ check }) => check)).toContain(
      'subject not named',
    );
  });

  it('measures how much two episodes have in common', () => {
    expect(overlapOf(script.lines, script.lines)).toBe(1);
    expect(
      overlapOf(script.lines, [
        { role: 'narrator', speaker: 'Narrator', text: 'Nothing of this has been said anywhere else before now.' },
      ]),
    ).toBe(0);
  });
});
