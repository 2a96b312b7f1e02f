import { expect, test, vi } from 'vitest';
import { problemOf } from '#web/api/problem.ts';
import { onCantosAsked } from '#web/prompts.ts';
import { toastStore } from '#web/ui/feedback/toast.ts';
import { isTooFewCantos, tellDebt } from './too-few-cantos.ts';

test('too few cantos are known by the code or by the words', () => {
  expect(isTooFewCantos({ code: 'insufficient_cantos', message: 'x' })).toBe(true);
  expect(isTooFewCantos({ code: 'internal', message: 'Insufficient funds' })).toBe(true);
  expect(isTooFewCantos({ code: 'internal', message: 'Your balance is too low' })).toBe(true);
  expect(isTooFewCantos({ code: 'internal', message: 'You need 300 of them' })).toBe(true);
  expect(isTooFewCantos({ code: 'internal', message: 'Season 13000 is gone' })).toBe(false);
});

test('who owes cantos is told so, whatever they owe, and finds the wallet open at what is missing', () => {
  const message = 'A payment of yours was taken back after its cantos were spent. Buy 300 cantos to go on.';
  const owed = problemOf({ code: 'debt_unsettled', message, data: { required: 300 } });
  expect(isTooFewCantos(owed)).toBe(false);
  vi.stubGlobal('window', new EventTarget());
  const asked = vi.fn();
  onCantosAsked(asked);
  expect(tellDebt(owed, 20)).toBe(true);
  expect(asked).toHaveBeenCalledWith({ requiredAmount: 320, currentBalance: 20 });
  expect(toastStore.now().at(-1)).toMatchObject({ title: 'Cantos are owed', text: message });
  expect(tellDebt({ code: 'insufficient_cantos', message: 'Insufficient cantos' }, 20)).toBe(false);
  expect(asked).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
