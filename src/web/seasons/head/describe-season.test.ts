import { expect, it } from 'vitest';
import { pageMeta } from '#web/frame/head/page-meta.ts';
import type { Episode, Season } from '#shared/seasons.ts';
import { describeSeason, previewSound } from './describe-season.ts';

const baseUrl = 'https://canto.example';
const episode = (number: number, audio: string | null): Episode => ({
  id: `e${number}`,
  season_id: 'a',
  episode_number: number,
  title: '**The** Keeper',
  content: '',
  voice_audio_url: audio,
  stream_url: null,
  captions_url: audio && audio.replace('.mp3', '.vtt'),
  duration_ms: 252_016,
  stage: audio ? 'ready' : 'recording',
  choice_text: null,
  doors: null,
  created_at: '2026-11-20T10:00:00.000Z',
});
const episodes = [episode(1, '/media/episodes/a.mp3'), episode(2, null)];
const sampleSeason: Season = {
  id: 'a',
  show_id: 's',
  show_name: 'Salt',
  title: 'Salt in the Lamp Oil',
  description: null,
  featured_image_url: null,
  is_published: true,
  is_hidden: false,
  is_remixed: false,
  total_likes: 0,
  total_views: 0,
  total_episode_plays: 0,
  episode_count: 2,
  creator_id: null,
  creator_username: null,
  created_at: '2026-11-20T10:00:00.000Z',
  location_id: null,
  current_episode: 1,
  audience_rating: '4+',
  release_year: 2026,
  show_kind: 'interactive',
  show_slug: 'salt',
  show_is_open: true,
  background_music_url: null,
  status: 'recording',
  source_season_id: null,
  source_season_title: null,
  source_episode_number: null,
  is_creator: false,
  liked: false,
  saved: false,
  landscape_image_url: null,
  plot_idea: null,
  in_review: false,
};
const line = { role: 'narrator' as const, speaker: 'Narrator', text: 'It rained.', start_ms: 0, end_ms: 9, words: [] };
const transcript = { episode_id: 'e1', lines: [line], complete: true };

it('tells search engines of the episodes that can be heard, with sound, captions and words', () => {
  const { episode: told, numberOfEpisodes } = describeSeason({ season: sampleSeason, episodes, transcript, baseUrl });
  expect(numberOfEpisodes).toBe(1);
  expect(told).toMatchObject([
    {
      '@type': 'PodcastEpisode',
      name: 'The Keeper',
      url: `${baseUrl}/seasons/a?e=1`,
      associatedMedia: {
        contentUrl: `${baseUrl}/media/episodes/a.mp3`,
        duration: 'PT4M12S',
        caption: { contentUrl: `${baseUrl}/media/episodes/a.vtt` },
        transcript: 'Narrator: It rained.',
      },
    },
  ]);
});

it('previews a link with a player and its sound, once there is some', () => {
  const content = (sound: ReturnType<typeof previewSound>) =>
    pageMeta({ path: '/seasons/a', baseUrl, ...sound }).flatMap((entry) =>
      'content' in entry
        ? [`${'name' in entry ? entry.name : 'property' in entry ? entry.property : ''}=${entry.content}`]
        : [],
    );
  const told = content(previewSound({ season: sampleSeason, episodes, baseUrl }));
  expect(told).toContain(`og:audio=${baseUrl}/media/episodes/a.mp3`);
  expect(told).toContain('twitter:card=player');
  expect(told).toContain(`twitter:player=${baseUrl}/embed/seasons/${sampleSeason.id}`);
  expect(content(previewSound({ season: sampleSeason, episodes: [], baseUrl }))).toContain(
    'twitter:card=summary_large_image',
  );
});
