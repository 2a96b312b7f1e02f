// The page's player. Opening sound, mixing and their code wait until somebody chooses or plays an episode.
import { useSyncExternalStore } from 'react';
import { openAudioDeck } from './audio-deck.ts';
import { silence, type PlayerState } from './player-state.ts';
import { createPlayer } from './player-store.ts';

export const player = createPlayer({
  openDeck: openAudioDeck,
  async mix(voiceUrl, musicUrl, signal) {
    const { mixEpisode } = await import('./mix-episode.ts');
    const mixed = await mixEpisode(voiceUrl, musicUrl, signal);
    return mixed && URL.createObjectURL(mixed);
  },
  releaseMix: (url) => URL.revokeObjectURL(url),
});

/** Part of the player's state; the component draws again only when that part changes. Return parts, not new objects. */
export function usePlayer<T>(select: (state: PlayerState) => T): T {
  return useSyncExternalStore(
    player.subscribe,
    () => select(player.getState()),
    () => select(silence),
  );
}
