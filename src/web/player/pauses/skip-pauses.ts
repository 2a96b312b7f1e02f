// Shortens the silences of what plays, where a listener wants that.
import type { Player } from '../create-player.ts';
import { afterPause, pausesIn } from './find-pauses.ts';

/** Finer than positions are told: a pause is over soon. */
const lookEveryMs = 60;

type Skipping = Pick<Player, 'subscribe' | 'getState' | 'currentPosition' | 'pauses' | 'setPauses' | 'skipTo'>;

/** `decode` gives the samples of a file, mono. Returns a function that stops it. */
export function keepSkippingPauses(
  player: Skipping,
  decode: (url: string, signal: AbortSignal) => Promise<{ samples: Float32Array; sampleRate: number }>,
): () => void {
  let looking: ReturnType<typeof setInterval> | null = null;
  let listenedTo: string | null = null;
  let listening = new AbortController();

  function look(): void {
    const to = afterPause(player.pauses(), player.currentPosition());
    if (to !== null) player.skipTo(to);
  }
  /** Voices without times for their words: the silences are looked for in the sound, once an episode. */
  async function listenForPauses(episode: { id: string; audioUrl: string }): Promise<void> {
    listenedTo = episode.id;
    listening.abort();
    listening = new AbortController();
    try {
      const { samples, sampleRate } = await decode(episode.audioUrl, listening.signal);
      player.setPauses(episode.id, pausesIn(samples, sampleRate));
    } catch {
      // It plays with its pauses.
    }
  }
  const follow = () => {
    const { isPlaying, isStreaming, skipPauses, currentEpisode, sceneStarts } = player.getState();
    const isWanted = isPlaying && !isStreaming && skipPauses && currentEpisode !== null;
    if (isWanted && sceneStarts.length > 0 && player.pauses().length === 0 && listenedTo !== currentEpisode.id)
      void listenForPauses(currentEpisode);
    if (isWanted) looking ??= setInterval(look, lookEveryMs);
    else if (looking) {
      clearInterval(looking);
      looking = null;
    }
  };
  follow();
  const unsubscribe = player.subscribe(follow);
  return () => {
    unsubscribe();
    listening.abort();
    if (looking) clearInterval(looking);
  };
}
