import { beforeEach, expect, it, vi } from 'vitest';
import type { PlayerEpisode } from '#shared/listening.ts';
import type { AudioEvents } from '../audio/dual-audio.ts';
import { createPlayer, type Player } from '../create-player.ts';

const before: PlayerEpisode = { id: 'e1', title: 'One', description: '', audioUrl: '/one.mp3', durationMs: 100_000 };
const opening: PlayerEpisode = { id: 'opening c1', title: 'Episode 2', description: '', audioUrl: '/c1/live.mp3' };
const ordered: PlayerEpisode = { ...opening, id: 'e2', title: 'Two', audioUrl: '/e2/live.mp3', streaming: true };

let events: AudioEvents;
let loaded: string[];
let handedOver: string[];
let player: Player;
/** Whether the beginning is there. */
let isPrepared: PromiseWithResolvers<boolean>;
/** Whether a finished file takes over from its stream. */
let isTaken: boolean | Promise<boolean>;

beforeEach(() => {
  [loaded, handedOver, isPrepared, isTaken] = [[], [], Promise.withResolvers(), true];
  player = createPlayer({
    openAudio(given) {
      events = given;
      return {
        load: (url) => void loaded.push(url.replace(/\?.*/, '')),
        unload: () => void loaded.push('nothing'),
        play: async () => events.onPlaying(true),
        pause: () => events.onPlaying(false),
        seek: (seconds) => events.onPosition(seconds),
        position: () => 0,
        setVolume: () => {},
        setSpeed: () => {},
        prepareNext: () => {},
        untilPrepared: () => isPrepared.promise,
        async handOver(url) {
          handedOver.push(url);
          return isTaken;
        },
      };
    },
    openBed: vi.fn(),
    mix: async () => null,
    releaseMix: () => {},
  });
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('can be played before the order is answered, goes on in the same sound, and counts as heard once', async () => {
  player.choose(before);
  const ordering = player.beginOrder(opening, { plays: false });
  isPrepared.resolve(true);
  await settled();
  expect(player.getState()).toMatchObject({
    isPlaying: false,
    isStreaming: true,
    currentEpisode: { title: 'Episode 2', unlisted: true },
  });
  player.play();
  const onStart = vi.fn<() => void>();
  ordering.ordered(ordered, { onStart });
  player.pause();
  player.play();
  expect(loaded).toEqual(['/one.mp3', '/c1/live.mp3']);
  expect(onStart).toHaveBeenCalledOnce();
  expect(player.getState().currentEpisode).toMatchObject({ id: 'e2', title: 'Two' });
  expect(player.getState().currentEpisode!.unlisted).toBeUndefined();
  player.refresh({ ...ordered, audioUrl: '/e2.mp3', streaming: false });
  await settled();
  expect(handedOver, 'its finished file takes over as of any stream').toEqual(['/e2.mp3']);
});

it('takes back what was begun when the order is refused', async () => {
  player.choose(before);
  player.seek(99);
  const ordering = player.beginOrder(opening, { plays: true });
  isPrepared.resolve(true);
  await settled();
  expect(player.getState().isPlaying).toBe(true);
  ordering.refused();
  expect(player.getState()).toMatchObject({ currentEpisode: before, position: 99, isPlaying: false });
});

it('takes back to nothing where nothing was there', async () => {
  const ordering = player.beginOrder(opening, { plays: false });
  isPrepared.resolve(true);
  await settled();
  ordering.refused();
  expect(player.getState().currentEpisode).toBeNull();
  expect(loaded.at(-1)).toBe('nothing');
});

it('is fetched once more where a mix takes its element', async () => {
  player.choose(before);
  const overtaken = isPrepared;
  player.beginOrder(opening, { plays: false });
  isPrepared = Promise.withResolvers();
  isPrepared.resolve(true);
  overtaken.resolve(false);
  await settled();
  expect(player.getState().currentEpisode?.title).toBe('Episode 2');
});

it('waits for an episode that is going over to its finished file', async () => {
  const takenOver = Promise.withResolvers<boolean>();
  isTaken = takenOver.promise;
  player.choose({ ...before, streaming: true });
  player.refresh(before);
  player.beginOrder(opening, { plays: false });
  isPrepared.resolve(true);
  await settled();
  expect(player.getState().currentEpisode?.title).toBe('One');
  takenOver.resolve(true);
  await settled();
  expect(player.getState().currentEpisode?.title).toBe('Episode 2');
});

it.each([
  ['is not prepared', false],
  ['comes after the answer', true],
])('is left alone where it %s: the episode has its own stream', async (_when, isThere) => {
  player.choose(before);
  const ordering = player.beginOrder(opening, { plays: true });
  if (!isThere) isPrepared.resolve(false);
  await settled();
  ordering.ordered(ordered);
  isPrepared.resolve(isThere);
  await settled();
  expect(loaded).toEqual(['/one.mp3', '/e2/live.mp3']);
  expect(player.getState()).toMatchObject({ isPlaying: true, currentEpisode: { id: 'e2' } });
});

it('takes nothing away from what is heard, before and after the answer', async () => {
  player.playEpisode(before);
  const ordering = player.beginOrder(opening, { plays: false });
  isPrepared.resolve(true);
  await settled();
  ordering.ordered(ordered);
  expect(player.getState()).toMatchObject({ isPlaying: true, currentEpisode: { id: 'e1' } });
  expect(loaded).toEqual(['/one.mp3']);
});
