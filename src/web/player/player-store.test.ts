import { beforeEach, expect, test, vi, type Mock } from 'vitest';
import type { PlayerEpisode } from '#shared/listening.ts';
import type { Deck, DeckEvents } from './audio-deck.ts';
import { createPlayer, type PlayerParts } from './player-store.ts';

const first: PlayerEpisode = { id: 'e1', title: 'One', description: '', audioUrl: '/one.mp3', durationMs: 100_000 };
const second: PlayerEpisode = { id: 'e2', title: 'Two', description: '', audioUrl: '/two.mp3' };
const streamed: PlayerEpisode = { ...first, audioUrl: '/one/stream', streaming: true, durationMs: 20_000 };

type SilentDeck = Deck & {
  loaded: string[];
  refuse: Error | null;
  handOverAnswer: boolean;
  unload: Mock<Deck['unload']>;
  setVolume: Mock<Deck['setVolume']>;
  handOver: Mock<Deck['handOver']>;
};

/** A deck that plays nothing but keeps the promises of one: events follow what is asked of it. */
function silentDeck(events: DeckEvents): SilentDeck {
  let position = 0;
  const deck: SilentDeck = {
    loaded: [],
    refuse: null,
    handOverAnswer: true,
    load(url: string) {
      deck.loaded.push(url);
      position = 0;
    },
    unload: vi.fn<Deck['unload']>(),
    async play() {
      if (deck.refuse) throw deck.refuse;
      events.onPlaying(true);
    },
    pause() {
      events.onPlaying(false);
    },
    seek(seconds: number) {
      position = seconds;
    },
    position: () => position,
    setVolume: vi.fn<Deck['setVolume']>(),
    handOver: vi.fn<Deck['handOver']>(async () => deck.handOverAnswer),
  };
  return deck;
}

let deck: SilentDeck;
let events: DeckEvents;
let mix: ReturnType<typeof vi.fn<PlayerParts['mix']>>;
let releaseMix: ReturnType<typeof vi.fn<PlayerParts['releaseMix']>>;
let player: ReturnType<typeof createPlayer>;

beforeEach(() => {
  mix = vi.fn<PlayerParts['mix']>(async () => 'blob:mixed');
  releaseMix = vi.fn<PlayerParts['releaseMix']>();
  player = createPlayer({
    openDeck(given) {
      events = given;
      deck = silentDeck(given);
      return deck;
    },
    mix,
    releaseMix,
  });
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('choosing an episode loads it at its start and never plays it', () => {
  player.choose(first);
  expect(deck.loaded).toEqual(['/one.mp3']);
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

test('an error and a refused play both set playing to false', async () => {
  player.playEpisode(first);
  await settled();
  events.onError();
  expect(player.getState().isPlaying).toBe(false);
  deck.refuse = new Error('NotAllowedError');
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
  expect(deck.position()).toBe(0);
  player.seek(95);
  player.skipForward();
  expect(deck.position()).toBe(100);
  player.skipBack();
  expect(deck.position()).toBe(85);
});

test('the volume starts full, and moving it ends a mute', () => {
  expect(player.getState()).toMatchObject({ volume: 1, muted: false });
  player.choose(first);
  player.toggleMuted();
  player.setVolume(0.4);
  expect(player.getState()).toMatchObject({ volume: 0.4, muted: false });
  expect(deck.setVolume).toHaveBeenLastCalledWith(0.4, false);
});

test('close clears the episode and playing', async () => {
  player.playEpisode(first);
  await settled();
  player.close();
  expect(player.getState()).toMatchObject({ currentEpisode: null, isPlaying: false, position: 0 });
  expect(deck.unload).toHaveBeenCalledOnce();
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
  expect(deck.handOver).toHaveBeenCalledWith('/one.mp3', expect.any(Function));
  expect(player.getState()).toMatchObject({ isStreaming: false, duration: 100, isPlaying: true });
  expect(deck.loaded).toEqual(['/one/stream']);
});

test('a finished file that can not be played leaves the stream, and the next news tries again', async () => {
  player.choose(streamed);
  deck.handOverAnswer = false;
  player.refresh(first);
  await settled();
  expect(player.getState().isStreaming).toBe(true);
  deck.handOverAnswer = true;
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
  expect(deck.handOver).toHaveBeenCalledWith('blob:mixed', expect.any(Function));
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
  expect(deck.handOver).not.toHaveBeenCalled();
  expect(player.getState().isPlaying).toBe(true);
  expect(player.mixError()).toBe(failure);
});

test('a mix that comes too late is let go', async () => {
  let finish: (url: string) => void = () => {};
  mix.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
  player.playEpisode({ ...first, backgroundMusicUrl: '/loop.mp3' });
  player.choose(second);
  finish('blob:late');
  await settled();
  expect(deck.handOver).not.toHaveBeenCalled();
  expect(releaseMix).toHaveBeenCalledWith('blob:late');
});
