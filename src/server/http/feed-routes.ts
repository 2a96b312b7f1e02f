import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { writeFeed, type PodcastEpisode } from '#platform/feeds/write-feed.ts';
import { brand } from '#shared/brand.ts';
import { excerpt, stripMarkdown } from '#shared/seasons.ts';
import { getShow } from '../catalog/queries.ts';
import type { ShowRow } from '../catalog/show-row.ts';
import type { Context } from '../context.ts';
import { listShowAudio } from '../seasons/list-show-audio.ts';
import { audioUrl } from '../seasons/present-season.ts';
import { problem, problemResponse } from './to-problem.ts';

const shownDescription = 600;

/** Podcast feeds that the server makes itself, under /feeds: `GET /feeds/shows/{showId}.xml`. */
export function feedRoutes(ctx: Context): Hono {
  const app = new Hono();
  app.get('/shows/:file{[^/]+\\.xml}', etag(), async (c) => {
    const show = await getShow(ctx, c.req.param('file').slice(0, -'.xml'.length), null);
    // Only shows that name this address as their feed have one.
    if (!show.podcastRssUrl || absolute(ctx, show.podcastRssUrl) !== absolute(ctx, c.req.path))
      return problemResponse(problem('not_found'));
    return c.body(await makeFeed(ctx, show), 200, {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=60',
    });
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
    episodes: await listItems(ctx, show.id),
  });
}

async function listItems(ctx: Context, showId: string): Promise<PodcastEpisode[]> {
  const rows = await listShowAudio(ctx, showId);
  const seasonIds = [...new Set(rows.map(({ season }) => season.id))];
  const items = await Promise.all(
    rows.map(async ({ season, episode }): Promise<PodcastEpisode | null> => {
      const file = await ctx.storage.stat(episode.audioKey!);
      if (!file) return null;
      return {
        guid: episode.id,
        title: stripMarkdown(episode.title),
        description: `${season.title}, episode ${episode.episodeNumber}. ${excerpt(episode.content, shownDescription)}`,
        link: absolute(ctx, `/seasons/${season.id}`),
        audio: { url: absolute(ctx, audioUrl(episode.audioKey!)), bytes: file.size, type: 'audio/mpeg' },
        transcriptUrl: episode.captionsKey && absolute(ctx, audioUrl(episode.captionsKey)),
        durationMs: episode.durationMs ?? 0,
        published: episode.finishedAt ?? episode.createdAt,
        season: seasonIds.indexOf(season.id) + 1,
        episode: episode.episodeNumber,
      };
    }),
  );
  return items.filter((item) => item !== null);
}

const absolute = ({ config }: Context, path: string) => new URL(path, config.baseUrl).href;
