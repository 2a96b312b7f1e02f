import { useSyncExternalStore } from 'react';
import type { Download, Waiting } from './offline-db.ts';

export type KnownDownloads = {
  /** False until the browser's database was read. */
  ready: boolean;
  downloads: readonly Download[];
  /** How far each episode on its way is, 0 to 1. */
  underWay: ReadonlyMap<string, number>;
  /** Done without a network, the oldest first; with its answer once there is one. */
  waiting: readonly Waiting[];
};

const unknown: KnownDownloads = { ready: false, downloads: [], underWay: new Map(), waiting: [] };
let known = unknown;
const listeners = new Set<() => void>();

export const downloadsStore = {
  get: () => known,
  set(change: Partial<KnownDownloads>) {
    known = { ...known, ...change };
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

export function useDownloads(): KnownDownloads {
  return useSyncExternalStore(downloadsStore.subscribe, downloadsStore.get, () => unknown);
}
