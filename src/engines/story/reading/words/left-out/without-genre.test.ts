import { describe, expect, it } from 'vitest';
import { splitIdea } from '../split-idea.ts';

const left = (idea: string) =>
  splitIdea(idea)
    .map(({ words }) => words.map(({ text }) => text).join(' '))
    .join(' / ');

describe('what is said of how a story should be told', () => {
  it.each([
    ['Cosy Scottish comedy, please: two bakers and a ghost', 'two bakers and a ghost'],
    ['claustrophobic thriller, please: a lift with a lion in it', 'a lift with a lion in it'],
    ['film noir! who stole the saxophone', 'who stole the saxophone'],
    ['Romantic drama, lots of tears, a lighthouse keeper writes to the moon', 'a lighthouse keeper writes to the moon'],
  ])('is no part of the plot of %j', (idea, plot) => {
    expect(left(idea)).toBe(plot);
  });

  it.each([
    'a musical, and the leading lady has lost her voice',
    'Our film, the camera is gone',
    'heist comedy, an egg and a duchess',
    'A sad story.',
  ])('is kept where it could be its matter: %j', (idea) => {
    expect(left(idea).split(' ').length).toBe(idea.split(' ').length);
  });
});
