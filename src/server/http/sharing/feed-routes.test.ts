import { eq } from 'drizzle-orm';
import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseFeed } from '#platform/feeds/parse-feed.ts';
import type { Episode } from '#shared/seasons.ts';
import type { Person } from '#tests/person.ts';
import { makeSeason, createShowFixture } from '#tests/show-fixture.ts';
import { openWorld, type World } from '#tests/world.ts';
import { userSeasons } from '../../seasons/tables.ts';

let world: World;
let creator: Person;
let seasonId: string;
let episodes: Episode[];
const path = () => `/feeds/seasons/${seasonId}.xml`;
const read = (xml: string) =>
  new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false }).parse(xml).rss.channel;

beforeAll(async () => {
  world = await openWorld({ voices: 'quick' });
  creator = await world.listener('feeder@example.com');
  const fixture = await createShowFixture(world, creator);
  ({ seasonId, episodes } = await makeSeason(creator, fixture));
  await world.ctx.db
    .update(userSeasons)
    .set({ title: 'Salt & <Light> "here"', description: 'Fish & ships \u0001 <now>' })
    .where(eq(userSeasons.id, seasonId));
});
afterAll(() => world.close());

describe('the podcast feed of a season', () => {
  it('is read by our own parser, escaped characters and all', async () => {
    const response = await world.visitor().fetch(path());
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const feed = await parseFeed({
      body: new Uint8Array(await response.arrayBuffer()),
      contentType: 'application/rss+xml',
      url: `http://canto.test${path()}`,
    });
    // Our parser takes what looks like markup out of titles; the feed itself carries all of it.
    expect(feed.title).toBe('Salt & "here"');
    expect(feed.episodes).toHaveLength(1);
    expect(feed.episodes[0]).toMatchObject({
      id: episodes[0]!.id,
      audioUrl: `http://canto.test${episodes[0]!.voice_audio_url!.replace('.mp3', '.with-music.mp3')}`,
    });
  });

  it('tells what iTunes and podcasting 2.0 ask for', async () => {
    const channel = read(await (await world.visitor().fetch(path())).text());
    expect(channel['atom:link']).toEqual({
      '@href': `http://canto.test${path()}`,
      '@rel': 'self',
      '@type': 'application/rss+xml',
    });
    expect(channel.title).toBe('Salt & <Light> "here"');
    expect(channel.description).toBe('Fish & ships  <now>');
    expect(channel['itunes:author']).toBe('feeder');
    expect(channel['itunes:explicit']).toBe('false');
    expect(channel['itunes:image']['@href']).toBe(`http://canto.test/media/og/seasons/${seasonId}-square.jpg`);
    expect(channel['podcast:guid']).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(channel['podcast:txt']).toEqual({ '@purpose': 'ai-content', '#text': 'true' });
    expect(channel['podcast:person'], 'characters are no people').toBeUndefined();
    const { item } = channel;
    expect(item['itunes:image']['@href']).toBe(`http://canto.test/media/og/seasons/${seasonId}-square.jpg`);
    expect(item['itunes:season']).toBe('1');
    expect(item['itunes:episode']).toBe('1');
    expect(item['itunes:episodeType']).toBe('full');
    expect(Number(item['itunes:duration'])).toBe(Math.round(episodes[0]!.duration_ms! / 1000));
    expect(item['podcast:season']).toEqual({ '@name': 'Salt & <Light> "here"', '#text': '1' });
    expect(item['podcast:episode']).toBe('1');
    const captions = `http://canto.test${episodes[0]!.captions_url}`;
    expect(item['podcast:transcript']).toEqual([
      { '@url': captions, '@type': 'text/vtt', '@language': 'en', '@rel': 'captions' },
      {
        '@url': captions.replace('.vtt', '.srt'),
        '@type': 'application/srt',
        '@language': 'en',
        '@rel': 'captions',
      },
    ]);
    expect(item['podcast:contentLink']['@href']).toBe(item.link);
    expect(item.link).toBe(`http://canto.test/seasons/${seasonId}?e=1#what-happens-next`);
    expect(item.description).toContain(item.link);
  });

  it('gives the true length and type of a file that answers ranges', async () => {
    const { item } = read(await (await world.visitor().fetch(path())).text());
    const { '@url': url, '@length': length, '@type': type } = item.enclosure;
    const whole = await world.visitor().fetch(url);
    expect((await whole.arrayBuffer()).byteLength).toBe(Number(length));
    expect(whole.headers.get('content-type')).toBe(type);
    const part = await world.visitor().fetch(url, { headers: { range: 'bytes=0-99' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 0-99/${length}`);
  });

  it('leads to chapters whose scenes cover the episode, and to SubRip captions', async () => {
    const { item } = read(await (await world.visitor().fetch(path())).text());
    const { '@url': url, '@type': type } = item['podcast:chapters'];
    const answer = await world.visitor().fetch(url);
    expect(type).toBe('application/json+chapters');
    expect(answer.headers.get('content-type')).toBe(type);
    const { version, chapters } = (await answer.json()) as {
      version: string;
      chapters: { startTime: number; endTime: number; title: string }[];
    };
    expect(version).toBe('1.2.0');
    expect(chapters[0]!.startTime).toBe(0);
    expect(chapters.at(-1)!.endTime * 1000).toBeCloseTo(episodes[0]!.duration_ms!);
    for (const [at, { startTime, endTime, title }] of chapters.entries()) {
      expect(title).not.toBe('');
      expect(endTime).toBe(chapters[at + 1]?.startTime ?? endTime);
      expect(startTime).toBeLessThan(endTime);
    }
    const srt = await (await world.visitor().fetch(item['podcast:transcript'][1]['@url'])).text();
    expect(srt).toMatch(/^1\n00:00:00,\d{3} --> /);
  });

  it('is not sent again to who has it', async () => {
    const first = await world.visitor().fetch(path());
    const [tag, modified] = [first.headers.get('etag')!, first.headers.get('last-modified')!];
    expect(Date.parse(modified)).toBeGreaterThan(0);
    const ask = async (headers: Record<string, string>) => (await world.visitor().fetch(path(), { headers })).status;
    expect(await ask({ 'if-none-match': tag })).toBe(304);
    expect(await ask({ 'if-modified-since': modified })).toBe(304);
    expect(await ask({ 'if-modified-since': new Date(Date.parse(modified) - 1000).toUTCString() })).toBe(200);
    expect(await ask({ 'if-none-match': '"other"', 'if-modified-since': modified })).toBe(200);
  });

  it('is not there for an unpublished season, not even for its creator, nor for an unknown one', async () => {
    await world.ctx.db.update(userSeasons).set({ isPublished: false }).where(eq(userSeasons.id, seasonId));
    expect((await creator.fetch(path())).status).toBe(404);
    expect((await creator.fetch('/feeds/seasons/nothing.xml')).status).toBe(404);
    const captions = episodes[0]!.captions_url!;
    for (const form of ['.srt', '.chapters.json']) {
      expect((await world.visitor().fetch(captions.replace('.vtt', form))).status).toBe(404);
      expect((await creator.fetch(captions.replace('.vtt', form))).status).toBe(200);
    }
    await world.ctx.db.update(userSeasons).set({ isPublished: true }).where(eq(userSeasons.id, seasonId));
    expect((await creator.fetch(path())).status).toBe(200);
  });
});
