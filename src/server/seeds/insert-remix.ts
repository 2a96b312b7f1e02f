import { eq } from 'drizzle-orm';
import { seasonPictures } from '../catalog/illustrate.ts';
import { readShow } from '../catalog/queries.ts';
import type { Context } from '../context.ts';
import { copyEpisodes } from '../seasons/copy-episodes.ts';
import { listEpisodes } from '../seasons/queries.ts';
import { userSeasons } from '../seasons/tables.ts';
import { listenerId } from './listener-id.ts';
import type { CatalogSeason } from './read-catalog.ts';

/** A remix of the catalogue, with the episodes it keeps; nobody pays for it, and it is listed once its own turn can be heard. */
export async function insertRemix(ctx: Context, season: CatalogSeason): Promise<void> {
  const [source] = await ctx.db.select().from(userSeasons).where(eq(userSeasons.id, season.sourceId!));
  if (!source || !season.remix) throw new Error(`${season.id} has no season to remix`);
  const { after } = season.remix;
  const kept = (await listEpisodes(ctx, source.id)).filter(({ episodeNumber }) => episodeNumber <= after);
  const pictures = await seasonPictures(ctx, await readShow(ctx, source.showId), season.id);
  const { createdAt: _created, totalLikes: _likes, totalViews: _views, totalEpisodePlays: _plays, ...rest } = source;
  await ctx.db.insert(userSeasons).values({
    ...rest,
    id: season.id,
    title: season.title,
    description: season.idea,
    creatorId: listenerId(season.by),
    featuredImageUrl: pictures.square,
    landscapeImageUrl: pictures.landscape,
    isPublished: false,
    hiddenAt: null,
    isRemixed: true,
    sourceSeasonId: source.id,
    sourceEpisodeNumber: after,
    currentEpisode: after,
    episodeCount: after,
    createdAt: ctx.clock.now(),
  });
  await copyEpisodes(
    ctx,
    kept.map(({ id }) => id),
    season.id,
  );
}
