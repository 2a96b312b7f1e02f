import { describe, expect, it } from 'vitest';
import { readIdea } from '../../read-idea.ts';
import { oddForms } from './odd-forms.ts';

const read = (idea: string) =>
  readIdea({
    idea,
    show: { name: 'Snowed In at Halfway House', description: null },
    leads: ['Ottoline', 'Casimir'],
    place: 'The Boot Hall',
    regulars: ['Imani', 'Mr. Lindqvist'],
  });

describe('what is the matter', () => {
  it.each([
    ["It's just that every evening there is one more pair of boots by the door than there are people, and nobody talks about it.", 'extra|pair of boots|| by the door', 'whose the extra boots are'],
    ['there is always one more chair at the table', 'extra|chair|| at the table', 'whose the extra chair is'],
    ["it's been tuesday for eleven days and only the bees have noticed", 'still|Tuesday|the bees|', 'why it is still Tuesday'],
    ['the clock has said five to twelve since Monday', 'still|five to twelve||', 'why it is still five to twelve'],
    ['smelly sock emergency in space', 'spread|smell|sock|places', 'whose sock it is'],
    ['everyone has got the hiccups', 'spread|hiccups||people', 'where the hiccups come from'],
    ['there is glitter in everything', 'spread|glitter||places', 'where the glitter comes from'],
    ['library book 61 years overdue', 'late|sixty-one years||', 'who has had the library book for sixty-one years'],
    ['a love letter returned after forty years', 'late|forty years||', 'who has had the love letter for forty years'],
  ])('is asked and told all along: %s', (idea, odd, ask) => {
    const { kind, slots } = read(idea);
    expect([kind.is, slots.odd?.text, slots.ask?.text]).toEqual(['find-out', odd, ask]);
  }); // prettier-ignore

  it.each([
    'they have one more chance to win the race',
    'Posy gets the hiccups and cannot stop',
    'we were late for the train',
    'on Tuesday the bees moved out',
    'the clock in the tower has stopped and they mend it',
  ])('is nothing that happens to one, or once: %s', (idea) => {
    expect(read(idea).slots.odd).toBeUndefined();
  });
});

it('counts what there is one too many of', () => {
  const { text, does } = oddForms({ is: 'extra', of: 'pair of boots', cause: '', at: ' by the door' }, false);
  expect([text, does]).toEqual(['pair of boots', 'pairs of boots']);
});
