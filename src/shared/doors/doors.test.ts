import { expect, it } from 'vitest';
import { eveningBeganMs, mayOpen, noWish, standingWish } from './doors.ts';

const began = (now: string, zone: string) => new Date(eveningBeganMs(Date.parse(now), zone)).toISOString();

it('an evening ends at 05:00 on the clock of the listener', () => {
  expect(began('2026-11-22T23:04:00Z', 'UTC')).toBe('2026-11-22T05:00:00.000Z');
  expect(began('2026-11-23T04:59:59Z', 'UTC')).toBe('2026-11-22T05:00:00.000Z');
  expect(began('2026-11-23T05:00:00Z', 'UTC')).toBe('2026-11-23T05:00:00.000Z');
  expect(began('2026-11-23T12:00:00Z', 'Asia/Tokyo')).toBe('2026-11-22T20:00:00.000Z');
  expect(began('2026-11-23T12:00:00Z', 'America/Los_Angeles')).toBe('2026-11-22T13:00:00.000Z');
  expect(began('2026-11-23T00:10:00Z', 'Asia/Kathmandu')).toBe('2026-11-22T23:15:00.000Z');
});

it('an evening begins at 05:00 too on a day whose night was an hour longer or shorter', () => {
  expect(began('2026-10-25T20:00:00Z', 'Europe/Berlin')).toBe('2026-10-25T04:00:00.000Z');
  expect(began('2026-10-25T01:30:00Z', 'Europe/Berlin')).toBe('2026-10-24T03:00:00.000Z');
  expect(began('2026-03-29T02:30:00Z', 'Europe/Berlin')).toBe('2026-03-28T04:00:00.000Z');
});

it('a wish opens doors while the evening has room for a whole one', () => {
  const wish = { ...noWish, wish: 'first' as const, cantos_per_evening: 600 };
  expect(mayOpen({ ...wish, spent_this_evening: 300 })).toBe(true);
  expect(mayOpen({ ...wish, spent_this_evening: 600 })).toBe(false);
  expect(mayOpen({ ...wish, wish: 'wait' })).toBe(false);
});

it('a wish is counted in doors, in a time zone that exists', () => {
  const wish = { wish: 'surprise', cantos_per_evening: 600, time_zone: 'Europe/Oslo' };
  expect(standingWish.safeParse(wish).success).toBe(true);
  for (const change of [{ cantos_per_evening: 450 }, { cantos_per_evening: 0 }, { time_zone: 'Gull/Point' }])
    expect([change, standingWish.safeParse({ ...wish, ...change }).success]).toEqual([change, false]);
  expect(standingWish.safeParse({ ...wish, wish: 'wait', cantos_per_evening: 0 }).success).toBe(true);
});
