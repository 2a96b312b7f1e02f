import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { writeFeed, type PodcastEpisode } from '#platform/feeds/write-feed.ts';
import { brand } from '#shared/brand.ts';
import { getShow } from '../../catalog/queries.ts';
import type { ShowRow } from '../../catalog/tables.ts';
import type { Context } from '../../context.ts';
import { openOwnFeed } from '../../listening/feeds/feed-address.ts';
import { presentFeedEpisode } from '../../listening/feeds/feed-episode.ts';
import { isOfSeason, openPrivateFeed, privateFeedFolder, privateFeedPath } from '../../listening/feeds/private-feed.ts';
import { feedReader, makeOwnFeed } from '../../listening/feeds/own-feed.ts';
import { makeSeasonFeed } from '../../listening/feeds/season-feed.ts';
import { listShowAudio } from '../../seasons/listed-seasons.ts';
import { episodeFile, sendEpisodeFile } from '../media/episode-files.ts';
import { problem, problemResponse } from '../to-problem.ts';

/** The address is the key: no cache on the way keeps what it opens, and no page is told of it. */
const ownHeaders = {
  'cache-control': 'private, max-age=60',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};
const feedHeaders = { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=60' };

/**
 * Podcast feeds that the server makes itself, under /feeds: `GET /feeds/shows/{showId}.xml`, `GET /feeds/seasons/{seasonId}.xml`,
 * a listener's own, `GET /feeds/own/{token}.xml` with its files in `/feeds/own/{token}/`, and one of a season that only its maker
 * finds, `GET /feeds/private/{token}.xml` likewise.
 */
export function feedRoutes(ctx: Context): Hono {
  const app = new Hono();
  app.get('/shows/:file{[^/]+\\.xml}', etag(), async (c) => {
    const show = await getShow(ctx, c.req.param('file').slice(0, -'.xml'.length), null);
    // Only shows that name this address as their feed have one.
    if (!show.podcastRssUrl || absolute(ctx, show.podcastRssUrl) !== absolute(ctx, c.req.path))
      return problemResponse(problem('not_found'));
    return c.body(await makeFeed(ctx, show), 200, feedHeaders);
  });

  app.get(
    '/seasons/:file{[^/]+\\.xml}',
    etag({ retainedHeaders: ['last-modified', 'cache-control', 'etag'] }),
    async (c) => {
      const { podcast, changed } = await makeSeasonFeed(ctx, c.req.param('file').slice(0, -'.xml'.length));
      const headers = { ...feedHeaders, 'last-modified': changed.toUTCString() };
      // The entity tag is the sharper of the two, so it decides where both are asked for.
      const since = c.req.header('if-none-match') ? NaN : Date.parse(c.req.header('if-modified-since') ?? '');
      if (Math.floor(changed.getTime() / 1000) * 1000 <= since) return c.body(null, 304, headers);
      return c.body(writeFeed(podcast), 200, headers);
    },
  );
  app.get('/own/:file{[\\w.-]+\\.xml}', etag(), async (c) => {
    const feed = await openOwnFeed(ctx, c.req.param('file').slice(0, -'.xml'.length));
    if (!feed) return problemResponse(problem('not_found'));
    return c.body(writeFeed(await makeOwnFeed(ctx, feed)), 200, { ...feedHeaders, ...ownHeaders });
  });
  app.get(`/own/:token/episodes/:file{${episodeFile}}`, async (c) => {
    const feed = await openOwnFeed(ctx, c.req.param('token'));
    const sent = feed && (await sendEpisodeFile(ctx, c.req.param('file'), feedReader(feed.userId), c.req.raw));
    if (!sent) return problemResponse(problem('not_found'));
    for (const [name, value] of Object.entries(ownHeaders)) sent.headers.set(name, value);
    return sent;
  });
  app.get('/private/:file{[\\w.-]+\\.xml}', etag(), async (c) => {
    const token = c.req.param('file').slice(0, -'.xml'.length);
    const feed = await openPrivateFeed(ctx, token);
    if (!feed) return problemResponse(problem('not_found'));
    const own = { viewer: feedReader(feed.userId), path: privateFeedPath(token), folder: privateFeedFolder(token) };
    const { podcast } = await makeSeasonFeed(ctx, feed.seasonId, own);
    return c.body(writeFeed(podcast), 200, { ...feedHeaders, ...ownHeaders });
  });
  app.get(`/private/:token/episodes/:file{${episodeFile}}`, async (c) => {
    const feed = await openPrivateFeed(ctx, c.req.param('token'));
    const file = c.req.param('file');
    const isTheirs = feed !== null && (await isOfSeason(ctx, feed.seasonId, file));
    const sent = isTheirs && (await sendEpisodeFile(ctx, file, feedReader(feed.userId), c.req.raw));
    if (!sent) return problemResponse(problem('not_found'));
    for (const [name, value] of Object.entries(ownHeaders)) sent.headers.set(name, value);
    return sent;
  });
  return app;
}

async function makeFeed(ctx: Context, show: ShowRow): Promise<string> {
  const link = (path: string) => absolute(ctx, path);
  const square = show.squareImageUrl ?? show.imageUrl;
  return writeFeed({
    title: show.name,
    description: show.description ?? show.name,
    author: show.showCreator ?? brand.name,
    link: link(`/shows/${encodeURIComponent(show.slug)}`),
    feedUrl: link(show.podcastRssUrl!),
    imageUrl: square && link(square.replace(/\.webp$/, '.jpg')),
    category: 'Fiction',
    aiMade: true,
    episodes: await listItems(ctx, show.id),
  });
}

async function listItems(ctx: Context, showId: string): Promise<PodcastEpisode[]> {
  const rows = await listShowAudio(ctx, showId);
  const seasonIds = [...new Set(rows.map(({ season }) => season.id))];
  const items = await Promise.all(
    rows.map(({ season, episode, musicId }) => {
      const number = seasonIds.indexOf(season.id) + 1;
      // The show's page plays these, and nobody who presses Play there waits until music is laid under.
      return presentFeedEpisode(ctx, { season, episode, number, hasMusic: musicId !== null, ifMade: true });
    }),
  );
  return items.filter((item) => item !== null);
}

const absolute = ({ config }: Context, path: string) => new URL(path, config.baseUrl).href;
