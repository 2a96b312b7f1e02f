import { describe, expect, it } from 'vitest';
import { noun as nounSchema } from '../../frame.ts';
import { readNounClasses } from '../words/tables.ts';
import { describeNoun } from './describe-noun.ts';

describe('describeNoun', () => {
  it.each([
    ['the red lamp', { a: 'a red lamp', head: 'lamp', they: 'it', plural: false, type: 'thing' }],
    ["Grandma's best hat", { a: 'a best hat', head: 'hat', type: 'thing' }],
    ['Princess Aurelia', { a: 'Princess Aurelia', they: 'she', type: 'person', talks: true }],
    [
      'the geese',
      { a: 'geese', plural: true, they: 'they', type: 'creature', one: { the: 'the largest goose', they: 'it' } },
    ],
    ['the two grumpy uncles', { plural: true, one: { the: 'the oldest grumpy uncle' } }],
    ['the old wizard', { a: 'an old wizard', they: 'he', type: 'person' }],
    ['the soup', { a: 'soup', type: 'thing' }],
    ['the moon', { size: 'huge' }],
    // Called by the edge, not by the map of which it is the edge.
    ['the edge of the map', { head: 'edge' }],
    ['the far side of the moon', { head: 'moon' }],
    ['Thursday', { type: 'idea' }],
    ['the vowels', { type: 'idea', plural: true }],
    // Words of small children.
    ['the blankie', { type: 'thing', size: 'small' }],
    ['the wellies', { type: 'thing', size: 'small', plural: true }],
    ['the tricycle', { type: 'thing', size: 'big' }],
    ['the dummy', { type: 'thing', size: 'small' }],
    // An animal that is a toy is no animal.
    ['the stuffed bear', { type: 'thing', size: 'small' }],
    ['the toy dinosaur', { type: 'thing', size: 'small' }],
    ['the zorblax', { a: 'a zorblax', type: 'thing' }],
  ])('%s', (the, forms) => {
    expect(describeNoun(the)).toMatchObject({ the, ...forms });
  });

  it('gives a thing that nobody knows neither a lid nor a hinge', () => {
    expect(Object.values(describeNoun('the zorblax').kit).join(' ')).not.toMatch(/lid|hinge|strap|handle/);
    expect(describeNoun("Mum's hearing aid").kit.part).toMatch(/ear/);
  });

  it('has a whole kit for every word of the tables', () => {
    const classes = [...readNounClasses().values()];
    const words = classes.flatMap(({ heads, like }) => [...Object.keys(heads), ...like]);
    expect(classes.flatMap(({ heads }) => Object.keys(heads)).length).toBeGreaterThanOrEqual(300);
    expect(classes.length).toBeGreaterThanOrEqual(40);
    for (const word of words) {
      const described = describeNoun(`the ${word}`);
      expect(nounSchema.safeParse({ ...described, from: 'said', sure: 1 }).success, word).toBe(true);
      for (const phrase of Object.values(described.kit)) expect(phrase, word).toMatch(/^[^<>{}]{2,}$/);
    }
  });
});
