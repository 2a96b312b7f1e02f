// The one player of the page: its state, its rules, and the commands that everybody presses. It lives outside React.
import { skipSeconds, type PlayerEpisode } from '#shared/listening.ts';
import type { Deck, DeckEvents } from './audio-deck.ts';
import { createBoard, type Board } from './board.ts';
import { clampPosition, silence, type PlayerState } from './player-state.ts';
import { secondsUntilQuiet, type Timeline } from './timeline.ts';

export type EpisodeCallbacks = {
  /** The first time this episode is heard after it was chosen. */
  onStart?: () => void;
  onEpisodeEnd?: () => void;
};

export type PlayerParts = {
  openDeck: (events: DeckEvents) => Deck;
  /** Voice and music as one address to play, or null where there is nothing to mix. Throws when mixing fails. */
  mix: (voiceUrl: string, musicUrl: string, signal: AbortSignal) => Promise<string | null>;
  /** Gives back what an address of `mix` holds. */
  releaseMix: (url: string) => void;
};

export type Player = ReturnType<typeof createPlayer>;

export function createPlayer({ openDeck, mix, releaseMix }: PlayerParts, board: Board = createBoard()) {
  const { set, getState, subscribe } = board;
  let deck: Deck | null = null;
  let callbacks: EpisodeCallbacks = {};
  let timeline: Timeline = [];
  let started = false;
  let finishing = false;
  let mixing: AbortController | null = null;
  let mixUrl: string | null = null;
  let mixError: unknown = null;

  function theDeck(): Deck {
    deck ??= openDeck({
      onPlaying: (isPlaying) => set({ isPlaying }),
      onPosition: (position) => set({ position }),
      onDuration: (duration) => {
        if (!getState().isStreaming) set({ duration });
      },
      onEnded: () => {
        set({ isPlaying: false });
        callbacks.onEpisodeEnd?.();
      },
      onError: () => set({ isPlaying: false }),
    });
    return deck;
  }

  function dropMix() {
    mixing?.abort();
    mixing = null;
    mixError = null;
    if (mixUrl) releaseMix(mixUrl);
    mixUrl = null;
  }

  /** Takes over to the mixed audio as soon as it is ready; without it the voice goes on alone and nobody is told. */
  async function mixCurrent() {
    const episode = getState().currentEpisode;
    if (!episode?.backgroundMusicUrl || getState().isStreaming || mixing) return;
    mixing = new AbortController();
    const { signal } = mixing;
    try {
      const url = await mix(episode.audioUrl, episode.backgroundMusicUrl, signal);
      if (!url) return;
      if (signal.aborted) return releaseMix(url);
      mixUrl = url;
      await theDeck().handOver(url, (position) => secondsUntilQuiet(timeline, position));
    } catch (error) {
      if (!signal.aborted) mixError = error;
    }
  }

  /** Makes an episode the current one and loads its audio. Never starts it. */
  function choose(episode: PlayerEpisode, told: EpisodeCallbacks = {}) {
    if (getState().currentEpisode?.id === episode.id) {
      callbacks = { ...callbacks, ...told };
      return refresh(episode);
    }
    dropMix();
    callbacks = told;
    finishing = false;
    timeline = [];
    started = false;
    set({
      currentEpisode: episode,
      isPlaying: false,
      isStreaming: Boolean(episode.streaming),
      position: 0,
      duration: (episode.durationMs ?? 0) / 1000,
      userPaused: false,
    });
    theDeck().setVolume(getState().volume, getState().muted);
    theDeck().load(episode.audioUrl);
  }

  /** News about the current episode: its words, how much of it is voiced, and at last its finished file. */
  function refresh(episode: PlayerEpisode) {
    const current = getState().currentEpisode;
    if (current?.id !== episode.id) return;
    set({
      currentEpisode: { ...episode, audioUrl: current.audioUrl },
      ...(getState().isStreaming && episode.durationMs ? { duration: episode.durationMs / 1000 } : {}),
    });
    if (getState().isStreaming && !episode.streaming && !finishing) void finishStream(episode);
  }

  async function finishStream(episode: PlayerEpisode) {
    finishing = true;
    const taken = await theDeck().handOver(episode.audioUrl, (position) => secondsUntilQuiet(timeline, position));
    if (getState().currentEpisode?.id !== episode.id) return;
    finishing = false;
    if (!taken) return;
    set({
      currentEpisode: episode,
      isStreaming: false,
      ...(episode.durationMs ? { duration: episode.durationMs / 1000 } : {}),
    });
    if (started) void mixCurrent();
  }

  /** The listener's own press. */
  function play() {
    const episode = getState().currentEpisode;
    if (!episode) return;
    set({ userPaused: false });
    if (!started) {
      started = true;
      callbacks.onStart?.();
    }
    theDeck()
      .play()
      .catch(() => {
        if (getState().currentEpisode?.id === episode.id) set({ isPlaying: false });
      });
    void mixCurrent();
  }

  function pause() {
    set({ userPaused: true });
    deck?.pause();
  }

  function seek(seconds: number) {
    if (!getState().currentEpisode) return;
    const position = clampPosition(seconds, getState().duration);
    set({ position });
    theDeck().seek(position);
  }

  function setSound(change: Partial<Pick<PlayerState, 'volume' | 'muted'>>) {
    set(change);
    deck?.setVolume(getState().volume, getState().muted);
  }

  return {
    getState,
    subscribe,
    choose,
    refresh,
    /** Chooses and starts: only as the answer to a listener's press. */
    playEpisode(episode: PlayerEpisode, told?: EpisodeCallbacks) {
      choose(episode, told);
      play();
    },
    play,
    /** A play request from anywhere but the listener. */
    requestPlay() {
      if (!getState().userPaused) play();
    },
    pause,
    toggle: () => (getState().isPlaying ? pause() : play()),
    seek,
    skipBack: () => seek(currentPosition() - skipSeconds),
    skipForward: () => seek(currentPosition() + skipSeconds),
    nudge: (seconds: number) => seek(currentPosition() + seconds),
    setVolume: (volume: number) => setSound({ volume: clampPosition(volume, 1), muted: false }),
    toggleMuted: () => setSound({ muted: !getState().muted }),
    toggleMinimized: () => set({ isMinimized: !getState().isMinimized }),
    close() {
      dropMix();
      deck?.unload();
      callbacks = {};
      timeline = [];
      const { volume, muted, isMinimized } = getState();
      set({ ...silence, volume, muted, isMinimized });
    },
    /** Where the lines of the current episode lie, so that a swap can wait for a pause between two of them. */
    setTimeline(episodeId: string, lines: Timeline) {
      if (getState().currentEpisode?.id === episodeId) timeline = lines;
    },
    /** To the millisecond, for words that light up as they are heard; the state's own moves four times a second. */
    currentPosition,
    /** Why the background could not be mixed in, for whoever looks into it; listeners are not told. */
    mixError: () => mixError,
  };

  function currentPosition(): number {
    return getState().currentEpisode && deck ? deck.position() : 0;
  }
}
