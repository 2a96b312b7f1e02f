// The sleep timer: after some minutes, or at the episode's end; softly if wanted, and never in the middle of a sentence.
import type { Player } from '../create-player.ts';

export type SleepTimer = {
  /** Null while it is off. */
  ends: 'episode' | { atMs: number; fromMs: number } | null;
  softly: boolean;
};

/** How level (0 to 1) and pace (share of the chosen speed) sink, `leftMs` before the end of a timer of `totalMs`. */
export function softness(leftMs: number, totalMs: number): { level: number; pace: number } {
  const overMs = sinkingMinutes(totalMs / 60_000) * 60_000;
  const share = Math.max(0, Math.min(1, leftMs / overMs));
  return { level: leastLevel + (1 - leastLevel) * share, pace: leastPace + (1 - leastPace) * share };
}

/** Over how many last minutes a timer sinks, of all that it has. */
export const sinkingMinutes = (minutes: number) => Math.min(longestSinkMinutes, minutes / 3);

const longestSinkMinutes = 3;
const leastLevel = 0.15;
const leastPace = 0.88;
const tickMs = 1000;
/** A sentence is waited for no longer than this. */
const longestWaitMs = 15_000;

export type SleepClock = ReturnType<typeof createSleepTimer>;

export function createSleepTimer(
  player: Pick<Player, 'pause' | 'fade' | 'endAfterThis' | 'endsAfterThis' | 'secondsUntilQuiet'>,
  now: () => number = Date.now,
  /** It stopped by itself, not by a press. */
  onLanded: () => void = () => {},
) {
  let state: SleepTimer = { ends: null, softly: true };
  let ticking: ReturnType<typeof setInterval> | null = null;
  const listeners = new Set<() => void>();
  const set = (change: Partial<SleepTimer>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  function tick() {
    const { ends, softly } = state;
    if (!ends) return;
    if (ends === 'episode') {
      if (!player.endsAfterThis()) {
        stop();
        onLanded();
      }
      return;
    }
    const leftMs = ends.atMs - now();
    if (softly) player.fade(softness(leftMs, ends.atMs - ends.fromMs));
    if (leftMs <= 0 && (player.secondsUntilQuiet() === 0 || -leftMs > longestWaitMs)) {
      player.pause();
      stop();
      onLanded();
    } else set({});
  }
  function stop() {
    if (ticking) clearInterval(ticking);
    ticking = null;
    player.endAfterThis(false);
    player.fade({ level: 1, pace: 1 });
    set({ ends: null });
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start(minutes: number) {
      stop();
      set({ ends: { atMs: now() + minutes * 60_000, fromMs: now() } });
      ticking = setInterval(tick, tickMs);
    },
    /** The episode that plays is the last. */
    startAtEnd() {
      stop();
      player.endAfterThis(true);
      set({ ends: 'episode' });
      ticking = setInterval(tick, tickMs);
    },
    addMinutes(minutes: number) {
      if (!state.ends || state.ends === 'episode') return;
      set({ ends: { atMs: state.ends.atMs + minutes * 60_000, fromMs: state.ends.fromMs } });
      tick();
    },
    setSoftly(softly: boolean) {
      set({ softly });
      if (!softly) player.fade({ level: 1, pace: 1 });
    },
    stop,
    /** Whole minutes that are left, rounded up; null while it is off or waits for the episode's end. */
    minutesLeft(): number | null {
      const { ends } = state;
      return ends && ends !== 'episode' ? Math.max(0, Math.ceil((ends.atMs - now()) / 60_000)) : null;
    },
  };
}
