import { useSyncExternalStore } from 'react';
import { doorsStore } from '../doors/doors-store.ts';
import { player } from '../player.ts';
import { createSleepTimer } from './sleep-timer.ts';
import { watchNight } from './watch-night.ts';

/** The page's sleep timer. */
export const sleepTimer = createSleepTimer(player, Date.now, () => {
  // No wish speaks for somebody who is asleep.
  doorsStore.commands()?.close();
  night.landed();
});

const night = watchNight(player, () => sleepTimer.getState().ends !== null);
let wasRunning = false;
sleepTimer.subscribe(() => {
  const isRunning = sleepTimer.getState().ends !== null;
  if (isRunning && !wasRunning) night.sign('timer');
  wasRunning = isRunning;
});
if (typeof document !== 'undefined') {
  // In the bubbling phase: a press that starts the timer is not yet one while it runs.
  document.addEventListener('pointerdown', () => night.sign('touch'));
  document.addEventListener('keydown', () => night.sign('key'));
}

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
