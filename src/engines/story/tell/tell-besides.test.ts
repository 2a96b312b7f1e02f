import { expect, it } from 'vitest';
import { z } from 'zod';
import { judgeText } from '#studio/moderation/judge/judge-text.ts';
import { openPacks } from '../open-packs.ts';
import { sampleBrief } from '../sample-briefs.ts';
import { asHappened } from './tell-besides.ts';
import { readTable } from '../reading/words/tables.ts';
import { writeEpisode } from '../season/write-episode.ts';

const packs = openPacks();

/** What is said in each of the four episodes of an idea. */
function seasonOf(plotIdea: string): string[] {
  let brief = sampleBrief({ plotIdea });
  return [1, 2, 3, 4].map((episodeNumber) => {
    const { script, state } = writeEpisode(packs, judgeText, { ...brief, episodeNumber });
    const choice = script.choices[0]!;
    brief = { ...brief, previous: { state, choiceKey: choice.key, choiceText: choice.text, lastLines: [] } };
    return script.lines.map(({ text }) => text).join('\n');
  });
}

it('tells how it ends only when it does', () => {
  const told = seasonOf('a baby seal is stuck in a fishing net and they cut it and then it kisses them');
  expect(told.map((text) => /baby seal kisses us/i.test(text))).toEqual([false, false, false, true]);
});

it('does not forget what was only named', () => {
  const told = seasonOf('steal the pearl from the collector with a ladder and two torches');
  expect(told[0]).toContain('the two torches');
  expect(told[3]).toContain('the two torches');
});

it('leaves it unsaid that somebody is king by mistake, which nobody dares to say', () => {
  const told = seasonOf('the town clerk is promoted to king by mistake and nobody dares say so').join('\n');
  expect(told).toContain('mistake');
  expect(told).not.toContain('is king by mistake');
});

it('says nothing of it twice in the same words', () => {
  const { named_later: pool } = readTable('besides.yaml', z.looseObject({ named_later: z.array(z.array(z.string())) }));
  const [, second = '', third = ''] = seasonOf(
    'cosy but a bit scary: a thunderstorm, a tent, one torch, and nobody sleeping till morning',
  );
  const told = (text: string) =>
    pool.findIndex(([first = '']) =>
      text.includes(
        first
          .replace(/^[PQ]: /, '')
          .replaceAll('’', "'")
          .split(' [what]')[0] ?? '-',
      ),
    );
  expect(told(second)).toBeGreaterThanOrEqual(0);
  expect(told(third)).toBeGreaterThanOrEqual(0);
  expect(told(third)).not.toBe(told(second));
});

it('does not say of what is so that all began with it', () => {
  const [first = '', , , last = ''] = seasonOf('build a boat for the goat because the bridge is closed');
  const { again_stands: pool } = readTable(
    'besides.yaml',
    z.looseObject({ again_stands: z.array(z.array(z.string())) }),
  );
  expect(first).toMatch(/the bridge is closed/i);
  expect(last).toMatch(/the bridge is closed/i);
  const before = pool.map((lines) =>
    lines
      .find((line) => line.includes('[what'))!
      .slice(3)
      .split('[what')[0]!
      .replaceAll('’', "'"),
  );
  expect(before.some((words) => words !== '' && last.includes(words))).toBe(true);
});

it.each([
  ['the thunderstorm gets stuck in the engine room', 'the thunderstorm got stuck in the engine room'],
  ['the sourdough starter wakes up', 'the sourdough starter woke up'],
  ['the books fall off the shelves', 'the books fell off the shelves'],
  ['the ferry loses its captain', 'the ferry lost its captain'],
  ['the milkman leaves two bottles', 'the milkman leaves two bottles'],
  ['the clock stops every evening', 'the clock stops every evening'],
  ['the ferry is full', 'the ferry is full'],
  ['the mayor wakes whoever sleeps and forgets it', 'the mayor wakes whoever sleeps and forgets it'],
  ['the bell fell into the sea', 'the bell fell into the sea'],
])('says of what happened once that it did: %s', (clause, said) => {
  expect(asHappened(clause)).toBe(said);
});
