// The music of the current episode: a loop beside the voice until voice and music are mixed into one file.
import type { PlayerEpisode } from '#shared/listening.ts';
import { noBed, type PlaceBed } from './place-bed.ts';

export type MusicParts = {
  /** Voice and music as one address to play, or null where there is nothing to mix. Throws when mixing fails. */
  mix: (voiceUrl: string, musicUrl: string, signal: AbortSignal) => Promise<string | null>;
  /** Gives back what an address of `mix` holds. */
  releaseMix: (url: string) => void;
  /** Music and place beside the voice, as long as they are not mixed into what plays. */
  openBed?: (() => PlaceBed) | undefined;
};

/** What the music is told of what plays. */
export type MusicSource = {
  now: () => { episode: PlayerEpisode | null; isPlaying: boolean; isStreaming: boolean };
  /** Seconds from the start. */
  position: () => number;
  /** Goes on with the mixed file; false where it can't be played. */
  takeOver: (url: string) => Promise<boolean>;
  /** Before a bed sounds for the first time. */
  applySound: () => void;
};

export type Music = ReturnType<typeof createMusic>;

export function createMusic(
  { mix, releaseMix, openBed = () => noBed }: MusicParts,
  { now, position, takeOver, applySound }: MusicSource,
) {
  let bed: PlaceBed | null = null;
  let mixing: AbortController | null = null;
  let mixUrl: string | null = null;
  /** What plays has the music in it. */
  let isMixed = false;
  let mixError: unknown = null;

  function lay(isPlaying: boolean) {
    const url = now().episode?.backgroundMusicUrl;
    if (!isPlaying || isMixed || !url) return bed?.hush();
    bed ??= openBed();
    applySound();
    bed.sound(url, position());
  }

  return {
    /** Sounds or is silent with the voice. */
    lay,
    hush: () => bed?.hush(),
    setVolume: (volume: number) => bed?.setVolume(volume),
    /** Takes over to the mixed audio as soon as it is ready; without it the voice goes on alone and nobody is told. */
    async mixIn() {
      const { episode, isStreaming } = now();
      if (!episode?.backgroundMusicUrl || isStreaming || mixing) return;
      mixing = new AbortController();
      const { signal } = mixing;
      try {
        const url = await mix(episode.audioUrl, episode.backgroundMusicUrl, signal);
        if (!url) return;
        if (signal.aborted) return releaseMix(url);
        mixUrl = url;
        isMixed = await takeOver(url);
        lay(now().isPlaying);
      } catch (error) {
        if (!signal.aborted) mixError = error;
      }
    },
    /** Another episode plays, or none. */
    drop() {
      mixing?.abort();
      mixing = null;
      mixError = null;
      if (mixUrl) releaseMix(mixUrl);
      mixUrl = null;
      isMixed = false;
      bed?.hush();
    },
    error: () => mixError,
  };
}
