import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roundLimits } from '#shared/rounds/round.ts';
import {
  advance,
  begin,
  newState,
  pause,
  play,
  seek,
  sharesOf,
  winners,
  type Facts,
  type RoundState,
} from './round-state.ts';

const doors = ['a', 'b', 'c'].map((id) => ({ id, key: id, text: id, isTold: false }));
const facts = (nowMs: number, change: Partial<Facts> = {}): Facts => ({
  nowMs,
  durationMs: 240_000,
  doors,
  isHostHere: true,
  ...change,
});
const playing = begin(newState('host', null), 0);
const voting = { ...advance(playing, facts(241_500))!, votes: { x: 'a', y: 'a', z: 'b' } } satisfies RoundState;

it('comes to the doors when its episode has ended, and votes for 30 seconds from then', () => {
  expect(advance(playing, facts(241_499))).toBeNull();
  expect(voting).toMatchObject({ phase: 'voting', doors, voteEndsAtMs: 241_500 + roundLimits.voteMs });
});

it('is over where no door leads on', () => {
  expect(advance(playing, facts(241_500, { doors: [] }))).toMatchObject({ phase: 'over' });
});

it('waits at the doors for a host who is missing, and keeps the votes', () => {
  const missing = advance(voting, facts(271_500, { isHostHere: false }))!;
  expect(missing.phase).toBe('missing');
  expect(advance(missing, facts(900_000, { isHostHere: false }))).toBeNull();
  expect(advance(missing, facts(900_000))).toMatchObject({
    phase: 'voting',
    votes: voting.votes,
    voteEndsAtMs: 930_000,
  });
});

it('opens the door with most votes when the clock stops, and leaves a tie to the host', () => {
  expect(advance(voting, facts(271_500))).toMatchObject({ phase: 'paying', chosenId: 'a' });
  const tied = advance({ ...voting, votes: { x: 'a', z: 'b' } }, facts(271_500));
  expect(tied).toMatchObject({ phase: 'deciding', tied: ['a', 'b'], chosenId: null });
  expect(winners({ doors, votes: {} })).toEqual(['a', 'b', 'c']);
});

it('begins a clock again that ran out while nobody was there', () => {
  const late = advance(playing, facts(10_000_000))!;
  expect(late).toMatchObject({ phase: 'voting', voteEndsAtMs: 10_000_000 + roundLimits.voteMs });
  const premiere = newState('host', 50_000);
  expect(advance(premiere, facts(49_999))).toBeNull();
  expect(advance(premiere, facts(50_020))!.place).toEqual({ at_ms: 0, since_ms: 50_000 });
  expect(advance(premiere, facts(500_000))!.place.since_ms).toBe(500_000);
});

it('keeps its place over any order of pauses, jumps and goings on', () => {
  const act = fc.oneof(
    fc.record({ is: fc.constant('play' as const), afterMs: fc.nat(5000) }),
    fc.record({ is: fc.constant('pause' as const), afterMs: fc.nat(5000) }),
    fc.record({ is: fc.constant('seek' as const), afterMs: fc.nat(5000), toMs: fc.integer({ min: -9e5, max: 9e5 }) }),
  );
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      let state = newState('host', null);
      let nowMs = 0;
      for (const next of acts) {
        nowMs += next.afterMs;
        if (next.is === 'play') state = play(state, 240_000, nowMs);
        if (next.is === 'pause') state = pause(state, 240_000, nowMs);
        if (next.is === 'seek') state = seek(state, 240_000, next.toMs, nowMs);
        expect(state.place.at_ms).toBeGreaterThanOrEqual(0);
        expect(state.place.at_ms).toBeLessThanOrEqual(240_000);
      }
    }),
  );
});

it('takes exactly the price, from nobody more than pledged, and nothing while the sum is not there', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 300 }), { maxLength: 50 }), (given) => {
      const pledges = Object.fromEntries(given.map((cantos, at) => [`m${at}`, cantos]));
      const shares = sharesOf(pledges, 300);
      const sum = given.reduce((all, cantos) => all + cantos, 0);
      expect(shares?.reduce((all, { cantos }) => all + cantos, 0) ?? null).toBe(sum < 300 ? null : 300);
      for (const { memberId, cantos } of shares ?? []) expect(cantos).toBeLessThanOrEqual(pledges[memberId]!);
    }),
  );
});
