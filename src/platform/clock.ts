/** The only source of 'now' for code whose outcome depends on it, so that a test can move time. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export interface SettableClock extends Clock {
  set(time: Date | string): void;
  /** Moves time forward (or back, when negative) by milliseconds. */
  advance(ms: number): void;
}

/** A clock that stands still until it is told otherwise. An unreadable time is a RangeError. */
export function settableClock(start: Date | string = '2026-01-01T00:00:00.000Z'): SettableClock {
  let time = readTime(start);
  return {
    now: () => new Date(time),
    set(next) {
      time = readTime(next);
    },
    advance(ms) {
      time = readTime(new Date(time + ms));
    },
  };
}

/** A clock that runs as the machine's does, and can be set. An unreadable time is a RangeError. */
export function runningClock(): SettableClock {
  let aheadMs = 0;
  return {
    now: () => new Date(Date.now() + aheadMs),
    set(next) {
      aheadMs = readTime(next) - Date.now();
    },
    advance(ms) {
      aheadMs = readTime(new Date(Date.now() + aheadMs + ms)) - Date.now();
    },
  };
}

function readTime(time: Date | string): number {
  const ms = new Date(time).getTime();
  if (Number.isNaN(ms)) throw new RangeError(`Not a time: ${String(time)}`);
  return ms;
}
