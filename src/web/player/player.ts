// The page's player. Opening sound, mixing and their code wait until somebody chooses or plays an episode.
import { toast } from '#web/ui/feedback/toast.ts';
import { openDualAudio } from './audio/dual-audio.ts';
import { openPlaceBed } from './audio/place-bed.ts';
import { playerStore } from './store/player-store.ts';
import { doorsStore } from './doors/doors-store.ts';
import { createPlayer } from './create-player.ts';
import { joinPlayer } from './place/join-player.ts';
import { findNext } from './up-next/find-next.ts';
import { placeOf } from './place/keep-listening.ts';

export const player = createPlayer(
  {
    openAudio: openDualAudio,
    openBed: openPlaceBed,
    async mix(voiceUrl, musicUrl, signal) {
      const { mixEpisode } = await import('./audio/mix-episode.ts');
      const mixed = await mixEpisode(voiceUrl, musicUrl, signal);
      return mixed && URL.createObjectURL(mixed);
    },
    releaseMix: (url) => URL.revokeObjectURL(url),
    placeOf,
    findNext,
    tellUnplayable() {
      if (!navigator.onLine)
        toast.bad('You are offline', 'That episode needs a connection. What you downloaded plays without one.');
    },
    atLast: doorsStore.ask,
  },
  playerStore,
);

/** Resolves when the player is as the listener left it. The server, which renders pages, has nothing to open. */
export const playerReady: Promise<void> =
  typeof window === 'undefined'
    ? Promise.resolve()
    : joinPlayer(player).catch((error: unknown) =>
        console.error('The player could not be opened as it was left:', error),
      );
