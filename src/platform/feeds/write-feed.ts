// RSS 2.0 with the tags that podcast apps read.
import { XMLBuilder } from 'fast-xml-parser';
import { podcastGuid } from './podcast-guid.ts';

export type PodcastEpisode = {
  /** Never changes, even if the address does. */
  guid: string;
  title: string;
  description: string;
  link: string;
  audio: { url: string; bytes: number; type: string; title: string; bitrate: number };
  /** The words with their times, best first. */
  transcripts: readonly { url: string; type: 'text/vtt' | 'application/srt' }[];
  /** A JSON document of podcastindex.org's chapters format. */
  chaptersUrl: string | null;
  /** The same otherwise mixed, `audio` not among them. */
  alternates: readonly { url: string; type: string; title: string; bitrate: number }[];
  /** What a listener can do about it in another place, said in a few words. */
  contentLink: { url: string; text: string } | null;
  /** JPEG or PNG, square; the podcast's own where it has none. */
  imageUrl: string | null;
  durationMs: number;
  published: Date;
  season: number;
  seasonName: string;
  episode: number;
};

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
  /** Whether words or voices come from machines; said in the way of the podcasting 2.0 specification. */
  aiMade: boolean;
  /** One listener's own: no directory may list it. Its episodes are of several stories, so they are no serial. */
  isPrivate?: boolean;
  /** In the order they are to be listed. */
  episodes: PodcastEpisode[];
};

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressEmptyNode: true,
  // Else `default="true"` loses its value, which is HTML's way and no XML.
  suppressBooleanAttributes: false,
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
    'itunes:type': podcast.isPrivate ? 'episodic' : 'serial',
    ...(podcast.isPrivate ? { 'itunes:block': 'Yes', 'podcast:block': 'yes' } : {}),
    'itunes:category': { '@text': podcast.category },
    'podcast:guid': podcastGuid(podcast.feedUrl),
    'podcast:medium': 'podcast',
    ...(podcast.aiMade ? { 'podcast:txt': madeByAi } : {}),
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

function writeItem({ audio, imageUrl, chaptersUrl, contentLink, ...episode }: PodcastEpisode, aiMade: boolean) {
  return {
    title: plain(episode.title),
    description: plain(episode.description),
    link: episode.link,
    guid: { '@isPermaLink': 'false', '#text': episode.guid },
    pubDate: episode.published.toUTCString(),
    enclosure: { '@url': audio.url, '@length': String(audio.bytes), '@type': audio.type },
    ...(imageUrl ? { 'itunes:image': { '@href': imageUrl } } : {}),
    'itunes:duration': Math.round(episode.durationMs / 1000),
    'itunes:season': episode.season,
    'itunes:episode': episode.episode,
    'itunes:episodeType': 'full',
    'itunes:explicit': 'false',
    'podcast:season': { '@name': plain(episode.seasonName), '#text': episode.season },
    'podcast:episode': episode.episode,
    ...(aiMade ? { 'podcast:txt': madeByAi } : {}),
    'podcast:transcript': episode.transcripts.map(({ url, type }) => ({
      '@url': url,
      '@type': type,
      '@language': 'en',
      '@rel': 'captions',
    })),
    ...(chaptersUrl ? { 'podcast:chapters': { '@url': chaptersUrl, '@type': 'application/json+chapters' } } : {}),
    ...(episode.alternates.length > 0
      ? {
          'podcast:alternateEnclosure': [
            {
              '@type': audio.type,
              '@title': audio.title,
              '@bitrate': String(audio.bitrate),
              '@default': 'true',
              'podcast:source': { '@uri': audio.url },
            },
            ...episode.alternates.map(({ url, type, title, bitrate }) => ({
              '@type': type,
              '@title': title,
              '@bitrate': String(bitrate),
              'podcast:source': { '@uri': url },
            })),
          ],
        }
      : {}),
    ...(contentLink ? { 'podcast:contentLink': { '@href': contentLink.url, '#text': contentLink.text } } : {}),
  };
}

/** Without the characters that XML cannot hold, however they are escaped. */
function plain(text: string): string {
  return text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}
