// What is on: the part of the player that every page may read. Pages where nothing is heard load no more of it.
import { useSyncExternalStore } from 'react';
import { silence, type PlayerState } from './player-state.ts';

export type Board = ReturnType<typeof createBoard>;

export function createBoard() {
  let state = silence;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Tells the listeners only when something is another than before. */
    set(change: Partial<PlayerState>) {
      const changed = (Object.keys(change) as (keyof PlayerState)[]).some((key) => !Object.is(state[key], change[key]));
      if (!changed) return;
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
  };
}

/** The page's own. */
export const board = createBoard();

/** Part of the player's state; the component draws again only when that part changes. Return parts, not new objects. */
export function usePlayer<T>(select: (state: PlayerState) => T): T {
  return useSyncExternalStore(
    board.subscribe,
    () => select(board.getState()),
    () => select(silence),
  );
}
