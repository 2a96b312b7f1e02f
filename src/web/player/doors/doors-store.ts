// What the doors by ear are at, for the sheet, the keys and the headset. Light: their code comes when they ask.
import { useSyncExternalStore } from 'react';
import { noWish, type KeptWish } from '#shared/doors/doors.ts';
import type { DoorPart, SpokenDoors } from '#shared/doors/spoken-doors.ts';
import type { PlayerEpisode } from '#shared/listening.ts';
import type { EpisodeChoice } from '#shared/seasons.ts';

/** The last episode of a season, its doors, and who stands before them. */
export type Turn = {
  episode: PlayerEpisode;
  seasonId: string;
  seasonTitle: string;
  choices: readonly EpisodeChoice[];
  /** Null where the narrator has not said them. */
  spoken: SpokenDoors | null;
  /** Null for who is signed out, infinite while nobody knows. */
  balance: number | null;
};

/** Why no door was opened, and what would help. */
export type DoorProblem = { text: string; action: 'sign-in' | 'cantos' | 'season' | null };

export type DoorsState = {
  /**
   * `ahead`: they are looked at while the episode still plays, and ask when it ends; `asking`: the doors are said or wait for an answer; `taking-back`: an answer that nobody pressed can still be taken
   * back; `opening`: it is being ordered; `making`: it is made, and sounds in a moment.
   */
  phase: 'closed' | 'ahead' | 'asking' | 'taking-back' | 'opening' | 'making';
  turn: Turn | null;
  /** What the narrator is saying; null while nobody speaks. */
  saying: DoorPart | null;
  /** Index of the door in the light. */
  lit: number | null;
  said: ReadonlySet<number>;
  chosen: number | null;
  /** When an answer that can be taken back is final. */
  finalAtMs: number | null;
  wish: KeptWish;
  /** The room and the narrator are silent until they are asked to go on. */
  isHushed: boolean;
  narratorMuted: boolean;
  hearing: 'off' | 'device' | 'service' | 'refused' | 'missing';
  /** What the last spoken answer is asked back with, or that nothing was understood. */
  askedBack: string | null;
  problem: DoorProblem | null;
  /** How much of the episode behind the door is made, 0 to 1. */
  made: number;
};

export const closed: DoorsState = {
  phase: 'closed',
  turn: null,
  saying: null,
  lit: null,
  said: new Set(),
  chosen: null,
  finalAtMs: null,
  wish: noWish,
  isHushed: false,
  narratorMuted: false,
  hearing: 'off',
  askedBack: null,
  problem: null,
  made: 0,
};

/** What the keys of a headset do at the doors. */
export type DoorCommands = {
  walk: (by: 1 | -1) => void;
  takeLit: () => void;
  hush: () => void;
  resume: () => void;
  close: () => void;
};

let state = closed;
let commands: DoorCommands | null = null;
let asker: ((episode: PlayerEpisode) => void) | null = null;
const listeners = new Set<() => void>();

export type DoorsStore = typeof doorsStore;
export const doorsStore = {
  get: () => state,
  set(change: Partial<DoorsState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Null while no doors ask. */
  commands: (): DoorCommands | null => (state.phase === 'closed' || state.phase === 'ahead' ? null : commands),
  /** The last episode of a season has ended. */
  ask(episode: PlayerEpisode) {
    if (episode.seasonId) asker?.(episode);
  },
  setAsker(next: (episode: PlayerEpisode) => void) {
    asker = next;
  },
  setCommands(next: DoorCommands) {
    commands = next;
  },
};

export function useDoors<T>(select: (state: DoorsState) => T): T {
  return useSyncExternalStore(
    doorsStore.subscribe,
    () => select(doorsStore.get()),
    () => select(closed),
  );
}
