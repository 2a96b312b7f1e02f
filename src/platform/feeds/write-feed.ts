// RSS 2.0 with the tags that podcast apps read.
import { XMLBuilder } from 'fast-xml-parser';
import { podcastGuid } from './podcast-guid.ts';

export type PodcastEpisode = {
  /** Never changes, even if the address does. */
  guid: string;
  title: string;
  description: string;
  link: string;
  audio: { url: string; bytes: number; type: string };
  /** WebVTT captions. */
  transcriptUrl: string | null;
  durationMs: number;
  published: Date;
  season: number;
  seasonName: string;
  episode: number;
};

export type CastMember = { name: string; /** As the podcast taxonomy names roles of its group `cast`. */ role: string };

export type Podcast = {
  title: string;
  description: string;
  author: string;
  /** The page about it, and the feed's own address. */
  link: string;
  feedUrl: string;
  /** JPEG or PNG, square. */
  imageUrl: string | null;
  category: string;
  cast?: readonly CastMember[];
  /** Whether words or voices come from machines; said in the way of the podcasting 2.0 specification. */
  aiMade: boolean;
  /** In the order they are to be listed. */
  episodes: PodcastEpisode[];
};

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressEmptyNode: true,
  format: true,
});

const namespaces = {
  '@xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
  '@xmlns:atom': 'http://www.w3.org/2005/Atom',
  '@xmlns:podcast': 'https://podcastindex.org/namespace/1.0',
};

const madeByAi = { '@purpose': 'ai-content', '#text': 'true' };

/** All addresses must be absolute. */
export function writeFeed(podcast: Podcast): string {
  const image = podcast.imageUrl;
  const channel = {
    title: plain(podcast.title),
    link: podcast.link,
    'atom:link': { '@href': podcast.feedUrl, '@rel': 'self', '@type': 'application/rss+xml' },
    description: plain(podcast.description),
    language: 'en',
    'itunes:author': plain(podcast.author),
    'itunes:explicit': 'false',
    'itunes:type': 'serial',
    'itunes:category': { '@text': podcast.category },
    'podcast:guid': podcastGuid(podcast.feedUrl),
    'podcast:medium': 'podcast',
    ...(podcast.aiMade ? { 'podcast:txt': madeByAi } : {}),
    'podcast:person': (podcast.cast ?? []).map(({ name, role }) => ({
      '@role': role,
      '@group': 'cast',
      '#text': plain(name),
    })),
    ...(image
      ? { 'itunes:image': { '@href': image }, image: { url: image, title: plain(podcast.title), link: podcast.link } }
      : {}),
    item: podcast.episodes.map((episode) => writeItem(episode, podcast.aiMade)),
  };
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    rss: { '@version': '2.0', ...namespaces, channel },
  }) as string;
}

function writeItem({ audio, transcriptUrl, ...episode }: PodcastEpisode, aiMade: boolean) {
  return {
    title: plain(episode.title),
    description: plain(episode.description),
    link: episode.link,
    guid: { '@isPermaLink': 'false', '#text': episode.guid },
    pubDate: episode.published.toUTCString(),
    enclosure: { '@url': audio.url, '@length': String(audio.bytes), '@type': audio.type },
    'itunes:duration': Math.round(episode.durationMs / 1000),
    'itunes:season': episode.season,
    'itunes:episode': episode.episode,
    'itunes:episodeType': 'full',
    'itunes:explicit': 'false',
    'podcast:season': { '@name': plain(episode.seasonName), '#text': episode.season },
    'podcast:episode': episode.episode,
    ...(aiMade ? { 'podcast:txt': madeByAi } : {}),
    ...(transcriptUrl ? { 'podcast:transcript': { '@url': transcriptUrl, '@type': 'text/vtt' } } : {}),
  };
}

/** Without the characters that XML cannot hold, however they are escaped. */
function plain(text: string): string {
  return text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}
