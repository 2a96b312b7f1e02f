import { stripMarkdown, type Episode, type Season, type Transcript } from '#shared/seasons.ts';
import { seasonAddress } from '../season-address.ts';
import { seasonFeedAddress } from './season-links.ts';

type Described = { season: Season; episodes: readonly Episode[]; transcript: Transcript | null; baseUrl: string };

/** Search engines are told of no more episodes than this, so that a long season's page stays light. */
const mostEpisodes = 50;
const mp3 = 'audio/mpeg';

/** What a season is in the words of schema.org, with its finished episodes; the words of one stand with it. */
export function describeSeason({ season, episodes, transcript, baseUrl }: Described): Record<string, unknown> {
  const url = baseUrl + seasonAddress(season.id);
  const finished = episodes.filter(({ voice_audio_url: audio }) => audio !== null);
  return {
    '@type': 'PodcastSeason',
    name: season.title,
    description: season.description ?? undefined,
    url,
    image: season.featured_image_url ? `${baseUrl}/media/og/seasons/${encodeURIComponent(season.id)}.jpg` : undefined,
    numberOfEpisodes: finished.length,
    partOfSeries: {
      '@type': 'PodcastSeries',
      name: season.show_name,
      url: `${baseUrl}/interactive-shows/${encodeURIComponent(season.show_id)}`,
      webFeed: baseUrl + seasonFeedAddress(season.id),
    },
    episode: finished.slice(0, mostEpisodes).map((episode) => ({
      '@type': 'PodcastEpisode',
      name: stripMarkdown(episode.title).trim() || `Episode ${episode.episode_number}`,
      episodeNumber: episode.episode_number,
      url: `${url}?e=${episode.episode_number}`,
      datePublished: episode.created_at.slice(0, 10),
      associatedMedia: {
        '@type': 'AudioObject',
        contentUrl: baseUrl + episode.voice_audio_url,
        encodingFormat: mp3,
        duration: isoDuration(episode.duration_ms),
        caption: episode.captions_url
          ? { '@type': 'MediaObject', contentUrl: baseUrl + episode.captions_url, encodingFormat: 'text/vtt' }
          : undefined,
        transcript: transcript?.episode_id === episode.id && transcript.complete ? wordsOf(transcript) : undefined,
      },
    })),
  };
}

/** The sound and the player that a link to a season is previewed with; none before there is something to hear. */
export function previewSound({ season, episodes, baseUrl }: Omit<Described, 'transcript'>) {
  const audio = episodes.find(({ voice_audio_url: url }) => url !== null)?.voice_audio_url;
  if (!audio) return {};
  return {
    audio: { url: baseUrl + audio, type: mp3 },
    player: { url: `${baseUrl}/embed/seasons/${encodeURIComponent(season.id)}`, width: 560, height: 320 },
  };
}

const wordsOf = ({ lines }: Transcript) => lines.map(({ speaker, text }) => `${speaker}: ${text}`).join('\n');

/** ISO 8601, in whole seconds: PT4M12S. */
function isoDuration(ms: number | null): string | undefined {
  if (ms === null) return undefined;
  const seconds = Math.round(ms / 1000);
  return `PT${Math.floor(seconds / 60)}M${seconds % 60}S`;
}
