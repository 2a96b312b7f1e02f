import type { Podcast } from '#platform/feeds/write-feed.ts';
import { brand } from '#shared/brand.ts';
import type { Context, Viewer } from '../../context.ts';
import { getSeason, listEpisodes } from '../../seasons/queries.ts';
import { readSeason } from '../../seasons/read-season.ts';
import { presentFeedEpisode, seasonCoverPath, withWayOn } from './feed-episode.ts';

export const seasonFeedPath = (seasonId: string) => `/feeds/seasons/${encodeURIComponent(seasonId)}.xml`;

/**
 * A published season as a podcast of its finished episodes; the last one leads back to the page where its listeners
 * choose what happens next. `changed` is when an episode was last finished. Not found for seasons that not everybody may hear;
 * `own` is the address of one that only its maker may.
 */
export async function makeSeasonFeed(
  ctx: Context,
  seasonId: string,
  own: { viewer: Viewer; path: string; folder: string } | null = null,
): Promise<{ podcast: Podcast; changed: Date }> {
  const viewer = own?.viewer ?? null;
  const row = await getSeason(ctx, seasonId, viewer);
  const season = await readSeason({ ctx, viewer }, seasonId);
  const pathOf = own ? { pathOf: (key: string) => `${own.folder}${key}` } : {};
  const address = (path: string) => new URL(path, ctx.config.baseUrl).href;
  const finished = (await listEpisodes(ctx, seasonId)).filter(({ stage }) => stage === 'ready');
  const items = await Promise.all(
    finished.map((episode) =>
      presentFeedEpisode(ctx, {
        season: row,
        episode,
        number: 1,
        hasMusic: season.background_music_url !== null,
        ...pathOf,
      }),
    ),
  );
  const episodes = items.filter((item) => item !== null);
  const page = address(`/seasons/${encodeURIComponent(seasonId)}`);
  const podcast: Podcast = {
    title: season.title,
    description: season.description ?? `A season of ${season.show_name}.`,
    author: season.creator_username ?? brand.name,
    link: page,
    feedUrl: address(own?.path ?? seasonFeedPath(seasonId)),
    imageUrl: own ? address('/art/icon-512.png') : season.featured_image_url && address(seasonCoverPath(seasonId)),
    category: 'Fiction',
    aiMade: true,
    ...(own ? { isPrivate: true } : {}),
    episodes: episodes.map((episode, at) => (at === episodes.length - 1 ? withWayOn(episode) : episode)),
  };
  const changed = Math.max(row.createdAt.getTime(), ...episodes.map(({ published }) => published.getTime()));
  return { podcast, changed: new Date(changed) };
}
