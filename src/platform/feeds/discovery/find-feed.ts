// From what somebody pastes to the address of a feed: an Apple or YouTube page, a page that names its feed, or the feed.
import { z } from 'zod';
import { decodeFeed } from '../decode-feed.ts';
import { FeedError } from '../feed.ts';
import type { FetchedFeed } from '../feed.ts';
import { decodeEntities } from '../plain-text.ts';

/** Fetches an address by the rules of feeds. */
export type FetchPage = (address: string) => Promise<FetchedFeed>;

const lookedUp = z.object({ results: z.array(z.object({ feedUrl: z.string().optional() })) });
/** So much of a page is looked through for a link to its feed. */
const pageLength = 1_000_000;

/**
 * The address of the feed that `address` leads to, which is `address` itself where a feed is there. A name without a
 * scheme is taken as https. FeedError `not_a_feed` for a page that names none, else as `fetchPage`.
 */
export async function findFeed(address: string, fetchPage: FetchPage): Promise<string> {
  const typed = address.trim();
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`);
  if (!url) throw new FeedError('bad_address', 'That is no address.');
  const appleId = /(?:^|\.)(?:podcasts|itunes)\.apple\.com$/.test(url.hostname) && /\/id(\d+)/.exec(url.pathname)?.[1];
  if (appleId) return findByApple(appleId, fetchPage);
  const youtube = youtubeFeed(url);
  if (youtube) return youtube;
  const page = await fetchPage(url.href);
  const text = decodeFeed(page.body, page.contentType);
  if (!isPage(text, page.contentType)) return url.href;
  const link = feedLinkIn(text.slice(0, pageLength), page.url);
  if (!link) throw new FeedError('not_a_feed', 'That page is no feed. We looked for one on it and found none.');
  return link;
}

async function findByApple(id: string, fetchPage: FetchPage): Promise<string> {
  const { body } = await fetchPage(`https://itunes.apple.com/lookup?entity=podcast&id=${id}`);
  const feedUrl = parseLookup(new TextDecoder().decode(body))?.results[0]?.feedUrl;
  if (!feedUrl) throw new FeedError('not_a_feed', 'Apple names no feed for that page.');
  return feedUrl;
}

function parseLookup(text: string) {
  try {
    return lookedUp.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** A channel's or a list's feed has the same name as its page; a handle's page has to be looked at. */
function youtubeFeed(url: URL): string | null {
  if (!/^(?:www\.|m\.|music\.)?youtube\.com$/.test(url.hostname)) return null;
  const feed = 'https://www.youtube.com/feeds/videos.xml';
  const channel = /^\/channel\/([\w-]+)/.exec(url.pathname)?.[1];
  const list = url.searchParams.get('list');
  if (channel) return `${feed}?channel_id=${channel}`;
  return list && url.pathname === '/playlist' ? `${feed}?playlist_id=${encodeURIComponent(list)}` : null;
}

function isPage(text: string, contentType: string | null): boolean {
  const start = text.slice(0, 2000).trimStart();
  return /^(?:<!--[^]*?-->\s*)?<(?:!doctype\s+html|html)\b/i.test(start) || /^text\/html/i.test(contentType ?? '');
}

function feedLinkIn(html: string, base: string): string | null {
  for (const [tag] of html.matchAll(/<link\b[^>]{1,2000}>/gi)) {
    const type = valueOf(tag, 'type').toLowerCase();
    if (type !== 'application/rss+xml' && type !== 'application/atom+xml') continue;
    const url = URL.parse(valueOf(tag, 'href'), base);
    if (url && /^https?:$/.test(url.protocol)) return url.href;
  }
  return null;
}

function valueOf(tag: string, name: string): string {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag);
  return decodeEntities(match?.[1] ?? match?.[2] ?? match?.[3] ?? '');
}
