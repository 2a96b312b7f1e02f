import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settableClock } from '#platform/clock.ts';
import { fixedAddresses } from '#shared/pages.ts';
import { openWorld, type World } from '#tests/world.ts';
import { shows } from '../../catalog/tables.ts';
import { insertEpisode, markReady } from '../../productions/episode-state.ts';
import { userSeasons } from '../../seasons/tables.ts';
import { crawlerRoutes } from './crawler-routes.ts';

let world: World;
const site = 'http://canto.test';
const read = (text: string) => new XMLParser({ isArray: (name) => name === 'url' || name === 'sitemap' }).parse(text);

async function addresses(path: string, perFile?: number): Promise<string[]> {
  const app = perFile ? crawlerRoutes(world.ctx, perFile) : world.app;
  const response = await app.request(site + path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const { urlset, sitemapindex } = read(await response.text());
  return ((urlset ? urlset.url : sitemapindex.sitemap) as { loc: string }[]).map(({ loc }) => loc);
}

beforeAll(async () => {
  world = await openWorld({ working: false });
  const show = (id: string, more: object) => ({ id, kind: 'interactive' as const, slug: id, name: id, ...more });
  await world.ctx.db
    .insert(shows)
    .values([
      show('open', {}),
      show('secret', { isPublic: false }),
      show('taken-down', { hiddenAt: new Date() }),
      show('cast-1', { kind: 'podcast', slug: 'tom & the "fox"', createdAt: new Date('2026-01-01') }),
      show('cast-2', { kind: 'podcast', slug: 'tom & the "fox"', createdAt: new Date('2026-02-01') }),
    ]);
  const season = (id: string, more: object) => ({
    id,
    showId: 'open',
    title: id,
    plotIdea: 'a lantern',
    seed: id,
    leads: [],
    place: {},
    narratorVoice: 'rms',
    ...more,
  });
  await world.ctx.db
    .insert(userSeasons)
    .values([
      season('heard', {}),
      season('draft', { isPublished: false }),
      season('in-the-making', {}),
      season('gone', { hiddenAt: new Date() }),
    ] as never);
  const finish = async (seasonId: string, episodeNumber: number, day: string) => {
    const episode = await insertEpisode(world.ctx, { seasonId, episodeNumber }, 'queued');
    const files = { audioKey: 'a.mp3', captionsKey: 'a.vtt', transcript: [], durationMs: 1000 };
    await markReady({ db: world.ctx.db, clock: settableClock(new Date(day)) }, episode, files);
  };
  for (const id of ['heard', 'draft', 'gone']) await finish(id, 1, '2026-03-01T10:00:00Z');
  await finish('heard', 2, '2026-03-04T23:59:00Z');
  await insertEpisode(world.ctx, { seasonId: 'in-the-making', episodeNumber: 1 }, 'queued');
});
afterAll(() => world.close());

it('lets crawlers in, but not to the API and to pages of one person, and tells of the sitemap', async () => {
  const text = await (await world.app.request(`${site}/robots.txt`)).text();
  expect(text).toMatch(/^User-agent: \*\nAllow: \/$/m);
  for (const path of ['/api/', '/dev/', '/my-shows/', '/payment-success'])
    expect(text).toContain(`\nDisallow: ${path}\n`);
  expect(text).toContain(`\nSitemap: ${site}/sitemap.xml\n`);
});

it('names every fixed page, public show and published season once, and nothing else', async () => {
  const found = await addresses('/sitemap.xml');
  expect(found).toEqual(
    expect.arrayContaining([
      ...fixedAddresses.map((path) => site + path),
      `${site}/interactive-shows/open`,
      `${site}/seasons/heard`,
    ]),
  );
  expect(found).toContain(`${site}/shows/tom%20%26%20the%20%22fox%22`);
  expect(found).toHaveLength(fixedAddresses.length + 3 + 1 + 1);
  expect(new Set(found).size).toBe(found.length);
});

it('tells when the newest episode of a season came out', async () => {
  const text = await (await world.app.request(`${site}/sitemap.xml`)).text();
  expect(text).toContain(`<url><loc>${site}/seasons/heard</loc><lastmod>2026-03-04</lastmod></url>`);
});

it('becomes an index when it grows too long, whose files hold the same addresses', async () => {
  const whole = await addresses('/sitemap.xml');
  const files = await addresses('/sitemap.xml', 2);
  expect(files).toEqual([
    `${site}/sitemaps/pages.xml`,
    ...[1, 2, 3].map((n) => `${site}/sitemaps/shows-${n}.xml`),
    `${site}/sitemaps/seasons-1.xml`,
  ]);
  const parts = await Promise.all(files.map((file) => addresses(new URL(file).pathname, 2)));
  expect(parts.flat().toSorted()).toEqual(whole.toSorted());
  expect(Math.max(...parts.slice(1).map((part) => part.length))).toBeLessThanOrEqual(2);
});

it('has no file beyond the last', async () => {
  for (const path of ['/sitemaps/shows-2.xml', '/sitemaps/shows-0.xml', '/sitemaps/others-1.xml'])
    expect((await world.app.request(site + path)).status).toBe(404);
});
