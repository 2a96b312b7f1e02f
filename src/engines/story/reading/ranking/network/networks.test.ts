import { expect, it } from 'vitest';
import { arcKinds } from '../../../frame.ts';
import { plotOf } from '../../read-idea.ts';
import { phrasesToRank } from '../features.ts';
import { together } from '../ranker.ts';
import { aboutByMeaning } from './about-network.ts';
import { kindsByMeaning } from './kind-network.ts';
import { trainKindNetwork } from './train-networks.ts';
import { vectorOf } from './word-vectors.ts';

const cast = { leads: ['Mira', 'Tobias'] as [string, string], people: [] };
function plot(idea: string) {
  const read = plotOf(idea, cast, cast.leads).plot;
  if (!read) throw new Error(`"${idea}" is no plot`);
  return read;
}
const likeness = (one: string, other: string) =>
  vectorOf(one)!.reduce((sum, value, dimension) => sum + value * vectorOf(other)![dimension]!, 0);

it('knows which words mean something alike', () => {
  expect(likeness('badger', 'otter')).toBeGreaterThan(likeness('badger', 'invoice') + 0.2);
  expect(likeness('rescue', 'save')).toBeGreaterThan(likeness('rescue', 'bake') + 0.2);
  expect(vectorOf('sandwiches')).toEqual(vectorOf('sandwich'));
  expect(vectorOf('gloopmarf')).toBeNull();
});

it.each([
  ['A locksmith and his niece spring the parrot out of the bank vault.', ['heist', 'rescue', 'escape']],
  ['The dam has to hold until the morning, and the river rises.', ['defend', 'survive']],
  ['The accordionist longs for the street where she was born.', ['feeling']],
])('takes "%s" for one of %s', (idea, kinds) => {
  const found = kindsByMeaning(plot(idea));
  expect(found.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 5);
  expect(kinds).toContain(arcKinds[found.indexOf(Math.max(...found))]);
});

it('says what an idea is about by what stands around it', () => {
  const read = plot('On Tuesday two janitors must bring the trombone back from the swamp.');
  const phrases = phrasesToRank(read);
  const found = aboutByMeaning(phrases, { kind: 'recover', plot: read });
  expect(found).toHaveLength(phrases.length + 1);
  expect(phrases[found.indexOf(Math.max(...found))]?.phrase.bare).toBe('trombone');
});

it('joins two opinions: the surer one wins, and neither alone decides where its share is small', () => {
  expect(together([0.6, 0.4], [0.1, 0.9], 0.5)[1]).toBeGreaterThan(0.5);
  expect(together([0.9, 0.1], [0.4, 0.6], 0.2)[0]).toBeGreaterThan(0.5);
  expect(together([1, 0], [0, 1], 0.5).every(Number.isFinite)).toBe(true);
});

it('learns from samples, the same weights each time', () => {
  const token = (word: string) => ({ vector: vectorOf(word), part: 8 });
  const sample = (word: string, kind: number) => ({
    seen: { tokens: [token(word), token('boat')], means: new Float32Array(300) },
    truth: arcKinds.map((_, at) => (at === kind ? 1 : 0)),
  });
  const samples = Array.from({ length: 64 }, (_, at) => (at % 2 ? sample('wedding', 3) : sample('burglar', 5)));
  const [first, second] = [trainKindNetwork(samples, 6), trainKindNetwork(samples, 6)];
  expect(first).toEqual(second);
  const guessed = (word: string) => {
    const found = kindsByMeaning({ ...plot(`The ${word} boat`) }, first);
    return found.indexOf(Math.max(...found));
  };
  expect([guessed('wedding'), guessed('burglar')]).toEqual([3, 5]);
});
