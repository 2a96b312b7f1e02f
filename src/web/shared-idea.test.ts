import { expect, it } from 'vitest';
import { plotIdeaLimit } from '#shared/seasons.ts';
import { ideaOf } from './shared-idea.ts';

it.each([
  [{ text: ' A lamp that answers. ' }, 'A lamp that answers.'],
  [{ title: 'The lamp', text: 'It answers.', url: 'https://a.example/' }, 'The lamp\nIt answers.\nhttps://a.example/'],
  [
    { title: 'The lamp', text: 'The lamp https://a.example/', url: 'https://a.example/' },
    'The lamp https://a.example/',
  ],
  [{ title: 'The lamp', text: 'The lamp' }, 'The lamp'],
  [{}, ''],
])('what an app shares becomes one idea: %j', (given, idea) => {
  expect(ideaOf(new URLSearchParams(given as Record<string, string>))).toBe(idea);
});

it('is no longer than an idea may be', () => {
  expect(ideaOf(new URLSearchParams({ text: 'lamp '.repeat(400) })).length).toBeLessThanOrEqual(plotIdeaLimit);
});
