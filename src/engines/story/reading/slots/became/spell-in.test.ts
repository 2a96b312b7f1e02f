import { expect, it } from 'vitest';
import { readIdea } from '../../read-idea.ts';
import { spellForms } from './spell-in.ts';

const read = (idea: string) =>
  readIdea({
    idea,
    show: { name: 'The Late Ferry', description: null },
    leads: ['Kwame', 'Dolores'],
    place: 'the quay',
    regulars: ['Sam', 'Birdie'],
  });

it.each([
  ['everybody in town wakes up speaking backwards', 'speak backwards', 'the town'],
  ["the whole village can't stop dancing", 'dance', 'the whole village'],
  ['nobody in school can stop laughing', 'laugh', 'the school'],
  ['everyone in town has turned blue', 'be blue', 'the town'],
  ['people can only tell the truth today', 'tell the truth', undefined],
  ['everyone speaks only in rhyme', 'speak only in rhyme', undefined],
  ['everybody is singing instead of talking', 'sing instead of talking', undefined],
  ['the whole town has hiccups', 'have the hiccups', 'the whole town'],
  ['Everyone on the ship starts to hiccup and nobody knows why', 'hiccup', 'the ship'],
])('reads what has come over everybody: %s', (idea, deed, x) => {
  const { kind, slots } = read(idea);
  expect(kind.is).toBe('magic');
  expect(slots.deed?.text).toBe(deed);
  expect(slots.x?.text).toBe(x);
});

it.each([
  'everyone laughs at Kwame',
  'everyone can fly except Kwame',
  'a village where everyone sings to the sea',
  'nobody talks to the new girl',
  'everyone loves the king',
  'a clown who makes people laugh is lonely',
  'everybody wants to sing in the choir',
])('leaves alone what is no spell on all of them: %s', (idea) => {
  expect(read(idea).slots.deed).toBeUndefined();
});

it('says a spell of one and of many', () => {
  expect(spellForms('speak backwards')).toMatchObject({
    does: 'speaks backwards',
    doing: 'speaking backwards',
    did: 'spoke backwards',
    is: 'backwards',
  });
  expect(spellForms('be frogs')).toMatchObject({ does: 'is a frog', doing: 'being a frog', did: 'was a frog' });
  expect(spellForms('be furniture')).toMatchObject({ does: 'is furniture' });
  expect(spellForms('have wings')).toMatchObject({ does: 'has wings' });
  expect(spellForms('be blue')).toMatchObject({ does: 'is blue', doing: 'being blue', is: 'state' });
});
