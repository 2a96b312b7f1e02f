// The page's player. Opening sound, mixing and their code wait until somebody chooses or plays an episode.
import { openAudioDeck } from './audio-deck.ts';
import { board } from './board.ts';
import { createPlayer } from './player-store.ts';

export const player = createPlayer(
  {
    openDeck: openAudioDeck,
    async mix(voiceUrl, musicUrl, signal) {
      const { mixEpisode } = await import('./mix-episode.ts');
      const mixed = await mixEpisode(voiceUrl, musicUrl, signal);
      return mixed && URL.createObjectURL(mixed);
    },
    releaseMix: (url) => URL.revokeObjectURL(url),
  },
  board,
);
