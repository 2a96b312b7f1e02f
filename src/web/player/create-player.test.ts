import { beforeEach, expect, test, vi, type Mock } from 'vitest';
import type { PlayerEpisode } from '#shared/listening.ts';
import type { DualAudio, AudioEvents } from './audio/dual-audio.ts';
import type { PlaceBed } from './audio/place-bed.ts';
import { createPlayer, type PlayerParts } from './create-player.ts';

const first: PlayerEpisode = { id: 'e1', title: 'One', description: '', audioUrl: '/one.mp3', durationMs: 100_000 };
const second: PlayerEpisode = { id: 'e2', title: 'Two', description: '', audioUrl: '/two.mp3' };
const streamed: PlayerEpisode = { ...first, audioUrl: '/one/stream', streaming: true, durationMs: 20_000 };

type SilentAudio = DualAudio & {
  loaded: string[];
  refuse: Error | null;
  handOverAnswer: boolean;
  unload: Mock<DualAudio['unload']>;
  setVolume: Mock<DualAudio['setVolume']>;
  setSpeed: Mock<DualAudio['setSpeed']>;
  handOver: Mock<DualAudio['handOver']>;
};

/** A audio that plays nothing but keeps the promises of one: events follow what is asked of it. */
function silentAudio(events: AudioEvents): SilentAudio {
  let position = 0;
  const audio: SilentAudio = {
    loaded: [],
    refuse: null,
    handOverAnswer: true,
    load(url: string) {
      audio.loaded.push(url);
      position = 0;
    },
    unload: vi.fn<DualAudio['unload']>(),
    async play() {
      if (audio.refuse) throw audio.refuse;
      events.onPlaying(true);
    },
    pause() {
      events.onPlaying(false);
    },
    seek(seconds: number) {
      position = seconds;
    },
    position: () => position,
    setVolume: vi.fn<DualAudio['setVolume']>(),
    setSpeed: vi.fn<DualAudio['setSpeed']>(),
    prepareNext: vi.fn<DualAudio['prepareNext']>(),
    untilPrepared: async () => false,
    handOver: vi.fn<DualAudio['handOver']>(async () => audio.handOverAnswer),
  };
  return audio;
}

let audio: SilentAudio;
let events: AudioEvents;
let mix: ReturnType<typeof vi.fn<PlayerParts['mix']>>;
let tellUnplayable: ReturnType<typeof vi.fn<() => void>>;
let releaseMix: ReturnType<typeof vi.fn<PlayerParts['releaseMix']>>;
let player: ReturnType<typeof createPlayer>;

