import { expect, test } from 'vitest';
import { durationMs, oldestFirst, playerEpisode } from './feed-episode.ts';

const episode = (id: string, publishDate: string | null) => ({
  id,
  title: `Episode ${id}`,
  description: 'words '.repeat(80),
  audioUrl: `/feeds/${id}.mp3`,
  duration: '12:05',
  publishDate,
});

test.each([
  ['12:05', 725_000],
  ['1:02:03', 3_723_000],
  ['90', 90_000],
  ['00:00', null],
  ['', null],
  ['about an hour', null],
  ['1:2:3:4', null],
])('a length of %j is %j ms', (text, ms) => {
  expect(durationMs(text)).toBe(ms);
});

test('episodes come oldest first, undated ones last', () => {
  const list = [
    episode('new', '2024-05-01'),
    episode('undated', null),
    episode('old', 'Tue, 03 Jan 2023 10:00:00 GMT'),
    episode('odd', 'someday'),
  ];
  expect(oldestFirst(list).map(({ id }) => id)).toEqual(['old', 'new', 'undated', 'odd']);
});

test('the player gets at most 200 characters, the square picture, and an id of its own', () => {
  const show = { id: 's1', image_url: '/tall.webp', square_image_url: '/square.webp' };
  const { id, description, imageUrl, durationMs: ms } = playerEpisode(episode('7', null), show);
  expect(id).toBe('s1/7');
  expect(description.length).toBeLessThanOrEqual(203);
  expect(imageUrl).toBe('/square.webp');
  expect(ms).toBe(725_000);
});

test('a title is shown and played without the marks that its feed has in it', () => {
  const show = { id: 's1', image_url: null, square_image_url: null };
  const titled = (title: string) => playerEpisode({ ...episode('7', null), title }, show).title;
  expect(titled('## **Episode 7:** The *Lamp*')).toBe('Episode 7: The Lamp');
  expect(titled('# ')).toBe('# ');
});
