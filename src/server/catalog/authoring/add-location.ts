import { AppError } from '#shared/errors.ts';
import type { NewLocation } from '#shared/shows.ts';
import type { Context, Viewer } from '../../context.ts';
import { illustrateLocation } from '../media/illustrate.ts';
import { requireAllowedText, requireListedName } from '../moderate-text.ts';
import { findMusic, getOwnShow } from '../queries.ts';
import { locations, type LocationRow } from '../tables.ts';
import { addPlaces } from './add-places.ts';

/** A place for the owner's show, with one of the show's loops; a show without any gets its first one along with it. */
export async function addLocation(
  ctx: Context,
  viewer: Viewer,
  showId: string,
  { name, description, musicId }: NewLocation,
): Promise<LocationRow> {
  const show = await getOwnShow(ctx, showId, viewer);
  requireListedName(name, show.audienceRating);
  await requireAllowedText(ctx, `${name}. ${description}`, 'location');
  if (!musicId) {
    const [added] = await ctx.transaction((tx) =>
      addPlaces(tx, show, [{ name, description, mood: 'wonder', ambience: 'none' }]),
    );
    return added!;
  }
  if ((await findMusic(ctx, musicId))?.showId !== show.id) {
    throw new AppError('invalid_input', undefined, { errors: { musicId: ["Choose one of the show's loops."] } });
  }
  const id = crypto.randomUUID();
  const imageUrl = await illustrateLocation(ctx, show, { name, description, seed: id });
  const [row] = await ctx.db
    .insert(locations)
    .values({ id, showId, name, description, imageUrl, backgroundMusicId: musicId, createdAt: ctx.clock.now() })
    .returning();
  return row!;
}
