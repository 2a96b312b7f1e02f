// The player as the browser keeps it from visit to visit: what was on, where, how loud, how fast, and in which size.
import type { PlayerEpisode } from '#shared/listening.ts';
import { longPauseMs, rewindMs } from '#shared/places/places.ts';
import type { PlayerState } from '../store/player-state.ts';
import { keptPlayerKey } from './log-store.ts';

export type KeptPlayer = {
  episode: PlayerEpisode | null;
  /** Seconds. */
  position: number;
  atMs: number;
} & Pick<PlayerState, 'volume' | 'muted' | 'isMinimized' | 'speed' | 'queue' | 'autoNext' | 'skipPauses'>;

const isEpisode = (value: PlayerEpisode | null | undefined): value is PlayerEpisode =>
  typeof value?.id === 'string' && typeof value.audioUrl === 'string' && typeof value.title === 'string';

/** What was kept; null for none, and for what nobody can read. */
export function readKeptPlayer(): KeptPlayer | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keptPlayerKey) ?? 'null') as Partial<KeptPlayer> | null;
    if (!kept || typeof kept !== 'object') return null;
    const number = (value: unknown, otherwise: number) => (Number.isFinite(value) ? (value as number) : otherwise);
    return {
      episode: isEpisode(kept.episode) ? kept.episode : null,
      position: Math.max(0, number(kept.position, 0)),
      atMs: number(kept.atMs, 0),
      volume: Math.min(1, Math.max(0, number(kept.volume, 1))),
      muted: kept.muted === true,
      isMinimized: kept.isMinimized === true,
      queue: Array.isArray(kept.queue) ? kept.queue.filter(isEpisode) : [],
      autoNext: kept.autoNext !== false,
      skipPauses: kept.skipPauses === true,
      speed: Math.min(2, Math.max(0.75, number(kept.speed, 1))),
    };
  } catch {
    return null;
  }
}

/** An episode that was only shown leaves what was heard before in its place. */
export function keepPlayer(state: PlayerState, position: number, atMs: number): void {
  const { currentEpisode, volume, muted, isMinimized, speed, queue, autoNext, skipPauses } = state;
  const isBegun = currentEpisode === null || (!currentEpisode.unlisted && (state.isPlaying || position > 0));
  const before = isBegun ? null : readKeptPlayer();
  const heard = isBegun
    ? { episode: currentEpisode, position, atMs }
    : { episode: before?.episode ?? null, position: before?.position ?? 0, atMs: before?.atMs ?? 0 };
  const kept: KeptPlayer = { ...heard, volume, muted, isMinimized, speed, queue, autoNext, skipPauses };
  try {
    localStorage.setItem(keptPlayerKey, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing plays all the same.
  }
}

/** Seconds to go on from: a little earlier after a long pause. */
export function positionAfterPause(position: number, pausedAtMs: number, nowMs: number): number {
  return nowMs - pausedAtMs < longPauseMs ? position : Math.max(0, position - rewindMs / 1000);
}
