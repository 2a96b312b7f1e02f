import { expect, test } from 'vitest';
import { chooseStake } from './choose-stake.ts';

const stakes = {
  loss: { stake: 'nobody sings', fixed: 'somebody sings' },
  quarrel: { stake: 'nobody speaks', fixed: 'everybody speaks' },
  danger: { stake: 'nobody goes out', fixed: 'everybody goes out' },
};
const own = { stake: 'nobody keeps a place', fixed: 'a place is kept' };
const seeds = Array.from({ length: 40 }, (_, at) => `season ${at}`);

test('a season is at risk of what suits its kind, by its seed', () => {
  const chosen = seeds.map((seed) => chooseStake({ stakes }, { sorts: ['loss', 'danger'], own }, [seed]));
  expect(new Set(chosen)).toEqual(new Set([stakes.loss, stakes.danger, own]));
  expect(chooseStake({ stakes }, { own }, ['one'])).toBe(chooseStake({ stakes }, { own }, ['one']));
});

test('a season that follows another is at risk of something else', () => {
  const chosen = seeds.map((seed) => chooseStake({ stakes }, { sorts: ['loss'], own }, [seed], own.stake));
  expect(new Set(chosen)).toEqual(new Set([stakes.loss]));
});

test('a show without any has the kind’s own, even twice', () => {
  expect(chooseStake({}, { own }, ['one'], own.stake)).toBe(own);
  expect(chooseStake({}, {}, ['one'])).toBeUndefined();
});
