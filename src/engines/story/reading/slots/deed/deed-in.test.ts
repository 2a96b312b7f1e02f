import { expect, it } from 'vitest';
import { readIdea } from '../../read-idea.ts';
import { deedClass, deedForms } from './deed-in.ts';

const deedOf = (idea: string) =>
  readIdea({
    idea,
    show: { name: 'Plum Lane', description: 'A lane.' },
    leads: ['Posy', 'Arlo'],
    place: 'the lane',
    regulars: [],
  }).slots.deed?.text;

it.each([
  ['build a robot that does homework', 'do homework'],
  ['invent a machine that makes it snow on Mondays', 'make it snow on Mondays'],
  ['make an alarm clock that works on teenagers', 'work on teenagers'],
  ['build a robot to tidy the whole village', 'tidy the whole village'],
  ['invent shoes that never get lost', 'never get lost'],
  ['build a sandwich machine that never stops', 'make sandwiches'],
  ['invent a pancake machine', 'make pancakes'],
  ['build a machine so nobody has to do the washing up', 'do the washing up'],
  ['build a robot that can cook dinner for my family', 'cook dinner for the family'],
  ['can they build a robot that hugs people before the fair', 'hug people'],
  ['invent a robot that brushes dragons teeth', 'brush dragons teeth'],
  ['invent a bed that makes itself', undefined],
  ['a robot that does homework', 'do homework'],
  ['a sandwich machine that never stops', 'make sandwiches'],
  ['build a robot to fly to Mars', undefined],
  ['build shoes that can fly', undefined],
  ['build a machine to Mars', undefined],
  ['build a robot that thinks it is a dog', undefined],
  ['the robot that does homework has been stolen', undefined],
  ['build a robot', undefined],
  ['build a robot to be our friend', undefined],
  ['build a boat that floats', undefined],
  ['build a raft that never sinks', undefined],
  ['build a bridge so the goats can cross', undefined],
  ['build a time machine', undefined],
  ['rescue the robot that does homework', undefined],
])('%s', (idea, deed) => {
  expect(deedOf(idea)).toBe(deed);
});

it.each([
  ['do homework', 'write'],
  ['make it snow on Mondays', 'weather'],
  ['work on teenagers', 'wake'],
  ['never get lost', 'never'],
  ['make sandwiches', 'food'],
  ['find lost socks', 'find'],
  ['knit jumpers for everyone', 'make'],
  ['tidy the whole village', 'clean'],
  ['do the washing up', 'wash'],
  ['wash dogs', 'wash'],
  ['tell jokes', 'joy'],
  ['scare burglars', 'other'],
])('"%s" is of the class %s', (deed, is) => {
  expect(deedClass(deed)).toBe(is);
});

it('says a deed of one and of many', () => {
  expect(deedForms('do homework', false)).toEqual({ does: 'does homework', doing: 'doing homework' });
  expect(deedForms('never get lost', true)).toEqual({ does: 'never get lost', doing: 'never getting lost' });
});
