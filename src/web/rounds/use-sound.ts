import { useSyncExternalStore } from 'react';
import type { RoomSound, SoundState } from './sound/room-sound.ts';

const silent: SoundState = { atMs: 0, nowMs: null, behindMs: null, isBlocked: false, isMuted: false };

/** A part of what the room's sound does now, four times a second; the component renders again only when it changes. */
export function useSound<T extends string | number | boolean | null>(
  sound: RoomSound | null,
  select: (state: SoundState) => T,
): T {
  return useSyncExternalStore(
    (listener) => sound?.subscribe(listener) ?? (() => {}),
    () => select(sound?.getState() ?? silent),
    () => select(silent),
  );
}
