import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Listened } from '../listening-log.ts';
import {
  correctClock,
  isHeard,
  latestListening,
  learnClock,
  longestTransitMs,
  mergeEvents,
  placesOf,
} from './places.ts';

const hourMs = 60 * 60 * 1000;
const noonMs = Date.UTC(2026, 10, 22, 12);

const heard = (change: Partial<Listened>): Listened => ({
  id: 'event-00',
  episode_id: 'e1',
  season_id: 's1',
  device_id: 'browser-1',
  device_kind: 'computer',
  kind: 'play',
  from_ms: 0,
  to_ms: 10_000,
  at_ms: noonMs,
  ...change,
});

/** A clock that is behind by less than a batch may be under way can't be told from a slow batch: it is taken as right. */
const clockErrors = fc.oneof(
  fc.integer({ min: -hourMs, max: -longestTransitMs - 1 }),
  fc.constant(0),
  fc.integer({ min: 1, max: hourMs }),
);

/** Devices whose clocks are wrong by up to an hour, each with stretches heard one after another in true time. */
const devices = fc.array(
  fc.record({
    clockErrorMs: clockErrors,
    stretches: fc.array(
      fc.record({
        trueEndMs: fc.integer({ min: 0, max: 10_000 }).map((slot) => noonMs + slot * 1000),
        fromMs: fc.integer({ min: 0, max: 200_000 }),
        lengthMs: fc.integer({ min: 0, max: 60_000 }),
        growsTwice: fc.boolean(),
      }),
      { maxLength: 5 },
    ),
  }),
  { minLength: 1, maxLength: 3 },
);

test('the place is that of the latest true listening, in whatever order and however often events arrive', () => {
  fc.assert(
    fc.property(devices, fc.infiniteStream(fc.nat()), fc.boolean(), (given, dice, sentTwice) => {
      const rolls = dice[Symbol.iterator]();
      const roll = () => rolls.next().value as number;
      const truth: { place: number; endMs: number; id: string }[] = [];
      const arriving: Listened[] = [];
      for (const [which, { clockErrorMs, stretches }] of given.entries()) {
        for (const [index, { trueEndMs, fromMs, lengthMs, growsTwice }] of stretches.entries()) {
          const id = `event-${which}-${index}`;
          if (lengthMs > 0) truth.push({ place: fromMs + lengthMs, endMs: trueEndMs, id });
          const versions = [lengthMs, ...(growsTwice ? [Math.floor(lengthMs / 2)] : [])];
          for (const length of [...versions, ...(sentTwice ? versions : [])]) {
            const atMs = trueEndMs - (lengthMs - length) + clockErrorMs;
            const sentTrueMs = trueEndMs + (roll() % 1000) * hourMs;
            const at = correctClock(atMs, { sentMs: sentTrueMs + clockErrorMs, receivedMs: sentTrueMs });
            const event = heard({
              id,
              device_id: `device-${which}`,
              from_ms: fromMs,
              to_ms: fromMs + length,
              at_ms: at,
            });
            arriving.splice(roll() % (arriving.length + 1), 0, event);
          }
        }
      }
      const last = truth.toSorted((a, b) => b.endMs - a.endMs || (b.id > a.id ? 1 : -1))[0];
      expect(latestListening(mergeEvents(arriving))?.to_ms).toBe(last?.place);
    }),
    { numRuns: 10_000 },
  );
});

test('a clock that runs an hour ahead does not win', () => {
  const ahead = correctClock(noonMs + hourMs, { sentMs: noonMs + hourMs + 5000, receivedMs: noonMs + 5000 });
  expect(ahead).toBe(noonMs);
  const set = correctClock(noonMs + hourMs, { sentMs: noonMs, receivedMs: noonMs });
  expect(set, 'a clock that was set back meanwhile says nothing later than now').toBe(noonMs);
});

test('a slow answer puts nothing that a device heard in another order', () => {
  const delayMs = fc.integer({ min: 0, max: longestTransitMs / 2 });
  const batches = fc.array(fc.record({ heardForMs: fc.integer({ min: 1, max: 5000 }), up: delayMs, down: delayMs }), {
    minLength: 2,
    maxLength: 6,
  });
  fc.assert(
    fc.property(fc.integer({ min: -hourMs, max: hourMs }), batches, (clockErrorMs, sent) => {
      let aheadMs = -clockErrorMs;
      let trueMs = noonMs;
      const times = sent.map(({ heardForMs, up, down }) => {
        const atMs = (trueMs += heardForMs) + clockErrorMs + aheadMs;
        const times = {
          sentMs: trueMs + clockErrorMs,
          nowMs: trueMs + up,
          answeredMs: trueMs + up + down + clockErrorMs,
        };
        const at = correctClock(atMs, { sentMs: times.sentMs + aheadMs, receivedMs: times.nowMs });
        aheadMs = learnClock(aheadMs, times);
        return at;
      });
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(new Set(times).size).toBe(times.length);
    }),
    { numRuns: 2000 },
  );
});

test('of a wrong clock is learnt what one answer says, and of a right one nothing', () => {
  const behind = { sentMs: noonMs - hourMs, nowMs: noonMs + 800, answeredMs: noonMs - hourMs + 1000 };
  expect(learnClock(0, behind)).toBe(hourMs - 200);
  expect(learnClock(0, { sentMs: noonMs, nowMs: noonMs + 4000, answeredMs: noonMs + 4100 })).toBe(0);
  expect(learnClock(hourMs, { sentMs: noonMs, nowMs: noonMs + 100, answeredMs: noonMs + 200 }), 'set right').toBe(100);
});

test('a press that was taken back at once moves no place', () => {
  const events = [heard({}), heard({ id: 'event-01', from_ms: 90_000, to_ms: 90_000, at_ms: noonMs + 1 })];
  expect(latestListening(events)?.to_ms).toBe(10_000);
});

test('this device goes on where it was itself; elsewhere begun goes on there; what is heard begins anew', () => {
  const phone = { device_id: 'phone-01', device_kind: 'phone' as const };
  const log = [
    heard({ to_ms: 72_000 }),
    heard({ id: 'event-01', to_ms: 161_000, at_ms: noonMs + 1, ...phone }),
    heard({ id: 'event-02', episode_id: 'e2', to_ms: 30_000, ...phone }),
    heard({ id: 'event-03', episode_id: 'e3', to_ms: 96_000 }),
    heard({ id: 'event-04', episode_id: 'e4', kind: 'heard', from_ms: 0, to_ms: 0 }),
  ];
  expect(Object.fromEntries(placesOf(log, 'browser-1', () => 100_000))).toEqual({
    e1: 72_000,
    e2: 30_000,
    e3: 0,
    e4: 0,
  });
});

test('an episode is heard from 95 in a hundred, or by hand', () => {
  expect(isHeard([heard({ to_ms: 94_999 })], 100_000)).toBe(false);
  expect(isHeard([heard({ to_ms: 95_000 })], 100_000)).toBe(true);
  expect(isHeard([heard({ to_ms: 95_000 })], null)).toBe(false);
  expect(isHeard([heard({ kind: 'off' })], 5000)).toBe(false);
  expect(isHeard([heard({ kind: 'heard', to_ms: 0 })], null)).toBe(true);
});
