// The player's commands and rules. One instance exists per page, outside React.
import { skipSeconds, speeds, type PlayerEpisode } from '#shared/listening.ts';
import { sceneFrom, scenesOf, type Scene } from '#shared/places/scenes.ts';
import type { TimedLine } from '#shared/story/script.ts';
import type { DualAudio, AudioEvents } from './audio/dual-audio.ts';
import { noBed, type PlaceBed } from './audio/place-bed.ts';
import { createPlayerStore, type PlayerStore } from './store/player-store.ts';
import { createUpNext } from './up-next/go-on.ts';
import { positionAfterPause } from './place/kept-player.ts';
import { clampPosition, initialState, type PlayerState } from './store/player-state.ts';
import { pausesOf, type Pause } from './pauses/find-pauses.ts';
import { secondsUntilQuiet, type Timeline } from './audio/timeline.ts';

export type EpisodeCallbacks = {
  /** The first time this episode is heard after it was chosen. */
  onStart?: () => void;
  onEpisodeEnd?: () => void;
};

export type PlayerParts = {
  openAudio: (events: AudioEvents) => DualAudio;
  /** Voice and music as one address to play, or null where there is nothing to mix. Throws when mixing fails. */
  mix: (voiceUrl: string, musicUrl: string, signal: AbortSignal) => Promise<string | null>;
  /** Music and place beside the voice, as long as they are not mixed into what plays. */
  openBed?: () => PlaceBed;
  /** Gives back what an address of `mix` holds. */
  releaseMix: (url: string) => void;
  /** Where the listener left an episode, in seconds, and when; null when it begins at its start. */
  placeOf?: (episode: PlayerEpisode) => { seconds: number; atMs: number } | null;
  /** The episode that follows in the season and is finished; null where there is none. */
  findNext?: (episode: PlayerEpisode) => Promise<PlayerEpisode | null>;
  /** The listener pressed Play, and there is no sound, or none any more. Told once for a press. */
  tellUnplayable?: () => void;
  /** The last episode that exists has ended. */
  atLast?: (episode: PlayerEpisode) => void;
};

export type Player = ReturnType<typeof createPlayer>;

