import { expect, test } from 'vitest';
import { ledgerReasons } from '#shared/wallet.ts';
import { entryDate, kindOf, signedAmount } from './statement-entry.ts';

test('says what went in and out, with a sign', () => {
  expect(signedAmount(50_000)).toBe('+50,000');
  expect(signedAmount(-300)).toBe('\u2212300');
});

test('says the same day on the server and in every browser', () => {
  expect(entryDate('2026-11-20T23:59:00.000Z')).toBe('Nov 20, 2026');
});

test('has words for every reason', () => {
  expect(ledgerReasons.map((reason) => kindOf({ reason }).label).filter(Boolean)).toHaveLength(ledgerReasons.length);
});
