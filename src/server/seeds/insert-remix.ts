import type { Context } from '../context.ts';
import { copySeason } from '../productions/copy-season.ts';
import { findSeason, listEpisodes } from '../seasons/queries.ts';
import { listenerId } from './listener-id.ts';
import type { CatalogSeason } from './read-catalog.ts';

/** A remix of the catalogue, with the episodes it keeps; nobody pays for it, and it is listed once its own turn can be heard. */
export async function insertRemix(ctx: Context, season: CatalogSeason): Promise<void> {
  const source = await findSeason(ctx, season.sourceId!);
  if (!source || !season.remix) throw new Error(`${season.id} has no season to remix`);
  const { after } = season.remix;
  const kept = (await listEpisodes(ctx, source.id)).filter(({ episodeNumber }) => episodeNumber <= after);
  const copy = {
    id: season.id,
    title: season.title,
    description: season.idea,
    creatorId: listenerId(season.by),
    isPublished: false,
    sourceEpisodeNumber: after,
  };
  await copySeason(ctx, source, copy, kept);
}