export function createPlayer(
  {
    openAudio,
    openBed = () => noBed,
    mix,
    releaseMix,
    placeOf = () => null,
    findNext = async () => null,
    atLast = () => {},
    tellUnplayable,
  }: PlayerParts,
  store: PlayerStore = createPlayerStore(),
) {
  const { set, getState, subscribe } = store;
  let audio: DualAudio | null = null;
  let callbacks: EpisodeCallbacks = {};
  let timeline: Timeline = [];
  let started = false;
  let finishing = false;
  let mixing: AbortController | null = null;
  let mixUrl: string | null = null;
  /** What plays has the music in it. */
  let isMixed = false;
  let bed: PlaceBed | null = null;
  let mixError: unknown = null;
  let pausedAtMs: number | null = null;
  /** Play was pressed, and neither Pause nor a failure has followed. */
  let isAwaited = false;
  /** The sleep timer's share of level and pace. */
  let faded = { level: 1, pace: 1 };
  let scenes: readonly Scene[] = [];
  let pauses: readonly Pause[] = [];

  function getAudio(): DualAudio {
    audio ??= openAudio({
      onPlaying: (isPlaying) => {
        set({ isPlaying });
        layBed(isPlaying);
      },
      onPosition: (position) => {
        set({ position });
        upNext.near();
      },
      onDuration: (duration) => {
        if (!getState().isStreaming) set({ duration });
      },
      onEnded: () => {
        set({ isPlaying: false });
        bed?.hush();
        // Chosen at its end: nobody heard it now.
        if (!started) return;
        void upNext.goOn(() => callbacks.onEpisodeEnd?.());
      },
      onError: fail,
    });
    return audio;
  }

  function layBed(isPlaying: boolean) {
    const url = getState().currentEpisode?.backgroundMusicUrl;
    if (!isPlaying || isMixed || !url) return bed?.hush();
    bed ??= openBed();
    applySound();
    bed.sound(url, currentPosition());
  }

  function fail() {
    set({ isPlaying: false });
    bed?.hush();
    if (isAwaited) tellUnplayable?.();
    isAwaited = false;
  }

  function dropMix() {
    mixing?.abort();
    mixing = null;
    mixError = null;
    if (mixUrl) releaseMix(mixUrl);
    mixUrl = null;
    isMixed = false;
    bed?.hush();
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
      isMixed = await getAudio().handOver(url, (position) => secondsUntilQuiet(timeline, position));
      layBed(getState().isPlaying);
    } catch (error) {
      if (!signal.aborted) mixError = error;
    }
  }

  /** Makes an episode the current one, where the listener left it, and loads its audio. Never starts it. */
  function choose(episode: PlayerEpisode, told: EpisodeCallbacks = {}) {
    if (getState().currentEpisode?.id === episode.id) {
      callbacks = { ...callbacks, ...told };
      return refresh(episode);
    }
    dropMix();
    callbacks = told;
    finishing = false;
    timeline = [];
    scenes = [];
    pauses = [];
    started = false;
    isAwaited = false;
    set({
      savedSeconds: 0,
      sceneStarts: [],
      currentEpisode: episode,
      isPlaying: false,
      isStreaming: Boolean(episode.streaming),
      position: 0,
      duration: (episode.durationMs ?? 0) / 1000,
      userPaused: false,
    });
    pausedAtMs = null;
    getAudio();
    applySound();
    getAudio().load(episode.audioUrl);
    // A stream can't be sought.
    const place = episode.streaming ? null : placeOf(episode);
    if (place) seek(positionAfterPause(place.seconds, place.atMs, Date.now()));
  }

  /** Updates the current episode: its title, the voiced duration, and finally its finished file. */
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
    const taken = await getAudio().handOver(episode.audioUrl, (position) => secondsUntilQuiet(timeline, position));
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
    const { position, isStreaming } = getState();
    if (pausedAtMs !== null && !isStreaming) {
      const wanted = positionAfterPause(position, pausedAtMs, Date.now());
      if (wanted !== position) seek(wanted);
    }
    pausedAtMs = null;
    if (!started) {
      started = true;
      callbacks.onStart?.();
    }
    isAwaited = true;
    getAudio()
      .play()
      .catch((error: unknown) => {
        if (getState().currentEpisode?.id !== episode.id) return;
        // Of our own doing: paused, or another address before the first came.
        if (error instanceof DOMException && error.name === 'AbortError') set({ isPlaying: false });
        else fail();
      });
    void mixCurrent();
  }

  function pause() {
    pausedAtMs ??= Date.now();
    isAwaited = false;
    audio?.pause();
    bed?.hush();
    // The element says so a moment later; a second press of the same key must already find it paused.
    set({ userPaused: true, isPlaying: false });
  }

  function seek(seconds: number) {
    if (!getState().currentEpisode) return;
    const position = clampPosition(seconds, getState().duration);
    set({ position });
    getAudio().seek(position);
  }

  function setSound(change: Partial<Pick<PlayerState, 'volume' | 'muted'>>) {
    set(change);
    applySound();
  }

  function applySound() {
    const { volume, muted, speed } = getState();
    audio?.setVolume(volume * faded.level, muted);
    bed?.setVolume(muted ? 0 : volume * faded.level);
    audio?.setSpeed(speed * faded.pace);
  }

  const playEpisode = (episode: PlayerEpisode, told?: EpisodeCallbacks) => {
    choose(episode, told);
    play();
  };
  const upNext = createUpNext({
    store,
    findNext,
    prepare: (url) => getAudio().prepareNext(url),
    playEpisode,
    play,
    atLast,
  });

  return {
    ...upNext.commands,
    getState,
    subscribe,
    choose,
    /** Chooses an episode that was heard before, at its end and silent. */
    chooseHeard(episode: PlayerEpisode) {
      choose(episode);
      started = false;
      isAwaited = false;
      audio?.pause();
      set({ isPlaying: false });
      seek(getState().duration);
    },
    refresh,
    /** Chooses and starts: only as the answer to a listener's press. */
    playEpisode,
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
    /** Between the slowest and the fastest of `speeds`; the pitch stays. */
    setSpeed(wanted: number) {
      const speed = Math.round(Math.min(speeds.fastest, Math.max(speeds.slowest, wanted)) * 100) / 100;
      set({ speed });
      applySound();
    },
    /** Shares of the chosen level and speed, for the sleep timer; 1 and 1 as chosen. */
    fade(to: { level: number; pace: number }) {
      faded = to;
      applySound();
    },
    /** Another tab began to sound. That is no pause of the listener's. */
    yieldSound: () => audio?.pause(),
    /** Seconds until nobody speaks, 0 where that is now or unknown. */
    secondsUntilQuiet: () => secondsUntilQuiet(timeline, currentPosition()),
    /** To the scene before or after, where the scenes are known. */
    toScene(direction: 1 | -1) {
      const to = sceneFrom(scenes, currentPosition() * 1000, direction);
      if (to !== null) seek(to / 1000);
    },
    /** Of the current episode; empty where they are not known. */
    scenes: () => scenes,
    pauses: () => pauses,
    setPauses(episodeId: string, found: readonly Pause[]) {
      if (getState().currentEpisode?.id === episodeId) pauses = found;
    },
    setSkipPauses: (skipPauses: boolean) => set({ skipPauses }),
    /** Over the rest of a pause. */
    skipTo(seconds: number) {
      set({ savedSeconds: getState().savedSeconds + seconds - currentPosition() });
      seek(seconds);
    },
    toggleMuted: () => setSound({ muted: !getState().muted }),
    toggleMinimized: () => set({ isMinimized: !getState().isMinimized }),
    close() {
      dropMix();
      audio?.unload();
      callbacks = {};
      timeline = [];
      scenes = [];
      pauses = [];
      upNext.reset();
      const { volume, muted, isMinimized, speed, queue, autoNext, skipPauses } = getState();
      set({ ...initialState, volume, muted, isMinimized, speed, queue, autoNext, skipPauses });
    },
    /** Where the lines of the current episode lie, so that a swap can wait for a pause between two of them. */
    setTimeline(episodeId: string, lines: readonly TimedLine[]) {
      if (getState().currentEpisode?.id !== episodeId) return;
      timeline = lines;
      scenes = scenesOf(lines);
      pauses = pausesOf(lines);
      set({ sceneStarts: scenes.map(({ startMs }) => startMs / 1000) });
    },
    /** To the millisecond, for words that light up as they are heard; the state's own moves four times a second. */
    currentPosition,
    /** The error of the last failed mix, for debugging; listeners are not told. */
    mixError: () => mixError,
  };

  function currentPosition(): number {
    return getState().currentEpisode && audio ? audio.position() : 0;
  }
}
