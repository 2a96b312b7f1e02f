import { describe, expect, it } from 'vitest';
import { settableClock, systemClock } from './clock.ts';

describe('clock', () => {
  it('tells the real time', () => {
    expect(Math.abs(systemClock.now().getTime() - Date.now())).toBeLessThan(1000);
  });

  it('stands still until it is set or advanced', () => {
    const clock = settableClock('2026-05-01T10:00:00Z');
    expect(clock.now().toISOString()).toBe('2026-05-01T10:00:00.000Z');
    clock.advance(90_000);
    expect(clock.now().toISOString()).toBe('2026-05-01T10:01:30.000Z');
    clock.set('2030-01-01T00:00:00Z');
    expect(clock.now().getUTCFullYear()).toBe(2030);
  });

  it('does not let a caller move it through the date it handed out', () => {
    const clock = settableClock();
    const before = clock.now().getTime();
    clock.now().setFullYear(1999);
    expect(clock.now().getTime()).toBe(before);
  });

  it('refuses what is not a time', () => {
    expect(() => settableClock('yesterday-ish')).toThrow(RangeError);
  });
});
