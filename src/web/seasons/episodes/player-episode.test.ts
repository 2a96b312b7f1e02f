import { expect, test } from 'vitest';
import type { Episode, Season } from '#shared/seasons.ts';
import { isPlayable } from './episode-stage.ts';
import { cleanTitle, openingEpisode, playingTime, toPlayerEpisode } from './player-episode.ts';

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
  doors: null,
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

test('a season opens at its first episode, a remix that was just ordered at the one behind its new door', () => {
  const first = { ...finished, id: 'e0', episode_number: 1 };
  const made = (parts: Partial<Episode>) => ({
    ...finished,
    id: 'e3',
    episode_number: 3,
    voice_audio_url: null,
    ...parts,
  });
  const remix = { is_remixed: true, source_episode_number: 2 };
  const opened = (parts: Partial<Episode>, isNew = true) =>
    openingEpisode(remix, [first, finished, made(parts)], isNew)?.id;
  expect(opened({ stage: 'recording', stream_url: '/live' })).toBe('e3');
  expect(opened({ stage: 'ready', voice_audio_url: '/e3.mp3' })).toBe('e3');
  expect(opened({ stage: 'writing' }), 'not to be heard yet').toBeUndefined();
  expect(opened({ stage: 'failed' })).toBe('e0');
  expect(opened({ stage: 'recording', stream_url: '/live' }, false)).toBe('e0');
  expect(openingEpisode({ is_remixed: false, source_episode_number: null }, [first, finished], true)?.id).toBe('e0');
});
