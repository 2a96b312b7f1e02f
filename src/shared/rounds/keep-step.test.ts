import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createStepKeeper, step } from './keep-step.ts';
import { clockAhead } from './server-clock.ts';

/** An audio element: it starts late after a jump, its crystal is off, and its clock is read with some jitter. */
function player({ lateMs, skew, startsAtMs }: { lateMs: number; skew: number; startsAtMs: number }) {
  let atMs = startsAtMs;
  let silentMs = 0;
  let pace = 1;
  return {
    at: () => atMs,
    run(ms: number) {
      const heard = Math.max(0, ms - silentMs);
      silentMs = Math.max(0, silentMs - ms);
      atMs += heard * pace * (1 + skew);
    },
    apply(correction: { pace: number; jumpToMs: number | null }) {
      pace = correction.pace;
      if (correction.jumpToMs === null) return;
      atMs = correction.jumpToMs;
      silentMs = lateMs;
    },
  };
}

const tickMs = 250;

it('any player is within 120 ms of its room after 15 seconds and stays there, never faster or slower by more than 3 %', () => {
  fc.assert(
    fc.property(
      fc.record({
        lateMs: fc.integer({ min: 0, max: 900 }),
        skew: fc.double({ min: -0.005, max: 0.005, noNaN: true }),
        startsAtMs: fc.integer({ min: 0, max: 600_000 }),
        jitter: fc.array(fc.integer({ min: -15, max: 15 }), { minLength: 20, maxLength: 20 }),
      }),
      ({ jitter, ...made }) => {
        const heard = player(made);
        const keeper = createStepKeeper();
        let jumps = 0;
        for (let tick = 0; tick < 480; tick++) {
          const nowMs = tick * tickMs;
          const roomMs = 100_000 + nowMs;
          const atMs = heard.at() + jitter[tick % jitter.length]!;
          const correction = keeper.correct({ atMs, roomMs, nowMs });
          expect(Math.abs(correction.pace - 1)).toBeLessThanOrEqual(step.mostPace + 1e-9);
          if (correction.jumpToMs !== null) {
            jumps++;
            expect(Math.abs(roomMs - atMs)).toBeGreaterThan(
              jumps <= step.firstJumps ? step.firstJumpsBeyondMs : step.jumpBeyondMs,
            );
          }
          if (nowMs > 15_000) expect(Math.abs(roomMs - heard.at())).toBeLessThan(120);
          heard.apply(correction);
          heard.run(tickMs);
        }
        expect(jumps).toBeLessThanOrEqual(4);
      },
    ),
  );
});

it('catches up at 3 % from 300 ms behind, without a jump', () => {
  const correction = createStepKeeper().correct({ atMs: 9_700, roomMs: 10_000, nowMs: 0 });
  expect(correction).toEqual({ pace: 1.03, jumpToMs: null });
});

it('jumps from more than half a second, and aims ahead once it knows that it arrives late', () => {
  const keeper = createStepKeeper();
  expect(keeper.correct({ atMs: 0, roomMs: 10_000, nowMs: 0 }).jumpToMs).toBe(10_000);
  expect(keeper.correct({ atMs: 10_000, roomMs: 10_500, nowMs: 500 }).jumpToMs).toBeNull();
  expect(keeper.correct({ atMs: 11_400, roomMs: 12_000, nowMs: 2_000 }).jumpToMs).toBe(12_600);
});

it('finds the server’s clock whatever the time of day of the client, and over a way that is slower back now and then', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -3_600_000, max: 3_600_000 }),
      fc.array(fc.integer({ min: 2, max: 40 }), { minLength: 7, maxLength: 12 }),
      (aheadMs, ways) => {
        const pings = ways.map((way, at) => {
          const askedMs = at * 300;
          const backMs = at % 3 === 0 ? way + 400 : way;
          return { askedMs, serverMs: askedMs + way + aheadMs, answeredMs: askedMs + way + backMs };
        });
        expect(Math.abs(clockAhead(pings) - aheadMs)).toBeLessThan(1);
      },
    ),
  );
});
