import type { PlayerEpisode } from '#shared/listening.ts';

/** What every part of the page may know about the player. Times are in seconds. */
export type PlayerState = {
  currentEpisode: PlayerEpisode | null;
  isPlaying: boolean;
  isMinimized: boolean;
  /** The audio is still being produced: what exists plays, the rest is waited for. */
  isStreaming: boolean;
  position: number;
  /** 0 while unknown; of a stream, what is voiced so far. */
  duration: number;
  /** 0 to 1. */
  volume: number;
  muted: boolean;
  /** 1 as it was recorded, up to 2 twice as fast. */
  speed: number;
  /** Where the scenes of the current episode begin, in seconds; empty while they are not known. */
  sceneStarts: readonly number[];
  /** What plays after this, before what follows in its season. */
  queue: readonly PlayerEpisode[];
  /** Whether what comes next starts by itself. */
  autoNext: boolean;
  /** Whether silence between words is shortened. */
  skipPauses: boolean;
  /** Seconds that shortening saved in this episode. */
  savedSeconds: number;
  /** The listener pressed pause: requests from elsewhere are ignored until the listener plays again. */
  userPaused: boolean;
};

/** What the page that chose an episode is told of it. */
export type EpisodeCallbacks = {
  /** The first time this episode is heard after it was chosen. */
  onStart?: () => void;
  onEpisodeEnd?: () => void;
};

export const initialState: PlayerState = {
  currentEpisode: null,
  isPlaying: false,
  isMinimized: false,
  isStreaming: false,
  position: 0,
  duration: 0,
  volume: 1,
  muted: false,
  speed: 1,
  sceneStarts: [],
  queue: [],
  autoNext: true,
  skipPauses: false,
  savedSeconds: 0,
  userPaused: false,
};

/** Where a jump to `target` ends: never before the start, and never past the end where that is known. */
export function clampPosition(target: number, duration: number): number {
  const atLeastStart = Math.max(0, target);
  return duration > 0 ? Math.min(atLeastStart, duration) : atLeastStart;
}

/** 0 to 1 of the way; 0 while the length is unknown. */
export function progressOf({ position, duration }: Pick<PlayerState, 'position' | 'duration'>): number {
  return duration > 0 ? Math.min(1, position / duration) : 0;
}
