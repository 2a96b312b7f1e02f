import { describe, expect, it } from 'vitest';
import { findFeed } from './find-feed.ts';

/** Pages by their address; anything else is a test that asks for too much. */
const pages = (known: Record<string, string>) => async (address: string) => {
  const body = known[address];
  if (body === undefined) throw new Error(`nobody was to ask for ${address}`);
  const meta = { contentType: null, url: address, permanentUrl: address, etag: null, lastModified: null };
  return { body: new TextEncoder().encode(body), ...meta };
};
const feed = '<?xml version="1.0"?><rss version="2.0"><channel/></rss>';

describe('finding a feed', () => {
  it.each([
    ['https://pod.example/rss', 'https://pod.example/rss'],
    [' pod.example/rss ', 'https://pod.example/rss'],
  ])('takes a feed for itself: %j', async (typed, found) => {
    expect(await findFeed(typed, pages({ 'https://pod.example/rss': feed }))).toBe(found);
  });

  it.each([
    [`<link rel="alternate" type="application/rss+xml" href="/rss?a=1&amp;b=2">`],
    [`<link href='/rss?a=1&amp;b=2' title=x type='application/rss+xml'/>`],
  ])('finds the feed that a page names: %s', async (link) => {
    const html = `<!doctype html><html><head><link rel="icon" href="/x.png">${link}</head></html>`;
    const found = await findFeed('https://pod.example/', pages({ 'https://pod.example/': html }));
    expect(found).toBe('https://pod.example/rss?a=1&b=2');
  });

  it('asks Apple for the feed of its page', async () => {
    const lookup = JSON.stringify({ resultCount: 1, results: [{ feedUrl: 'https://pod.example/rss' }] });
    const fetch = pages({ 'https://itunes.apple.com/lookup?entity=podcast&id=123456': lookup });
    expect(await findFeed('https://podcasts.apple.com/gb/podcast/halfway/id123456?i=7', fetch)).toBe(
      'https://pod.example/rss',
    );
  });

  it.each([['{"results":[]}'], ['{"results":[{"feedUrl":7}]}'], ['busy']])(
    'says so when Apple knows no feed: %s',
    async (lookup) => {
      const fetch = pages({ 'https://itunes.apple.com/lookup?entity=podcast&id=7': lookup });
      await expect(findFeed('https://podcasts.apple.com/podcast/id7', fetch)).rejects.toMatchObject({
        reason: 'not_a_feed',
      });
    },
  );

  it.each([
    ['https://www.youtube.com/channel/UCabc-1', 'https://www.youtube.com/feeds/videos.xml?channel_id=UCabc-1'],
    ['https://m.youtube.com/playlist?list=PL9', 'https://www.youtube.com/feeds/videos.xml?playlist_id=PL9'],
  ])('knows the feed of %s', async (typed, found) => {
    expect(await findFeed(typed, pages({}))).toBe(found);
  });

  it('finds the feed of a handle on its page', async () => {
    const href = 'https://www.youtube.com/feeds/videos.xml?channel_id=UCx';
    const html = `<!DOCTYPE html><html><link rel="alternate" type="application/rss+xml" href="${href}"></html>`;
    expect(
      await findFeed('https://www.youtube.com/@halfway', pages({ 'https://www.youtube.com/@halfway': html })),
    ).toBe(href);
  });

  it('says that a page names no feed', async () => {
    const fetch = pages({ 'https://pod.example/': '<html><link rel="alternate" href="/x"></html>' });
    await expect(findFeed('https://pod.example/', fetch)).rejects.toMatchObject({ reason: 'not_a_feed' });
  });

  it.each([['javascript:alert(1)'], ['ftp://pod.example/rss']])('hands %s on to be refused', async (typed) => {
    const refuse = () => Promise.reject(new Error('refused'));
    await expect(findFeed(typed, refuse)).rejects.toThrow('refused');
  });

  it('refuses what is no address', async () => {
    await expect(findFeed('not an address', pages({}))).rejects.toMatchObject({ reason: 'bad_address' });
  });
});