beforeEach(() => {
  mix = vi.fn<PlayerParts['mix']>(async () => 'blob:mixed');
  tellUnplayable = vi.fn<() => void>();
  releaseMix = vi.fn<PlayerParts['releaseMix']>();
  player = createPlayer({
    tellUnplayable,
    openAudio(given) {
      events = given;
      audio = silentAudio(given);
      return audio;
    },
    mix,
    releaseMix,
  });
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('choosing an episode loads it at its start and never plays it', () => {
  player.choose(first);
  expect(audio.loaded).toEqual(['/one.mp3']);
  expect(player.getState()).toMatchObject({ isPlaying: false, position: 0, duration: 100, userPaused: false });
});

test('choosing another episode stops what plays, resets the position and clears the user-paused flag', async () => {
  player.playEpisode(first);
  await settled();
  player.seek(40);
  player.pause();
  player.choose(second);
  expect(player.getState()).toMatchObject({ isPlaying: false, position: 0, userPaused: false });
  expect(player.getState().currentEpisode?.id).toBe('e2');
});

test('after the listener paused, play requests from elsewhere are ignored until the listener plays again', async () => {
  player.choose(first);
  player.requestPlay();
  await settled();
  expect(player.getState().isPlaying).toBe(true);
  player.pause();
  player.requestPlay();
  await settled();
  expect(player.getState()).toMatchObject({ isPlaying: false, userPaused: true });
  player.toggle();
  await settled();
  expect(player.getState()).toMatchObject({ isPlaying: true, userPaused: false });
});

test('the end sets playing to false and calls back', async () => {
  const onEpisodeEnd = vi.fn<() => void>();
  player.playEpisode(first, { onEpisodeEnd });
  await settled();
  events.onEnded();
  expect(player.getState().isPlaying).toBe(false);
  expect(onEpisodeEnd).toHaveBeenCalledOnce();
});

test('an episode that was heard before is chosen at its end, silent, and its end is not heard again', async () => {
  const onEpisodeEnd = vi.fn<() => void>();
  player.playEpisode(second);
  await settled();
  player.chooseHeard(first);
  expect(player.getState()).toMatchObject({ isPlaying: false, position: 100, currentEpisode: { id: 'e1' } });
  player.choose(first, { onEpisodeEnd });
  events.onEnded();
  expect(onEpisodeEnd).not.toHaveBeenCalled();
  player.play();
  await settled();
  events.onEnded();
  expect(onEpisodeEnd).toHaveBeenCalledOnce();
});

test('an error and a refused play both set playing to false', async () => {
  player.playEpisode(first);
  await settled();
  events.onError();
  expect(player.getState().isPlaying).toBe(false);
  audio.refuse = new Error('NotAllowedError');
  player.play();
  await settled();
  expect(player.getState().isPlaying).toBe(false);
});

test('the start is told once for each chosen episode', async () => {
  const onStart = vi.fn<() => void>();
  player.choose(first, { onStart });
  expect(onStart).not.toHaveBeenCalled();
  player.play();
  player.pause();
  player.play();
  expect(onStart).toHaveBeenCalledOnce();
});

test('skips are 15 seconds and stop at both ends', () => {
  player.choose(first);
  player.skipBack();
  expect(audio.position()).toBe(0);
  player.seek(95);
  player.skipForward();
  expect(audio.position()).toBe(100);
  player.skipBack();
  expect(audio.position()).toBe(85);
});

test('the volume starts full, and moving it ends a mute', () => {
  expect(player.getState()).toMatchObject({ volume: 1, muted: false });
  player.choose(first);
  player.toggleMuted();
  player.setVolume(0.4);
  expect(player.getState()).toMatchObject({ volume: 0.4, muted: false });
  expect(audio.setVolume).toHaveBeenLastCalledWith(0.4, false);
});

test('close clears the episode and playing', async () => {
  player.playEpisode(first);
  await settled();
  player.close();
  expect(player.getState()).toMatchObject({ currentEpisode: null, isPlaying: false, position: 0 });
  expect(audio.unload).toHaveBeenCalledOnce();
});

test('a stream shows what is voiced so far, then goes over to the finished file', async () => {
  player.playEpisode(streamed);
  await settled();
  events.onDuration(99);
  expect(player.getState()).toMatchObject({ isStreaming: true, duration: 20 });
  player.refresh({ ...streamed, durationMs: 50_000 });
  expect(player.getState()).toMatchObject({ isStreaming: true, duration: 50 });
  player.refresh(first);
  await settled();
  expect(audio.handOver).toHaveBeenCalledWith('/one.mp3', expect.any(Function));
  expect(player.getState()).toMatchObject({ isStreaming: false, duration: 100, isPlaying: true });
  expect(audio.loaded).toEqual(['/one/stream']);
});

test('a title that comes while the finished file is gone over to stays', async () => {
  let goOver: (taken: boolean) => void = () => {};
  player.playEpisode({ ...streamed, title: 'Episode 1', seasonTitle: 'Mira and Tobias' });
  audio.handOver.mockImplementationOnce(() => new Promise((resolve) => (goOver = resolve)));
  player.refresh({
    ...streamed,
    title: 'Episode 1',
    seasonTitle: 'Mira and Tobias',
    audioUrl: '/one.mp3',
    streaming: false,
  });
  player.refresh({ ...first, seasonTitle: 'The Other Side' });
  goOver(true);
  await settled();
  expect(player.getState()).toMatchObject({
    currentEpisode: { title: 'One', seasonTitle: 'The Other Side', audioUrl: '/one.mp3' },
    isStreaming: false,
    duration: 100,
  });
  expect(player.getState().currentEpisode?.streaming).toBe(false);
});

test('a finished file that can not be played leaves the stream, and the next news tries again', async () => {
  player.choose(streamed);
  audio.handOverAnswer = false;
  player.refresh(first);
  await settled();
  expect(player.getState().isStreaming).toBe(true);
  audio.handOverAnswer = true;
  player.refresh(first);
  await settled();
  expect(player.getState().isStreaming).toBe(false);
});

test('background music is mixed when the episode is first played, once, and taken over to', async () => {
  player.choose({ ...first, backgroundMusicUrl: '/loop.mp3' });
  expect(mix).not.toHaveBeenCalled();
  player.play();
  player.pause();
  player.play();
  await settled();
  expect(mix).toHaveBeenCalledOnce();
  expect(mix).toHaveBeenCalledWith('/one.mp3', '/loop.mp3', expect.any(AbortSignal));
  expect(audio.handOver).toHaveBeenCalledWith('blob:mixed', expect.any(Function));
  player.close();
  expect(releaseMix).toHaveBeenCalledWith('blob:mixed');
});

test('without music nothing is mixed, and a failed mix keeps the original audio and its reason', async () => {
  player.playEpisode(second);
  await settled();
  expect(mix).not.toHaveBeenCalled();
  const failure = new Error('decoding failed');
  mix.mockRejectedValueOnce(failure);
  player.playEpisode({ ...first, backgroundMusicUrl: '/loop.mp3' });
  await settled();
  expect(audio.handOver).not.toHaveBeenCalled();
  expect(player.getState().isPlaying).toBe(true);
  expect(player.mixError()).toBe(failure);
});

test('music and place sound beside a streamed voice, and end where a file with both takes over', async () => {
  const bed = {
    sound: vi.fn<PlaceBed['sound']>(),
    hush: vi.fn<PlaceBed['hush']>(),
    setVolume: vi.fn<PlaceBed['setVolume']>(),
  };
  player = createPlayer({
    openAudio(given) {
      events = given;
      audio = silentAudio(given);
      return audio;
    },
    mix,
    releaseMix,
    openBed: () => bed,
  });
  player.choose({ ...streamed, backgroundMusicUrl: '/loop.mp3' });
  expect(bed.sound).not.toHaveBeenCalled();
  player.play();
  expect(bed.sound).toHaveBeenLastCalledWith('/loop.mp3', 0);
  player.setVolume(0.5);
  expect(bed.setVolume).toHaveBeenLastCalledWith(0.5);
  player.toggleMuted();
  expect(bed.setVolume).toHaveBeenLastCalledWith(0);
  bed.hush.mockClear();
  player.pause();
  expect(bed.hush).toHaveBeenCalled();
  player.play();
  expect(bed.sound).toHaveBeenCalledTimes(2);
  player.refresh({ ...first, backgroundMusicUrl: '/loop.mp3' });
  bed.hush.mockClear();
  await settled();
  expect(audio.handOver).toHaveBeenLastCalledWith('blob:mixed', expect.any(Function));
  expect(bed.hush).toHaveBeenCalled();
  const soundedTimes = bed.sound.mock.calls.length;
  events.onPlaying(false);
  events.onPlaying(true);
  expect(bed.sound).toHaveBeenCalledTimes(soundedTimes);
  player.choose(second);
  events.onPlaying(true);
  expect(bed.sound).toHaveBeenCalledTimes(soundedTimes);
});

test('a mix that comes too late is let go', async () => {
  let finish: (url: string) => void = () => {};
  mix.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
  player.playEpisode({ ...first, backgroundMusicUrl: '/loop.mp3' });
  player.choose(second);
  finish('blob:late');
  await settled();
  expect(audio.handOver).not.toHaveBeenCalled();
  expect(releaseMix).toHaveBeenCalledWith('blob:late');
});

test('an episode opens where the listener left it, three seconds earlier after ten minutes, and a stream at its start', () => {
  const left = (seconds: number, minutesAgo: number) => ({ seconds, atMs: Date.now() - minutesAgo * 60_000 });
  const places: Record<string, ReturnType<typeof left>> = { e1: left(72, 1), e2: left(72, 11) };
  player = createPlayer({
    openAudio: (given) => (audio = silentAudio(given)),
    mix,
    releaseMix,
    placeOf: ({ id }) => places[id] ?? null,
  });
  player.choose(first);
  expect([player.getState().position, audio.position(), player.getState().isPlaying]).toEqual([72, 72, false]);
  player.choose(second);
  expect(player.getState().position).toBe(69);
  player.choose(streamed);
  expect(player.getState().position).toBe(0);
});

test('after a pause of ten minutes it goes on three seconds earlier', () => {
  vi.useFakeTimers();
  player.playEpisode(first);
  player.seek(50);
  player.pause();
  vi.advanceTimersByTime(9 * 60_000);
  player.play();
  expect(audio.position()).toBe(50);
  player.pause();
  vi.advanceTimersByTime(10 * 60_000);
  player.play();
  expect(audio.position()).toBe(47);
  vi.useRealTimers();
});

test('speed stays from episode to episode, within what the ear can follow', () => {
  player.choose(first);
  player.setSpeed(1.27);
  player.choose(second);
  expect(audio.setSpeed).toHaveBeenLastCalledWith(1.27);
  player.setSpeed(9);
  expect(player.getState().speed).toBe(2);
  player.setSpeed(0.1);
  player.close();
  expect(player.getState().speed).toBe(0.75);
});

test('a press that brings no sound, or whose sound breaks off, is told once; what the player itself stopped is not', async () => {
  player.choose(first);
  audio.refuse = new DOMException('no source', 'NotSupportedError');
  player.play();
  await vi.waitFor(() => expect(tellUnplayable).toHaveBeenCalledTimes(1));
  events.onError();
  expect(tellUnplayable).toHaveBeenCalledTimes(1);
  expect(player.getState().isPlaying).toBe(false);
  audio.refuse = null;
  player.play();
  events.onError();
  expect(tellUnplayable).toHaveBeenCalledTimes(2);
  player.play();
  player.pause();
  events.onError();
  audio.refuse = new DOMException('another load', 'AbortError');
  player.play();
  await new Promise((done) => setTimeout(done));
  expect(tellUnplayable).toHaveBeenCalledTimes(2);
});
