import { expect, it } from 'vitest';
import { judgeText } from '#studio/moderation/judge/judge-text.ts';
import { openPacks } from '../open-packs.ts';
import { readTable } from '../reading/words/tables.ts';
import { sampleBrief } from '../sample-briefs.ts';
import { writeEpisode } from '../season/write-episode.ts';
import { z } from 'zod';

const packs = openPacks();
const row = z.strictObject({ first: z.array(z.string()), later: z.array(z.string()), last: z.array(z.string()) });
const stock = readTable('patter.yaml', z.record(z.string(), z.array(row)));

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

/** The line of a row by which it is known: the longest that names nobody. */
const markOf = (lines: string[]) =>
  lines
    .filter((line) => !line.includes('[what'))
    .map((line) =>
      line
        .replace(/^[PQ]: /, '')
        .split(' #')[0]!
        .replaceAll('’', "'"),
    )
    .toSorted((a, b) => b.length - a.length)[0]!;

it.each([
  ['joke', 'a robot tells a joke nobody gets'],
  ['advice', 'a goose who gives terrible advice'],
])('tells the %s of "%s" itself, and what becomes of it', (kind, idea) => {
  const [first = '', second = '', , last = ''] = seasonOf(idea);
  const heard = stock[kind]!.find((one) => first.includes(markOf(one.first)));
  expect(heard).toBeDefined();
  expect(second).toContain(markOf(heard!.later));
  expect(last).toContain(markOf(heard!.last));
});

it('tells no joke where there is none in the idea', () => {
  const told = seasonOf('a robot who is afraid of the dark').join('\n');
  for (const { first } of Object.values(stock).flat()) expect(told).not.toContain(markOf(first));
});
