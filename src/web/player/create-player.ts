// The player's commands and rules. One instance exists per page, outside React.
import { skipSeconds, type PlayerEpisode } from '#shared/listening.ts';
import { sceneFrom } from '#shared/places/scenes.ts';
import type { TimedLine } from '#shared/story/script.ts';
import type { DualAudio, AudioEvents } from './audio/dual-audio.ts';
import { createSoundLevels } from './audio/sound-levels.ts';
import { createMusic, type MusicParts } from './audio/music.ts';
import { createKnownLines } from './store/known-lines.ts';
import { createPlayerStore, type PlayerStore } from './store/player-store.ts';
import { createOpenings } from './stream/openings.ts';
import { createUpNext } from './up-next/go-on.ts';
import { positionAfterPause } from './place/kept-player.ts';
import { clampPosition, initialState, type EpisodeCallbacks } from './store/player-state.ts';
import type { Pause } from './pauses/find-pauses.ts';

export type PlayerParts = MusicParts & {
  openAudio: (events: AudioEvents) => DualAudio;
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
    openBed,
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
  let started = false;
  let finishing = false;
  let pausedAtMs: number | null = null;
  /** Play was pressed, and neither Pause nor a failure has followed. */
  let isAwaited = false;
  const known = createKnownLines();
  const music = createMusic(
    { mix, releaseMix, openBed },
    {
      now: () => {
        const { currentEpisode, isPlaying, isStreaming } = getState();
        return { episode: currentEpisode, isPlaying, isStreaming };
      },
      position: currentPosition,
      takeOver: (url) => getAudio().handOver(url, known.untilQuiet),
      applySound: () => levels.apply(),
    },
  );

  const levels = createSoundLevels(store, (volume, muted, speed) => {
    audio?.setVolume(volume, muted);
    music.setVolume(muted ? 0 : volume);
    audio?.setSpeed(speed);
  });

  function getAudio(): DualAudio {
    audio ??= openAudio({
      onPlaying: (isPlaying) => {
        set({ isPlaying });
        music.lay(isPlaying);
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
        music.hush();
        // Chosen at its end: nobody heard it now.
        if (!started) return;
        void upNext.goOn(() => callbacks.onEpisodeEnd?.());
      },
      onError: fail,
    });
    return audio;
  }

  function fail() {
    set({ isPlaying: false });
    music.hush();
    if (isAwaited) tellUnplayable?.();
    isAwaited = false;
  }

  /** Makes an episode the current one, where the listener left it, and loads its audio. Never starts it. */
  function choose(episode: PlayerEpisode, told: EpisodeCallbacks = {}) {
    if (getState().currentEpisode?.id === episode.id) {
      callbacks = { ...callbacks, ...told };
      return refresh(episode);
    }
    music.drop();
    callbacks = told;
    finishing = false;
    known.forget();
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
    levels.apply();
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
    // Who ordered it did not know its music yet.
    music.lay(getState().isPlaying);
    if (getState().isStreaming && !episode.streaming && !finishing) void finishStream(episode);
  }

  async function finishStream(episode: PlayerEpisode) {
    finishing = true;
    const taken = await getAudio().handOver(episode.audioUrl, known.untilQuiet);
    const current = getState().currentEpisode;
    if (current?.id !== episode.id) return;
    finishing = false;
    if (!taken) return;
    // A pause is waited for before the file is gone over to; its title and length may have come meanwhile.
    set({
      currentEpisode: { ...current, audioUrl: episode.audioUrl, streaming: false },
      isStreaming: false,
      ...(current.durationMs ? { duration: current.durationMs / 1000 } : {}),
    });
    if (started) void music.mixIn();
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
    void music.mixIn();
  }

  function pause() {
    pausedAtMs ??= Date.now();
    isAwaited = false;
    audio?.pause();
    music.hush();
    // The element says so a moment later; a second press of the same key must already find it paused.
    set({ userPaused: true, isPlaying: false });
  }

  function seek(seconds: number) {
    if (!getState().currentEpisode) return;
    const position = clampPosition(seconds, getState().duration);
    set({ position });
    getAudio().seek(position);
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

  const openings = createOpenings({
    store,
    getAudio,
    choose,
    play,
    putBack(episode, seconds) {
      if (!episode) return close();
      choose(episode);
      seek(seconds);
    },
    adopt(episode, told) {
      callbacks = told;
      set({ currentEpisode: { ...episode, audioUrl: getState().currentEpisode?.audioUrl ?? episode.audioUrl } });
      if (started) callbacks.onStart?.();
      refresh(episode);
    },
  });

  return {
    ...openings,
    ...upNext.commands,
    ...levels.commands,
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
    /** Another tab began to sound. That is no pause of the listener's. */
    yieldSound: () => audio?.pause(),
    /** Seconds until nobody speaks, 0 where that is now or unknown. */
    secondsUntilQuiet: () => known.untilQuiet(currentPosition()),
    /** To the scene before or after, where the scenes are known. */
    toScene(direction: 1 | -1) {
      const to = sceneFrom(known.scenes(), currentPosition() * 1000, direction);
      if (to !== null) seek(to / 1000);
    },
    /** Of the current episode; empty where they are not known. */
    scenes: known.scenes,
    pauses: known.pauses,
    setPauses(episodeId: string, found: readonly Pause[]) {
      if (getState().currentEpisode?.id === episodeId) known.setPauses(found);
    },
    setSkipPauses: (skipPauses: boolean) => set({ skipPauses }),
    /** Over the rest of a pause. */
    skipTo(seconds: number) {
      set({ savedSeconds: getState().savedSeconds + seconds - currentPosition() });
      seek(seconds);
    },
    toggleMinimized: () => set({ isMinimized: !getState().isMinimized }),
    close,
    /** Where the lines of the current episode lie, so that a swap can wait for a pause between two of them. */
    setTimeline(episodeId: string, lines: readonly TimedLine[]) {
      if (getState().currentEpisode?.id !== episodeId) return;
      known.read(lines);
      set({ sceneStarts: known.scenes().map(({ startMs }) => startMs / 1000) });
    },
    /** To the millisecond, for words that light up as they are heard; the state's own moves four times a second. */
    currentPosition,
    /** The error of the last failed mix, for debugging; listeners are not told. */
    mixError: music.error,
  };

  function close(): void {
    music.drop();
    audio?.unload();
    callbacks = {};
    known.forget();
    upNext.reset();
    const { volume, muted, isMinimized, speed, queue, autoNext, skipPauses } = getState();
    set({ ...initialState, volume, muted, isMinimized, speed, queue, autoNext, skipPauses });
  }

  function currentPosition(): number {
    return getState().currentEpisode && audio ? audio.position() : 0;
  }
}
