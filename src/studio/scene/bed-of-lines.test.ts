import { expect, it } from 'vitest';
import { sampleBrief } from '#engines/story/sample-briefs.ts';
import { bedOfLines } from './bed-of-lines.ts';

const { story: _story, ...show } = sampleBrief().show;
const brief = { show, location: { name: 'The Lamp Room', description: null } };
const line = (second: number, text: string, role: 'narrator' | 'lead_a' = 'narrator') => ({
  role,
  text,
  start_ms: second * 1000,
  end_ms: second * 1000 + 900,
});

it('has the bed follow the story down and back', () => {
  const lines = [
    line(0, 'It was late.'),
    line(10, 'They went down into the cellar.'),
    line(20, 'Is anybody here?', 'lead_a'),
    line(40, 'At dawn they sat in the lamp room again.'),
  ];
  expect(bedOfLines(lines, brief)).toEqual([
    { fromMs: 0, ambience: null },
    { fromMs: 10_000, ambience: 'cave' },
    { fromMs: 40_000, ambience: null },
  ]);
});

it('does not run after every step', () => {
  const lines = [
    line(0, 'It was late.'),
    line(10, 'They ran into the street.'),
    line(13, 'They ran into the forest.'),
    line(14, 'Then they stood in the lamp room.'),
    line(30, 'It rained.'),
  ];
  expect(bedOfLines(lines, brief)).toEqual([{ fromMs: 0, ambience: null }]);
});

it('begins where the story does', () => {
  const lines = [line(0, 'They woke in the cellar.'), line(20, 'It rained.')];
  expect(bedOfLines(lines, brief)).toEqual([{ fromMs: 0, ambience: 'cave' }]);
});

it('is the place alone for an episode without lines', () => {
  expect(bedOfLines([], brief)).toEqual([{ fromMs: 0, ambience: null }]);
});
