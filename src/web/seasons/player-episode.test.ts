import { expect, test } from 'vitest';
import type { Episode, Season } from '#shared/seasons.ts';
import { cleanTitle, isPlayable, playingTime, toPlayerEpisode } from './player-episode.ts';

const finished = {
  id: 'e1',
  season_id: 's1',
  episode_number: 2,
  title: '**The Lamp** That _Blinked_',
  content: `# One\n${'word '.repeat(100)}`,
  voice_audio_url: '/e1.mp3',
  stream_url: null,
  captions_url: null,
  duration_ms: 3_300_000,
  stage: 'ready',
  choice_text: null,
  created_at: '2026-01-01T00:00:00Z',
} satisfies Episode;
const season = { id: 's1', featured_image_url: '/p/480.webp', background_music_url: '/loop.mp3' } as Season;

test('the player gets a clean title and at most 200 characters of text', () => {
  const heard = toPlayerEpisode(season, finished);
  expect(heard).toMatchObject({
    title: 'The Lamp That Blinked',
    audioUrl: '/e1.mp3',
    streaming: false,
    seasonId: 's1',
  });
  expect(heard?.description.replace(/\.\.\.$/, '').length).toBeLessThanOrEqual(200);
  expect(heard?.description).not.toContain('#');
});

test('a stream is played until the finished file is there, and nothing before either', () => {
  const streamed = { ...finished, voice_audio_url: null, stream_url: '/live' };
  expect(toPlayerEpisode(season, streamed)).toMatchObject({ audioUrl: '/live', streaming: true });
  const silent = { ...finished, voice_audio_url: null };
  expect(isPlayable(silent)).toBe(false);
  expect(toPlayerEpisode(season, silent)).toBeNull();
});

test('a title of marks alone falls back to the number', () => {
  expect(cleanTitle({ ...finished, title: '## ' })).toBe('Episode 2');
});

test('the playing time is told in hours and minutes', () => {
  expect(playingTime([finished, { ...finished, duration_ms: 1_200_000 }])).toBe('1 hr 15 min');
  expect(playingTime([{ ...finished, duration_ms: 3_600_000 }])).toBe('1 hr');
  expect(playingTime([{ ...finished, duration_ms: null }])).toBeNull();
});
