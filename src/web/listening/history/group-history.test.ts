import { expect, test } from 'vitest';
import type { Listened, ListeningSeason } from '#shared/listening-log.ts';
import { filterEntries, groupByDay, listEntries, markHits } from './group-history.ts';

const minute = 60_000;
const nowMs = new Date(2026, 10, 22, 20).getTime();
const episode = (number: number, title: string) => ({
  id: `e${number}`,
  number,
  title,
  description: '',
  duration_ms: 252_000,
  voice_audio_url: '/e.mp3',
  stream_url: null,
});
const season: ListeningSeason = {
  id: 's1',
  title: 'Salt in the Lamp Oil',
  show_id: 'w1',
  show_name: 'The Lantern Keepers',
  featured_image_url: null,
  background_music_url: null,
  doors_open: true,
  episodes: [episode(1, 'The Lamp That Blinked First'), episode(2, 'A Ledger in the Wrong Hand')],
};
const seasons = new Map([['s1', season]]);
let ids = 0;
const heard = (minutesAgo: number, change: Partial<Listened> = {}): Listened => ({
  id: `event-${++ids}`,
  episode_id: 'e1',
  season_id: 's1',
  device_id: 'here',
  device_kind: 'computer',
  kind: 'play',
  from_ms: 0,
  to_ms: minute,
  at_ms: nowMs - minutesAgo * minute,
  ...change,
});

test('what is heard in one sitting is one entry, another device and another evening are others', () => {
  const entries = listEntries(
    [
      heard(50, { to_ms: 72_000 }),
      heard(45, { from_ms: 72_000, to_ms: 161_000 }),
      heard(44, { device_id: 'there', device_kind: 'phone' }),
      heard(24 * 60),
      heard(3, { kind: 'heard' }),
      heard(2, { season_id: 'unknown' }),
    ],
    seasons,
  );
  expect(entries.map(({ deviceKind, fromMs, toMs, ids: { length } }) => [deviceKind, fromMs, toMs, length])).toEqual([
    ['phone', 0, minute, 1],
    ['computer', 0, 161_000, 2],
    ['computer', 0, minute, 1],
  ]);
  expect(groupByDay(entries, nowMs).map(({ label, entries: { length } }) => [label, length])).toEqual([
    ['Today', 2],
    ['Yesterday', 1],
  ]);
  expect(groupByDay(listEntries([heard(3 * 24 * 60)], seasons), nowMs)[0]!.label).toBe('Thursday, November 19');
});

test('words are sought in episode, season and show, and entries by whether they were finished', () => {
  const entries = listEntries([heard(10, { to_ms: 250_000 }), heard(200, { episode_id: 'e2' })], seasons);
  const found = (words: string, filter: 'all' | 'heard' | 'not finished' = 'all') =>
    filterEntries(entries, words, filter).map((entry) => entry.episode.id);
  expect(found('')).toEqual(['e1', 'e2']);
  expect(found(' ledger ')).toEqual(['e2']);
  expect(found('KEEPERS')).toEqual(['e1', 'e2']);
  expect(found('', 'heard')).toEqual(['e1']);
  expect(found('', 'not finished')).toEqual(['e2']);
  expect(found('dragon')).toEqual([]);
});

test('hits are marked wherever they stand', () => {
  expect(markHits('The Gatekeeper’s Keep', 'keep')).toEqual([
    { text: 'The Gate', hit: false },
    { text: 'keep', hit: true },
    { text: 'er’s ', hit: false },
    { text: 'Keep', hit: true },
  ]);
  expect(markHits('Salt', '')).toEqual([{ text: 'Salt', hit: false }]);
});
