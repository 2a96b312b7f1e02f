// What is known of the listening log on this page. Small, so that every page may read it; `keep-listening.ts` fills it.
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { Listened, ListeningSeason } from '#shared/listening-log.ts';

export type KnownLog = {
  /** False until the browser's own log was read. */
  ready: boolean;
  deviceId: string;
  /** The account of whoever is signed in. */
  listenerId: string | null;
  /** Those of whoever is signed in, or of nobody. */
  events: readonly Listened[];
  /** Seasons the events are of, as far as they are known. */
  seasons: ReadonlyMap<string, ListeningSeason>;
};

const unknown: KnownLog = { ready: false, deviceId: '', listenerId: null, events: [], seasons: new Map() };
let known = unknown;
const listeners = new Set<() => void>();

export const logStore = {
  get: () => known,
  set(change: Partial<KnownLog>) {
    known = { ...known, ...change };
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

export const keptPlayerKey = 'canto.player';
export const begunKey = 'canto.begun';

const readItem = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Whether anything was ever heard in this browser: only then is its log worth reading without a press. */
export const hasBegun = (): boolean => readItem(begunKey) !== null;

/** Whether the player was left with an episode. `keepPlayer` writes that first. */
export const hasKeptEpisode = (): boolean => readItem(keptPlayerKey)?.startsWith('{"episode":{') ?? false;

export function useListeningLog(): KnownLog {
  return useSyncExternalStore(logStore.subscribe, logStore.get, () => unknown);
}

/**
 * Whether anything had been heard in this browser when the page opened; false until the page is the browser's. The press that
 * begins does not change it: what was pressed stays where it is, to be pressed again.
 */
export function useHasBegun(): boolean {
  const [begun, setBegun] = useState(false);
  useLayoutEffect(() => setBegun(hasBegun()), []);
  return begun;
}
