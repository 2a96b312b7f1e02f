import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSleepTimer, softness } from './sleep-timer.ts';

let untilQuiet = 0;
let endsHere = false;
const player = {
  pause: vi.fn<() => void>(),
  fade: vi.fn<(to: { level: number; pace: number }) => void>(),
  endAfterThis: vi.fn<(ends: boolean) => void>((ends) => void (endsHere = ends)),
  endsAfterThis: () => endsHere,
  secondsUntilQuiet: () => untilQuiet,
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  untilQuiet = 0;
});
afterEach(() => void vi.useRealTimers());

test('sound sinks over the last three minutes, of a short timer over its last third', () => {
  expect(softness(10 * 60_000, 20 * 60_000)).toEqual({ level: 1, pace: 1 });
  expect(softness(90_000, 20 * 60_000).level).toBeCloseTo(0.575);
  expect(softness(0, 20 * 60_000)).toEqual({ level: 0.15, pace: 0.88 });
  expect(softness(70_000, 3 * 60_000).level).toBe(1);
  expect(softness(30_000, 3 * 60_000).level).toBeCloseTo(0.575);
});

test('it stops where a sentence stops, and sound is as loud as before for whoever wakes up', () => {
  const timer = createSleepTimer(player);
  timer.start(20);
  vi.advanceTimersByTime(19 * 60_000);
  expect(timer.minutesLeft()).toBe(1);
  expect(player.pause).not.toHaveBeenCalled();
  expect(player.fade.mock.lastCall![0].level).toBeLessThan(0.5);
  untilQuiet = 4;
  vi.advanceTimersByTime(63_000);
  expect(player.pause, 'somebody is speaking').not.toHaveBeenCalled();
  untilQuiet = 0;
  vi.advanceTimersByTime(1000);
  expect(player.pause).toHaveBeenCalledOnce();
  expect(player.fade).toHaveBeenLastCalledWith({ level: 1, pace: 1 });
  expect(timer.getState().ends).toBeNull();
});

test('five minutes more are five minutes more, also of a pause that never comes it is the end', () => {
  const timer = createSleepTimer(player);
  timer.start(5);
  timer.addMinutes(5);
  untilQuiet = 3;
  vi.advanceTimersByTime(10 * 60_000 + 1000);
  expect(player.pause).not.toHaveBeenCalled();
  vi.advanceTimersByTime(16_000);
  expect(player.pause).toHaveBeenCalledOnce();
});

test('at the end of the episode nothing follows; stopped, everything goes on as before', () => {
  const timer = createSleepTimer(player);
  timer.startAtEnd();
  expect(player.endAfterThis).toHaveBeenLastCalledWith(true);
  timer.stop();
  expect(player.endAfterThis).toHaveBeenLastCalledWith(false);
  vi.advanceTimersByTime(3_600_000);
  expect(player.pause).not.toHaveBeenCalled();
  timer.startAtEnd();
  endsHere = false;
  vi.advanceTimersByTime(1000);
  expect(timer.getState().ends, 'the episode ended').toBeNull();
});

test('without softness the sound stays as it is until the end', () => {
  const timer = createSleepTimer(player);
  timer.setSoftly(false);
  timer.start(1);
  vi.advanceTimersByTime(59_000);
  expect(player.fade.mock.calls.every(([{ level }]) => level === 1)).toBe(true);
});
