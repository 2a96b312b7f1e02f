// RSS 2.0 to episodes by the specification's rules; RSS 1.0 and Atom as far as they say the same things.
import { FeedError } from './feed.ts';
import type { Feed, FeedEpisode } from './feed.ts';
import { readDate, readDuration } from './feed-time.ts';
import { plainLine, plainText } from './plain-text.ts';
import { attribute, child, children, firstText, readXml, textOf } from './read-xml.ts';
import type { XmlNode } from './read-xml.ts';

const longestTitle = 500;
const longestDescription = 10_000;

/**
 * An item is kept only if its audio link contains `.mp3`, `.wav` or `audio` (in small or capital letters). The link is
 * the enclosure's address, else the guid; relative ones are resolved against `baseUrl`, and what is then no http(s)
 * address is no link. FeedError `broken_xml` or `not_a_feed`.
 */
export function readFeed(xml: string, baseUrl: string): Feed {
  const root = readXml(xml);
  const rdf = child(root, 'rdf:RDF');
  const channel = child(child(root, 'rss') ?? rdf ?? {}, 'channel') ?? child(root, 'feed');
  if (!channel) throw new FeedError('not_a_feed', 'There is no feed at that address.');
  const items = [...children(channel, 'item'), ...(rdf ? children(rdf, 'item') : []), ...children(channel, 'entry')];
  const seen = new Set<string>();
  return {
    title: plainLine(firstText(channel, 'title', 'itunes:title')).slice(0, longestTitle),
    description: plainText(firstText(channel, 'description', 'itunes:summary', 'subtitle')).slice(
      0,
      longestDescription,
    ),
    imageUrl: readImage(channel, baseUrl),
    episodes: items.flatMap((item, at) => readEpisode(item, at + 1, baseUrl, seen) ?? []),
  };
}

function readEpisode(item: XmlNode, place: number, baseUrl: string, seen: Set<string>): FeedEpisode | null {
  const guid = firstText(item, 'guid', 'id');
  const audioUrl = readAudioUrl(item, guid, baseUrl);
  if (audioUrl === null || !/\.mp3|\.wav|audio/i.test(audioUrl)) return null;
  const title = plainLine(firstText(item, 'title', 'itunes:title')).slice(0, longestTitle);
  const description = firstText(
    item,
    'description',
    'itunes:summary',
    'content:encoded',
    'summary',
    'content',
    'itunes:subtitle',
  );
  return {
    id: unique(guid || audioUrl, seen),
    title: title || `Episode ${place}`,
    description: plainText(description).slice(0, longestDescription),
    audioUrl,
    duration: readDuration(firstText(item, 'itunes:duration')),
    publishDate: readDate(firstText(item, 'pubDate', 'published', 'dc:date', 'updated')),
  };
}

function readAudioUrl(item: XmlNode, guid: string, baseUrl: string): string | null {
  const enclosures = [
    ...children(item, 'enclosure').map((enclosure) => attribute(enclosure, 'url') || textOf(child(enclosure, 'url'))),
    ...children(item, 'link')
      .filter((link) => attribute(link, 'rel') === 'enclosure')
      .map((link) => attribute(link, 'href')),
  ].filter((url) => url !== '');
  const preferred = enclosures.find((url) => /\.mp3|\.wav|audio/i.test(url)) ?? enclosures[0];
  // A guid is a link only when it is a whole one; a name like `audio-7` is not.
  return preferred === undefined ? webAddress(guid) : webAddress(preferred, baseUrl);
}

function readImage(channel: XmlNode, baseUrl: string): string | null {
  const image = child(channel, 'image');
  const url =
    attribute(child(channel, 'itunes:image'), 'href') ||
    (image && firstText(image, 'url')) ||
    firstText(channel, 'logo', 'icon');
  return url ? webAddress(url, baseUrl) : null;
}

function webAddress(text: string, base?: string): string | null {
  const url = URL.parse(text, base);
  return url && (url.protocol === 'http:' || url.protocol === 'https:') ? url.href : null;
}

function unique(id: string, seen: Set<string>): string {
  let free = id;
  for (let n = 2; seen.has(free); n++) free = `${id}#${n}`;
  seen.add(free);
  return free;
}
