import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlayerEpisode } from '#shared/listening.ts';
import type { AudioEvents } from './audio/dual-audio.ts';
import { createPlayer, type Player } from './create-player.ts';
import { followMediaSession } from './media-session.ts';

const episode: PlayerEpisode = {
  id: 'e1',
  title: 'The Wet Step',
  description: '',
  audioUrl: '/one.mp3',
  durationMs: 100_000,
  seasonTitle: 'Salt in the Lamp Oil',
  showName: 'The Lantern Keepers',
  imageUrl: '/media/pictures/cover/480.webp',
};

/** What a lock screen is told. */
type Screen = Pick<MediaSession, 'metadata' | 'playbackState' | 'setActionHandler' | 'setPositionState'>;

let screen: Screen;
let actions: Map<string, MediaSessionActionHandler | null>;
let place: MediaPositionState | undefined;
let events: AudioEvents;
let player: Player;
let stop: () => void;

beforeEach(() => {
  actions = new Map();
  place = undefined;
  screen = {
    metadata: null,
    playbackState: 'none',
    setActionHandler: (action, handler) => void actions.set(action, handler),
    setPositionState: (state) => (place = state),
  };
  vi.stubGlobal('navigator', { mediaSession: screen });
  vi.stubGlobal('location', { href: 'https://canto.test/seasons/s1' });
  vi.stubGlobal(
    'MediaMetadata',
    class {
      constructor(given: MediaMetadataInit) {
        Object.assign(this, given);
      }
    },
  );
  let position = 0;
  player = createPlayer({
    openAudio: (given) => {
      events = given;
      return {
        load: () => void (position = 0),
        unload: () => {},
        play: async () => events.onPlaying(true),
        pause: () => events.onPlaying(false),
        seek(seconds) {
          position = seconds;
          events.onPosition(seconds);
        },
        position: () => position,
        setVolume: () => {},
        setSpeed: () => {},
        prepareNext: () => {},
        untilPrepared: async () => false,
        handOver: async () => false,
      };
    },
    mix: async () => null,
    releaseMix: () => {},
  });
  stop = followMediaSession(player);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test('a lock screen names the episode, its season as album and its show as artist', () => {
  player.choose(episode);
  expect(screen.metadata).toMatchObject({
    title: 'The Wet Step',
    album: 'Salt in the Lamp Oil',
    artist: 'The Lantern Keepers',
  });
  player.choose({ ...episode, id: 'e2', title: 'A Well With a Lid' });
  expect(screen.metadata?.title).toBe('A Well With a Lid');
  player.close();
  expect(screen).toMatchObject({ metadata: null, playbackState: 'none' });
});

test('it has the picture in three sizes, small to large, with whole addresses', () => {
  player.choose(episode);
  const artwork = screen.metadata!.artwork;
  expect(artwork).toHaveLength(3);
  const widths = artwork.map(({ sizes }) => Number(/^(\d+)x\1$/.exec(sizes ?? '')?.[1]));
  expect(new Set(widths).size).toBe(3);
  expect(widths).toEqual(widths.toSorted((a, b) => a - b));
  for (const [i, { src, type }] of artwork.entries())
    expect({ src, type }).toEqual({
      src: `https://canto.test/media/pictures/cover/${widths[i]}.webp`,
      type: 'image/webp',
    });
});

test("a picture of somebody else's has the one size it has, and none is none", () => {
  player.choose({ ...episode, imageUrl: 'https://pods.test/cover.png' });
  expect(screen.metadata?.artwork).toEqual([{ src: 'https://pods.test/cover.png' }]);
  player.choose({ ...episode, id: 'e2', imageUrl: null });
  expect(screen.metadata?.artwork).toEqual([]);
});

test('it is told where the episode is and how fast, and moves it', async () => {
  player.choose(episode);
  expect(screen.playbackState).toBe('paused');
  actions.get('play')?.({ action: 'play' });
  await vi.waitFor(() => expect(screen.playbackState).toBe('playing'));
  player.setSpeed(1.25);
  actions.get('seekto')?.({ action: 'seekto', seekTime: 40 });
  expect(place).toEqual({ duration: 100, position: 40, playbackRate: 1.25 });
  actions.get('seekbackward')?.({ action: 'seekbackward' });
  expect(place).toMatchObject({ position: 25 });
  actions.get('seekforward')?.({ action: 'seekforward', seekOffset: 500 });
  expect(place).toMatchObject({ position: 100 });
  actions.get('pause')?.({ action: 'pause' });
  expect(screen.playbackState).toBe('paused');
});

test('nothing is left on it once nobody follows', () => {
  player.choose(episode);
  stop();
  expect(screen).toMatchObject({ metadata: null, playbackState: 'none' });
  expect([...actions.values()].every((handler) => handler === null)).toBe(true);
});
