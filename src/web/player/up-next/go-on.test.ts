import { beforeEach, expect, test, vi } from 'vitest';
import type { PlayerEpisode } from '#shared/listening.ts';
import { createPlayerStore } from '../store/player-store.ts';
import { createUpNext } from './go-on.ts';

const episode = (id: string): PlayerEpisode => ({ id, title: id, description: '', audioUrl: `/${id}.mp3` });
const [one, two, three] = ['e1', 'e2', 'e3'].map(episode) as [PlayerEpisode, PlayerEpisode, PlayerEpisode];

let store: ReturnType<typeof createPlayerStore>;
let upNext: ReturnType<typeof createUpNext>;
const findNext = vi.fn(async (): Promise<PlayerEpisode | null> => two);
const prepare = vi.fn<(url: string) => void>();
const play = vi.fn<() => void>();
const playEpisode = vi.fn<(next: PlayerEpisode) => void>((next) => store.set({ currentEpisode: next }));
const atLast = vi.fn<(last: PlayerEpisode) => void>();
const nobodyTold = () => {};

beforeEach(() => {
  vi.clearAllMocks();
  store = createPlayerStore();
  store.set({ currentEpisode: one, duration: 100, position: 80, isPlaying: true });
  upNext = createUpNext({ store, findNext, prepare, playEpisode, play, atLast });
});

test('what follows is fetched once shortly before the end, and starts at it', async () => {
  store.set({ position: 60 });
  upNext.near();
  expect(findNext).not.toHaveBeenCalled();
  store.set({ position: 75 });
  upNext.near();
  upNext.near();
  await vi.waitFor(() => expect(prepare).toHaveBeenCalledWith('/e2.mp3'));
  store.set({ isPlaying: false });
  await upNext.goOn(nobodyTold);
  expect(playEpisode).toHaveBeenCalledWith(two);
  expect(findNext).toHaveBeenCalledOnce();
});

test('the queue comes before what follows, and what was queued again comes first', async () => {
  upNext.commands.playAfter(two);
  upNext.commands.playAfter(three);
  upNext.commands.playAfter(two);
  expect(store.getState().queue).toEqual([two, three]);
  upNext.near();
  expect(prepare).toHaveBeenCalledWith('/e2.mp3');
  await upNext.goOn(nobodyTold);
  expect(playEpisode).toHaveBeenCalledWith(two);
  expect(store.getState().queue).toEqual([three]);
});

test('with the setting off nothing starts, but the page may choose what follows', async () => {
  upNext.commands.setAutoNext(false);
  upNext.commands.playAfter(three);
  const chooses = vi.fn(() => store.set({ currentEpisode: two }));
  upNext.near();
  await upNext.goOn(chooses);
  expect(chooses).toHaveBeenCalledOnce();
  expect([prepare, play, playEpisode].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
  expect(store.getState().queue).toEqual([three]);
});

test('what the page chose is what starts', async () => {
  await upNext.goOn(() => store.set({ currentEpisode: three }));
  expect(play).toHaveBeenCalledOnce();
  expect(playEpisode).not.toHaveBeenCalled();
});

test('the sleep timer’s last episode is the last, this once', async () => {
  store.set({ isPlaying: false });
  upNext.commands.endAfterThis(true);
  await upNext.goOn(nobodyTold);
  expect(playEpisode).not.toHaveBeenCalled();
  expect(upNext.commands.endsAfterThis()).toBe(false);
  await upNext.goOn(nobodyTold);
  expect(playEpisode).toHaveBeenCalledOnce();
});

test('nothing follows a last episode, nor one whose next is not known', async () => {
  store.set({ isPlaying: false });
  findNext.mockResolvedValueOnce(null);
  await upNext.goOn(nobodyTold);
  store.set({ currentEpisode: three });
  findNext.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await upNext.goOn(nobodyTold);
  expect(playEpisode).not.toHaveBeenCalled();
});

test('at the last episode the doors ask, also where the next would not start by itself, and never after the sleep timer', async () => {
  store.set({ isPlaying: false });
  findNext.mockResolvedValueOnce(null);
  upNext.commands.setAutoNext(false);
  await upNext.goOn(nobodyTold);
  expect(atLast.mock.calls).toEqual([[one]]);
  upNext.commands.endAfterThis(true);
  await upNext.goOn(nobodyTold);
  expect(atLast).toHaveBeenCalledOnce();
});

test('what somebody chose while the next was looked up is left alone', async () => {
  store.set({ isPlaying: false });
  findNext.mockImplementationOnce(async () => {
    store.set({ currentEpisode: three });
    return two;
  });
  await upNext.goOn(nobodyTold);
  expect(playEpisode).not.toHaveBeenCalled();
});

test('after a recap its page says what follows, and whether that starts', async () => {
  upNext.commands.playAfter(three);
  store.set({ isPlaying: false, currentEpisode: { ...one, unlisted: true } });
  const chooses = vi.fn(() => store.set({ currentEpisode: two }));
  await upNext.goOn(chooses);
  expect(chooses).toHaveBeenCalledOnce();
  expect([play, playEpisode].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});
