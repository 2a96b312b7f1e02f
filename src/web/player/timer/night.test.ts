import { beforeEach, expect, test, vi } from 'vitest';
import type { PlayerEpisode } from '#shared/listening.ts';
import { createPlayerStore } from '../store/player-store.ts';
import { isMorningAfter, readNight, type Night } from './night.ts';
import { watchNight } from './watch-night.ts';

const episode: PlayerEpisode = {
  id: 'e3',
  title: 'The Keeper Who Stayed',
  description: '',
  audioUrl: '/3.mp3',
  seasonId: 's1',
  number: 3,
};
const hourMs = 60 * 60 * 1000;
const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
beforeEach(() => kept.clear());

function listen() {
  const store = createPlayerStore();
  let nowMs = 1_000_000;
  store.set({ currentEpisode: episode, duration: 252, position: 20, isPlaying: true });
  let isRunning = true;
  const night = watchNight(
    { ...store, currentPosition: () => store.getState().position },
    () => isRunning,
    () => nowMs,
  );
  const hearUntil = (position: number) => {
    nowMs += (position - store.getState().position) * 1000;
    store.set({ position });
  };
  return { store, night, hearUntil, stopTimer: () => (isRunning = false) };
}

test('the last sign of waking is kept with where it stopped', () => {
  const { store, night, hearUntil } = listen();
  night.sign('timer');
  hearUntil(60);
  night.sign('touch');
  hearUntil(112);
  store.set({ volume: 0.4 });
  hearUntil(220);
  night.landed();
  expect(readNight()).toMatchObject({
    seasonId: 's1',
    awake: { episodeId: 'e3', seconds: 112, sign: 'volume' },
    stopped: { episodeId: 'e3', seconds: 220 },
    durationMs: 252_000,
  });
});

test('signs count while the timer runs, and the place where it was set when there were none', () => {
  const { night, hearUntil, stopTimer } = listen();
  night.sign('timer');
  hearUntil(200);
  stopTimer();
  night.sign('key');
  night.landed();
  expect(readNight()!.awake).toMatchObject({ seconds: 20, sign: 'timer' });
  night.landed();
  expect(readNight(), 'a second landing has no sign of its own').not.toBeNull();
});

test('what nobody can read is no night', () => {
  for (const broken of ['', '{', '{"seasonId":"s"}', '[]', 'null']) {
    kept.set('canto.night', broken);
    expect(readNight()).toBeNull();
  }
});

test('it is asked four hours later, until something else was heard for three minutes', () => {
  const stopped = { episodeId: 'e3', title: '', number: 3, seconds: 220, atMs: 0 };
  const night: Night = { seasonId: 's1', awake: { ...stopped, sign: 'key' }, stopped, durationMs: null };
  expect(isMorningAfter(night, [], 4 * hourMs - 1)).toBe(false);
  expect(isMorningAfter(night, [], 4 * hourMs)).toBe(true);
  const later = { from_ms: 0, to_ms: 100_000, at_ms: hourMs };
  expect(isMorningAfter(night, [later], 9 * hourMs)).toBe(true);
  expect(isMorningAfter(night, [later, later], 9 * hourMs)).toBe(false);
  expect(isMorningAfter(night, [{ ...later, to_ms: 900_000, at_ms: 1000 }], 9 * hourMs), 'heard that night').toBe(true);
});
