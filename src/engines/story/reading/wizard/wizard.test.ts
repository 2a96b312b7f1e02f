import { describe, expect, it } from 'vitest';
import { readIdea } from '../read-idea.ts';
import { reading as readingSchema } from '../reading.ts';
import { frameSources } from '../slots/frame-sources.ts';
import { applyPicks } from './apply-picks.ts';
import { describeReading } from './describe-reading.ts';
import { proposeIdeas } from './propose-ideas.ts';

const leads: [string, string] = ['Posy', 'Gerald'];
const regulars = ['Grandma Edie', 'Posy', 'Gerald', 'Arlo', 'Mr. Pemberton'];
const read = (idea: string) =>
  readIdea({
    idea,
    show: { name: 'Grandma Keeps a Dragon', description: null },
    leads,
    place: 'The Goose Pond',
    regulars,
  });
const lineOf = (idea: string) =>
  describeReading(read(idea))
    .map((part) => part.text)
    .join('');

describe('describeReading', () => {
  it.each([
    ['The geese have taken Grandma’s best hat', "Posy and Gerald must get back Grandma's best hat from the geese."],
    ['a lighthouse', 'Posy and Gerald must reach the lighthouse.'],
    ['escape from the museum', 'Posy and Gerald must get out of the museum.'],
    ['Posy learns to ride a bicycle', 'Posy and Gerald must learn to ride a bicycle.'],
    ['a penguin who longs to fly', 'Posy and Gerald must teach the penguin to fly.'],
    ['Throw a birthday party for a man who insists he was never born', 'Posy and Gerald must throw the birthday party for the man.'],
    ['race against the Swedish team with shopping trolleys', 'Posy and Gerald must win the race against the Swedish team, with the shopping trolleys.'],
    ['Prison break', 'Posy and Gerald must get out of the prison.'],
    ['find out what the giant wants', 'Posy and Gerald must find out what the giant wants.'],
    ['pirates', 'Posy and Gerald must stop the pirates.'],
    ['Make friends with the grumpy goose at the park gate', 'Posy and Gerald must make friends with the grumpy goose.'],
    [
      'The crown jewels are kept in an aquarium with an electric eel',
      'Posy and Gerald must get out the crown jewels under the nose of the electric eel, in the aquarium.',
    ],
    [
      'they find a baby whale in the swimming pool and hide it from the lifeguard',
      'Posy and Gerald must hide the baby whale and keep off the lifeguard.',
    ],
    ['', "Posy and Gerald are in this show's own kind of trouble."],
  ])('%s', (idea, line) => {
    expect(lineOf(idea)).toBe(line);
  }); // prettier-ignore

  it('offers other readings of a slot', () => {
    const x = describeReading(read('A fox, a bell and a stolen lantern')).find(
      (part) => 'slot' in part && part.slot === 'x',
    );
    expect(x && 'slot' in x ? x.options.map(({ text }) => text) : []).toContain('the bell');
  });
});

describe('applyPicks', () => {
  const before = read('The geese have taken Grandma’s best hat');

  it('tells what the listener picked, also in their own words', () => {
    const after = applyPicks(before, { x: 'a silver teapot', foe: 'Mr. Pemberton' });
    expect([after.slots.x?.text, after.slots.foe?.text, after.slots.x?.sure]).toEqual([
      'the silver teapot',
      'Mr. Pemberton',
      1,
    ]);
    expect(after.slots.x?.options[0]).toEqual({ text: "Grandma's best hat", means: 'as it was read' });
    expect(readingSchema.parse(JSON.parse(JSON.stringify(after)))).toEqual(after);
  });

  it('follows the verb into another kind', () => {
    expect(applyPicks(before, { verb: 'make friends with' }).kind.is).toBe('befriend');
  });

  it('leaves a slot as it was when the words may not be told or name nothing', () => {
    expect(applyPicks(before, { x: 'the awful word' }, (words) => !words.includes('awful')).slots.x?.text).toBe(
      "Grandma's best hat",
    );
    expect(applyPicks(before, { x: '!!!' }).slots.x?.text).toBe("Grandma's best hat");
  });

  it('empties a slot', () => {
    expect(applyPicks(before, { foe: null }).slots.foe).toBeUndefined();
  });
});

describe('proposeIdeas', () => {
  const show = {
    name: 'Grandma Keeps a Dragon',
    treasure: "Grandma's best hat",
    opponent: 'the geese',
    prop: 'the bathtub',
    dangers: ['Mr. Pemberton', 'the mayor'],
  };

  it('proposes an idea of every kind, each read back as it was meant', () => {
    for (const turn of [0, 1, 2, 3]) {
      const ideas = proposeIdeas(
        show,
        leads,
        { name: 'the Goose Pond', far: 'the middle of the pond' },
        regulars,
        turn,
      );
      expect(new Set(ideas.map(({ kind }) => kind)).size, `turn ${turn}`).toBe(16);
      for (const { idea, kind } of ideas) {
        expect(idea).not.toMatch(/[[\]]|undefined/);
        expect(read(idea).kind, idea).toMatchObject({ is: kind });
        expect(read(idea).kind.sure, idea).toBeGreaterThanOrEqual(0.65);
      }
    }
  });
});

describe('frameSources', () => {
  it('tells what one gets out of, or goes to, as the place where it is', () => {
    const out = frameSources(read('Mara and Finn must escape from the prison'));
    expect(out.kind).toBe('escape');
    expect(out.said).toMatchObject({ x: 'the prison', den: 'the prison' });
    expect(out.fill).toMatchObject({ x: { type: 'place' }, den: { in: 'in the prison' } });
    const there = frameSources(read('Mara and Finn must get to the north pole'));
    expect(there.said).toMatchObject({ x: 'the north pole', den: 'the north pole' });
    const carried = frameSources(read('Mara and Finn must carry the letter to the lighthouse'));
    expect(carried.said['den']).not.toBe(carried.said['x']);
  });

  it('gives nouns all their forms and the verb its object', () => {
    const { said, fill } = frameSources(read('The geese have taken Grandma’s best hat to the middle of the pond.'));
    expect(said).toMatchObject({ x: "Grandma's best hat", foe: 'the geese', verb: ['get it back', 'got it back'] });
    expect(fill).toMatchObject({
      x: { a: 'a best hat', they: 'it', kit: { left_title: 'An Empty Peg', part: 'the brim' } },
      foe: { plural: true, they: 'they', one: { the: 'the largest goose' } },
      den: { in: 'in the middle of the pond' }, why: 'nest', young: 'six eggs',
    }); // prettier-ignore
  });

  it.each([
    ['rescue the princess', ['rescue her', 'rescued her']],
    ['look for the twins', ['find them', 'found them']],
    ['escape from the zoo', ['get out', 'got out']],
    ['make friends with the troll', ['make friends with it', 'made friends with it']],
    ['win the sack race', ['win it', 'won it']],
  ])('%s', (idea, verb) => {
    expect(frameSources(read(idea)).said['verb']).toEqual(verb);
  });
});
