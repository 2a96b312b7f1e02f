// The sound of a room, kept in step with the server's place. It is no player of the listener's own: the room plays it.
import { placeAt, type Round } from '#shared/rounds/round.ts';
import { createStepKeeper } from '#shared/rounds/keep-step.ts';
import { openDualAudio, type DualAudio } from '#web/player/audio/dual-audio.ts';
import { keepOneSound } from '#web/player/one-sound.ts';
import { followStretches } from '#web/player/place/follow-stretches.ts';
import { keepStretch } from '#web/player/place/keep-listening.ts';
import { initialState } from '#web/player/store/player-state.ts';
import { openServerClock } from './measure-clock.ts';

export type SoundState = {
  /** Where the room is, in milliseconds of its episode. */
  atMs: number;
  /** Of the server's clock; null until it is known. */
  nowMs: number | null;
  /** By how much this browser is behind (or ahead, when negative); null while nothing is heard. */
  behindMs: number | null;
  /** The browser wants a press before it lets anything be heard. */
  isBlocked: boolean;
  isMuted: boolean;
};

const tickMs = 250;
/** Further off than this the seat says so. */
const behindAfterMs = 500;
const smallestChange = 0.002;

export type RoomSound = ReturnType<typeof openRoomSound>;

export function openRoomSound(onStep: (isBehind: boolean) => void) {
  const keeper = createStepKeeper();
  const listeners = new Set<() => void>();
  let round: Round | null = null;
  let audio: DualAudio | null = null;
  let loadedId: string | null = null;
  let isPlaying = false;
  let isWaiting = false;
  let pace = 1;
  let wasBehind = false;
  let state: SoundState = { atMs: 0, nowMs: null, behindMs: null, isBlocked: false, isMuted: false };
  const stretches = followStretches({ now: Date.now, newId: () => crypto.randomUUID(), onStretch: keepStretch });
  const clock = openServerClock(() => tick());

  function set(change: Partial<SoundState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function load({ episode }: Round): DualAudio {
    audio ??= openDualAudio({
      onPlaying(playing) {
        isPlaying = playing;
        if (playing) keeper.forgetJump();
        tell();
      },
      onPosition: tell,
      onDuration: () => {},
      onEnded: tell,
      onError: () => (loadedId = null),
    });
    if (loadedId !== episode.id) {
      loadedId = episode.id;
      // Fetched at once, not with the first second that is heard.
      audio.prepareNext(episode.audio_url);
      audio.load(episode.audio_url);
      keeper.forgetJump();
    }
    return audio;
  }

  function tell(): void {
    if (!round || !audio) return;
    const { episode, season } = round;
    const heard = { id: episode.id, title: episode.title, description: '', audioUrl: episode.audio_url };
    stretches.hear({
      currentEpisode: { ...heard, seasonId: season.id },
      isPlaying: isPlaying && !state.isMuted,
      position: audio.position(),
      speed: 1,
    });
  }

  async function start(sound: DualAudio): Promise<void> {
    if (isWaiting || isPlaying || state.isBlocked) return;
    isWaiting = true;
    try {
      await sound.play();
    } catch (error) {
      if (error instanceof DOMException && error.name === 'NotAllowedError') set({ isBlocked: true });
    } finally {
      isWaiting = false;
    }
  }

  function tick(): void {
    const nowMs = clock.now();
    if (!round || nowMs === null) return;
    const atMs = placeAt(round, round.episode.duration_ms, nowMs);
    const sound = load(round);
    const isOn = round.phase === 'playing' && nowMs >= round.place.since_ms && atMs < round.episode.duration_ms;
    if (!isOn) {
      if (isPlaying && atMs < round.episode.duration_ms) sound.pause();
      if (!isPlaying && Math.abs(sound.position() * 1000 - atMs) > 50) sound.seek(atMs / 1000);
      noteStep(false);
      return set({ atMs, nowMs, behindMs: null });
    }
    if (!isPlaying) {
      void start(sound);
      noteStep(true);
      return set({ atMs, nowMs, behindMs: null });
    }
    const correction = keeper.correct({ atMs: sound.position() * 1000, roomMs: atMs, nowMs: performance.now() });
    if (correction.jumpToMs !== null) sound.seek(Math.min(correction.jumpToMs, round.episode.duration_ms) / 1000);
    if (Math.abs(correction.pace - pace) > smallestChange || correction.pace === 1) {
      if (correction.pace !== pace) sound.setSpeed(correction.pace);
      pace = correction.pace;
    }
    const behindMs = atMs - sound.position() * 1000;
    noteStep(Math.abs(behindMs) > behindAfterMs);
    set({ atMs, nowMs, behindMs });
  }

  let step: { isBehind: boolean; times: number } = { isBehind: false, times: 0 };
  /** A seat does not flicker: what is said of it was so for a second. */
  function noteStep(isBehind: boolean): void {
    step = step.isBehind === isBehind ? { isBehind, times: step.times + 1 } : { isBehind, times: 1 };
    if (step.times < 4 || wasBehind === isBehind) return;
    wasBehind = isBehind;
    onStep(isBehind);
  }

  const timer = setInterval(tick, tickMs);
  const stopOneSound = keepOneSound({
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getState: () => ({ ...initialState, isPlaying: isPlaying && !state.isMuted }),
    yieldSound: () => {
      audio?.pause();
      set({ isBlocked: true });
    },
  });

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    follow(next: Round) {
      if (round && next.id === round.id && next.version < round.version) return;
      const isElsewhere = round && (next.place.since_ms !== round.place.since_ms || next.phase !== round.phase);
      round = next;
      if (isElsewhere) keeper.forgetJump();
      tick();
      // A moment that lies ahead is met to the millisecond, not with the next tick.
      const nowMs = clock.now();
      if (nowMs !== null && next.phase === 'playing' && next.place.since_ms > nowMs)
        setTimeout(tick, next.place.since_ms - nowMs);
    },
    /** The listener's own press, which lets the browser play. */
    allow() {
      set({ isBlocked: false });
      tick();
    },
    toggleMuted() {
      set({ isMuted: !state.isMuted });
      audio?.setVolume(1, state.isMuted);
    },
    close() {
      clearInterval(timer);
      clock.stop();
      stopOneSound();
      stretches.flush();
      audio?.unload();
      round = null;
    },
  };
}
