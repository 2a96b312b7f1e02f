import { useSyncExternalStore } from 'react';
import { player } from '../player.ts';
import { createSleepTimer } from './sleep-timer.ts';

/** The page's sleep timer. */
export const sleepTimer = createSleepTimer(player);

/** "18" minutes left, "End" where it waits for the episode's end, null while it is off. */
export function useTimerLeft(): string | null {
  return useSyncExternalStore(
    sleepTimer.subscribe,
    () => (sleepTimer.getState().ends === 'episode' ? 'End' : (sleepTimer.minutesLeft()?.toString() ?? null)),
    () => null,
  );
}
export function useSleepTimer() {
  return useSyncExternalStore(sleepTimer.subscribe, sleepTimer.getState, sleepTimer.getState);
}
