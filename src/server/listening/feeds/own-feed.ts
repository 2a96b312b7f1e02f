import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Podcast } from '#platform/feeds/write-feed.ts';
import { brand } from '#shared/brand.ts';
import { locations } from '../../catalog/tables.ts';
import type { Context, Viewer } from '../../context.ts';
import { episodeColumns, isSeasonState, seasonColumns } from '../../seasons/columns.ts';
import { canSeeSeason } from '../../seasons/policy.ts';
import { seasonEpisodes, seasonState, userSeasons } from '../../seasons/tables.ts';
import { ownFeedFolder, ownFeedPath } from './feed-address.ts';
import { presentFeedEpisode, withWayOn } from './feed-episode.ts';

/** Podcast apps ask for the whole feed each time. */
const mostEpisodes = 150;

/**
 * One listener's way through Canto as a podcast, the newest episode first: the seasons they made, published or not, those
 * on their list, and those they have heard of. Its files lie under the feed's own address, since podcast apps sign in nowhere.
 */
export async function makeOwnFeed(ctx: Context, { id, userId }: { id: string; userId: string }): Promise<Podcast> {
  const address = (path: string) => new URL(path, ctx.config.baseUrl).href;
  const rows = await listOwnEpisodes(ctx, userId);
  const seasonIds = [...new Set(rows.map(({ season }) => season.id))].toReversed();
  const pathOf = (key: string) => `${ownFeedFolder(ctx, id)}${key}`;
  const episodes = await Promise.all(
    rows.map(async ({ season, episode, musicId }) => {
      const number = seasonIds.indexOf(season.id) + 1;
      const item = await presentFeedEpisode(ctx, { season, episode, number, hasMusic: musicId !== null, pathOf });
      return item && episode.episodeNumber === season.episodeCount ? withWayOn(item) : item;
    }),
  );
  return {
    title: `My ${brand.name}`,
    description: `The seasons you made, kept and heard on ${brand.name}. This address is yours alone.`,
    author: brand.name,
    link: address('/history'),
    feedUrl: address(ownFeedPath(ctx, id)),
    imageUrl: address('/art/icon-512.png'),
    category: 'Fiction',
    aiMade: true,
    isPrivate: true,
    episodes: episodes.filter((item) => item !== null),
  };
}

async function listOwnEpisodes({ db }: Pick<Context, 'db'>, userId: string) {
  // Names in full: drizzle leaves the table's name out.
  const isSaved = sql`exists (select 1 from user_saved_seasons saved
    where saved.season_id = user_seasons.id and saved.user_id = ${userId})`;
  const isHeard = sql`exists (select 1 from listening_events heard join season_episodes told on told.id = heard.episode_id
    where told.season_id = user_seasons.id and heard.user_id = ${userId})`;
  const rows = await db
    .select({ season: seasonColumns, episode: episodeColumns, musicId: locations.backgroundMusicId })
    .from(seasonEpisodes)
    .innerJoin(userSeasons, eq(userSeasons.id, seasonEpisodes.seasonId))
    .innerJoin(seasonState, isSeasonState)
    .leftJoin(locations, eq(locations.id, userSeasons.locationId))
    .where(
      and(
        isNotNull(seasonEpisodes.audioKey),
        eq(seasonEpisodes.stage, 'ready'),
        or(eq(userSeasons.creatorId, userId), isSaved, isHeard),
      ),
    )
    .orderBy(desc(seasonEpisodes.finishedAt), desc(seasonEpisodes.episodeNumber))
    .limit(mostEpisodes);
  return rows.filter(({ season }) => canSeeSeason(season, feedReader(userId)));
}

/** Who reads through the address of a feed: its owner, without what an admin may see. */
export const feedReader = (userId: string): Viewer => ({ userId, email: '', roles: ['user'] });
