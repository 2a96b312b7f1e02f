// RSS 2.0 to episodes by the specification's rules; RSS 1.0 and Atom as far as they say the same things.
import { FeedError } from './feed.ts';
import type { Feed, FeedEpisode, LeftOutReason } from './feed.ts';
import { readDate, readDuration } from './feed-time.ts';
import { plainLine, plainText } from './plain-text.ts';
import { attribute, child, children, firstText, readXml, textOf } from './read-xml.ts';
import type { XmlNode } from './read-xml.ts';

const longestTitle = 500;
const longestDescription = 10_000;

/**
 * An item is kept only if its audio link contains `.mp3`, `.wav` or `audio` (in small or capital letters), and it calls
 * itself neither a trailer, nor explicit, nor a video. The link is
 * the enclosure's address, else the guid; relative ones are resolved against `baseUrl`, and what is then no http(s)
 * address is no link. FeedError `broken_xml` or `not_a_feed`.
 */
export function readFeed(xml: string, baseUrl: string): Feed {
  const root = readXml(xml);
  const rdf = child(root, 'rdf:RDF');
  const channel = child(child(root, 'rss') ?? rdf ?? {}, 'channel') ?? child(root, 'feed');
  if (!channel) throw new FeedError('not_a_feed', 'There is no feed at that address.');
  const items = [...children(channel, 'item'), ...(rdf ? children(rdf, 'item') : []), ...children(channel, 'entry')];
  const seen = new Map<string, number>();
  const video = items.find((item) => child(item, 'yt:videoId'));
  const read = items.map((item, at) => readItem(item, at + 1, baseUrl, seen));
  return {
    title: plainLine(firstText(channel, 'title', 'itunes:title')).slice(0, longestTitle),
    description: plainText(firstText(channel, 'description', 'itunes:summary', 'subtitle')).slice(
      0,
      longestDescription,
    ),
    imageUrl: readImage(channel, baseUrl),
    episodes: read.filter((one) => 'audioUrl' in one),
    leftOut: read.filter((one) => 'reason' in one),
    ...readStanding(channel),
    ownWords: plainText(
      firstText(channel, 'description', 'itunes:summary', 'subtitle') ||
        (video ? textOf(child(video, 'media:group')) : ''),
    ),
    newestVideoUrl: readVideoUrl(video),
  };
}

function readVideoUrl(item: XmlNode | undefined): string | null {
  const id = item && firstText(item, 'yt:videoId');
  return id && /^[\w-]{5,20}$/.test(id) ? `https://www.youtube.com/watch?v=${id}` : null;
}

/** What a podcast says of itself to those who list it. */
function readStanding(channel: XmlNode) {
  const links = [...children(channel, 'atom:link'), ...children(channel, 'link')];
  const linkOf = (rel: string) =>
    webAddress(links.map((link) => attribute(link, 'rel') === rel && attribute(link, 'href')).find(Boolean) || '');
  const owner = child(channel, 'itunes:owner');
  const email = owner ? firstText(owner, 'itunes:email') : '';
  return {
    author: plainLine(firstText(channel, 'itunes:author', 'author', 'managingEditor')).slice(0, longestTitle),
    language: firstText(channel, 'language').toLowerCase().slice(0, 20) || null,
    guid: firstText(channel, 'podcast:guid').toLowerCase().slice(0, 64) || null,
    ownerEmail: /^[^\s@<>]{1,64}@[^\s@<>]{1,180}$/.test(email) ? email.toLowerCase() : null,
    newFeedUrl: webAddress(firstText(channel, 'itunes:new-feed-url')),
    hubUrl: linkOf('hub'),
    selfUrl: linkOf('self'),
    isExplicit: isYes(firstText(channel, 'itunes:explicit')),
    isBlocked: /^yes$/i.test(firstText(channel, 'itunes:block')),
  };
}

const isYes = (text: string) => /^(?:yes|true|explicit)$/i.test(text);

type LeftOut = { title: string; reason: LeftOutReason };

function readItem(item: XmlNode, place: number, baseUrl: string, seen: Map<string, number>): FeedEpisode | LeftOut {
  const guid = firstText(item, 'guid', 'id');
  const audioUrl = readAudioUrl(item, guid, baseUrl);
  const title = plainLine(firstText(item, 'title', 'itunes:title')).slice(0, longestTitle) || `Episode ${place}`;
  const reason = reasonToLeaveOut(item, audioUrl);
  if (reason !== null || audioUrl === null) return { title, reason: reason ?? 'no_sound' };
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
    title,
    description: plainText(description).slice(0, longestDescription),
    audioUrl,
    duration: readDuration(firstText(item, 'itunes:duration')),
    publishDate: readDate(firstText(item, 'pubDate', 'published', 'dc:date', 'updated')),
  };
}

/** Why an item is no episode; null for one that is. */
function reasonToLeaveOut(item: XmlNode, audioUrl: string | null): LeftOutReason | null {
  if (/^trailer$/i.test(firstText(item, 'itunes:episodeType'))) return 'trailer';
  if (isYes(firstText(item, 'itunes:explicit'))) return 'explicit';
  const enclosure = child(item, 'enclosure');
  const isVideo = /^video\//i.test(attribute(enclosure, 'type')) || child(item, 'yt:videoId') !== undefined;
  if (isVideo && !/\.mp3|\.wav/i.test(audioUrl ?? '')) return 'video';
  if (audioUrl === null) return 'no_sound';
  if (/\.mp3|\.wav|audio/i.test(audioUrl)) return null;
  return enclosure || children(item, 'link').some((link) => attribute(link, 'rel') === 'enclosure')
    ? 'unknown_sound'
    : 'no_sound';
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

/** `seen` has how often each name was met, so that a thousand items of one name need no search for a free one. */
function unique(id: string, seen: Map<string, number>): string {
  let free = id;
  let n = seen.get(id) ?? 0;
  while (seen.has(free)) free = `${id}#${++n}`;
  seen.set(id, Math.max(n, 1));
  seen.set(free, seen.get(free) ?? 1);
  return free;
}
