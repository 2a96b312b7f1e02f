import { expect, it } from 'vitest';
import { closingDoors } from '../close-episode.ts';
import { clicheIn, styleRules, styleSheet } from '../style/style-sheet.ts';
import { faultOfDoors } from './fault-of-doors.ts';

const doors = [
  { text: 'Climb the tall tower', kind: 'face', cost: 'the way back', leadsTo: '' },
  { text: 'Ask the old owl', kind: 'ask', cost: 'a secret', leadsTo: '' },
  { text: 'Follow the thread home', kind: 'leave', cost: 'an hour of the night', leadsTo: '' },
] as const;
const [one, two, three] = doors;

it('wants three doors that differ in words, in kind and in what they cost', () => {
  expect(faultOfDoors(doors, [])).toBeNull();
  expect(faultOfDoors([one, two], [])).toContain('not three');
  expect(faultOfDoors([one, two, { ...three, kind: 'ask' }], [])).toContain('of the kind "ask"');
  expect(faultOfDoors([one, two, { ...three, cost: '' }], [])).toContain('costs nothing');
  expect(faultOfDoors([one, two, { ...three, cost: 'the way back' }], [])).toContain('cost the same');
  expect(faultOfDoors([one, { ...two, text: 'Mara climbs the tall tower' }, three], ['Mara'])).toContain('are one');
  expect(faultOfDoors([one, two, { ...three, text: 'Go' }], [])).toContain('1 words');
});

it('has doors of its own that are three, and a style sheet whose examples keep its rules', () => {
  expect(faultOfDoors(closingDoors(), [])).toBeNull();
  for (const { but } of styleSheet().examples) expect(clicheIn(but)).toBeNull();
  expect(clicheIn(styleSheet().examples[0]!.not)).not.toBeNull();
  expect(clicheIn('Her heart pounded.')).toBe('heart pounded');
  expect(styleRules({ examples: 1, cliches: 2 }).join('\n')).toContain('Never write: a shiver ran down;');
});
