// The player's state, which every page may read without loading the player's other code.
import { useSyncExternalStore } from 'react';
import { initialState, type PlayerState } from './player-state.ts';

export type PlayerStore = ReturnType<typeof createPlayerStore>;

export function createPlayerStore() {
  let state = initialState;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Notifies the listeners only if a value has changed. */
    set(change: Partial<PlayerState>) {
      const changed = (Object.keys(change) as (keyof PlayerState)[]).some((key) => !Object.is(state[key], change[key]));
      if (!changed) return;
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
  };
}

/** The store of this page. */
export const playerStore = createPlayerStore();

/** Selects a part of the player's state; the component renders again only when it changes. Don't return new objects. */
export function usePlayer<T>(select: (state: PlayerState) => T): T {
  return useSyncExternalStore(
    playerStore.subscribe,
    () => select(playerStore.getState()),
    () => select(initialState),
  );
}
