import { expect, test } from 'vitest';
import type { Episode, SeasonProgress } from '#shared/seasons.ts';
import { applyProgress, isTurningPoint } from './apply-progress.ts';

const news: SeasonProgress = {
  season_id: 's',
  status: 'recording',
  episode_id: 'e2',
  episode_number: 2,
  stage: 'recording',
  lines_voiced: 3,
  lines_total: 30,
  stream_url: '/live',
  voice_audio_url: null,
  error: null,
};

function episode(id: string, parts: Partial<Episode> = {}): Episode {
  return {
    id,
    season_id: 's',
    episode_number: 1,
    title: 't',
    content: '',
    voice_audio_url: null,
    stream_url: null,
    captions_url: null,
    duration_ms: null,
    stage: 'queued',
    choice_text: null,
    doors: null,
    created_at: '2026-01-01T00:00:00Z',
    ...parts,
  };
}

test('the episode in production shows what the news say, the others stay as they are', () => {
  const finished = episode('e1', { stage: 'ready', voice_audio_url: '/e1.mp3' });
  const [first, second] = applyProgress([finished, episode('e2')], news);
  expect(first).toBe(finished);
  expect(second).toMatchObject({ stage: 'recording', stream_url: '/live', voice_audio_url: null });
});

test('a stream without a single voiced line is not offered, whatever the page was loaded with', () => {
  const [only] = applyProgress([episode('e2', { stream_url: '/live' })], { ...news, stream_url: null });
  expect(only?.stream_url).toBeNull();
});

test('an episode that failed has nothing to play, however much of it was voiced', () => {
  const [only] = applyProgress([episode('e2', { stream_url: '/live' })], {
    ...news,
    stage: 'failed',
    status: 'failed',
  });
  expect(only).toMatchObject({ stage: 'failed', stream_url: null });
});

test('an episode that is finished by now is not put back by older news', () => {
  const finished = episode('e2', { stage: 'ready', voice_audio_url: '/e2.mp3' });
  expect(applyProgress([finished], news)).toEqual([finished]);
});

test('only stages, episodes and finished files are turning points, not every line', () => {
  expect(isTurningPoint(null, news)).toBe(true);
  expect(isTurningPoint(news, { ...news, lines_voiced: 4 })).toBe(false);
  expect(isTurningPoint(news, { ...news, stage: 'finishing' })).toBe(true);
  expect(isTurningPoint(news, { ...news, voice_audio_url: '/e2.mp3' })).toBe(true);
});
