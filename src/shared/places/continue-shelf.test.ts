import { expect, test } from 'vitest';
import { fillShelf, timeLeft } from './continue-shelf.ts';
import type { Listened, ListeningSeason } from '../listening-log.ts';

const episode = (number: number, change = {}) => ({
  id: `e${number}`,
  number,
  title: `Episode ${number}`,
  description: '',
  duration_ms: 252_000,
  voice_audio_url: `/e${number}.mp3`,
  stream_url: null,
  ...change,
});
const salt: ListeningSeason = {
  id: 's1',
  title: 'Salt in the Lamp Oil',
  show_id: 'w1',
  show_name: 'The Lantern Keepers',
  featured_image_url: null,
  background_music_url: null,
  doors_open: true,
  episodes: [episode(1), episode(2), episode(3), episode(4, { voice_audio_url: null })],
};
const seasons = new Map([[salt.id, salt]]);
let ids = 0;
const heard = (change: Partial<Listened>): Listened => ({
  id: `event-${++ids}`,
  episode_id: 'e1',
  season_id: 's1',
  device_id: 'here',
  device_kind: 'computer',
  kind: 'play',
  from_ms: 0,
  to_ms: 72_000,
  at_ms: 1000,
  ...change,
});
const phone = { device_id: 'there', device_kind: 'phone' as const };
const shelf = (...log: Listened[]) => fillShelf(log, seasons, 'here');

test('a season goes on where this device left it, and with the next episode when that was heard', () => {
  expect(shelf(heard({}))[0]).toMatchObject({ episode: { id: 'e1' }, placeMs: 72_000, moreAfter: 2, offer: null });
  const [entry] = shelf(heard({ to_ms: 250_000 }));
  expect(entry).toMatchObject({ episode: { id: 'e2' }, placeMs: 0, allHeard: false, moreAfter: 1 });
  expect([...entry!.heardIds]).toEqual(['e1']);
  expect(shelf(heard({ episode_id: 'e3', to_ms: 252_000 }))[0]).toMatchObject({ allHeard: true, moreAfter: 0 });
});

test('a later and farther place of the phone is offered until this device takes or passes it', () => {
  const here = heard({});
  const there = heard({ ...phone, to_ms: 161_000, at_ms: 2000 });
  expect(shelf(here, there)[0]).toMatchObject({
    placeMs: 72_000,
    offer: { placeMs: 161_000, deviceKind: 'phone', episode: { id: 'e1' } },
  });
  expect(shelf(here, there, heard({ from_ms: 161_000, to_ms: 162_000, at_ms: 3000 }))[0]!.offer).toBeNull();
  expect(shelf(here, heard({ ...phone, to_ms: 161_000, at_ms: 500 }))[0]!.offer, 'earlier').toBeNull();
  expect(shelf(here, heard({ ...phone, to_ms: 30_000, at_ms: 2000 }))[0]!.offer, 'less far').toBeNull();
  expect(shelf(here, heard({ ...phone, episode_id: 'e2', to_ms: 5000, at_ms: 2000 }))[0]!.offer).toMatchObject({
    episode: { id: 'e2' },
  });
});

test('what was only heard elsewhere goes on there, without an offer', () => {
  expect(shelf(heard({ ...phone, to_ms: 161_000 }))[0]).toMatchObject({ placeMs: 161_000, offer: null });
});

test('what was taken off stays off until it is heard again, and unknown seasons are left out', () => {
  const off = heard({ kind: 'off', from_ms: 0, to_ms: 0, at_ms: 2000 });
  expect(shelf(heard({}), off)).toEqual([]);
  expect(shelf(heard({}), off, heard({ at_ms: 3000 }))).toHaveLength(1);
  expect(shelf(heard({ season_id: 'gone' }))).toEqual([]);
});

test('the last heard comes first', () => {
  const other = { ...salt, id: 's2', episodes: [episode(9)] };
  const log = [heard({ at_ms: 5 }), heard({ season_id: 's2', episode_id: 'e9', at_ms: 6 })];
  const all = fillShelf(log, new Map([...seasons, ['s2', other]]), 'here');
  expect(all.map(({ season }) => season.id)).toEqual(['s2', 's1']);
});

test('minutes left are rounded up', () => {
  expect(timeLeft(252_000, 72_000)).toBe('3 min left');
  expect(timeLeft(252_000, 71_000)).toBe('4 min left');
  expect(timeLeft(252_000, 200_000)).toBe('less than a minute left');
  expect(timeLeft(null, 0)).toBeNull();
});
