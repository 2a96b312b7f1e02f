import { seasonPictures } from '../catalog/media/illustrate.ts';
import type { ShowRow } from '../catalog/tables.ts';
import type { Context } from '../context.ts';
import { userSeasons } from './tables.ts';

type NewSeason = Omit<
  typeof userSeasons.$inferInsert,
  'showId' | 'featuredImageUrl' | 'landscapeImageUrl' | 'createdAt' | 'totalLikes' | 'totalViews' | 'totalEpisodePlays'
> & {
  id: string;
  /** The address of a picture for its sleeve; without one it has a picture of its own. */
  cover?: string | null;
};

/** Makes the row of a season of a show, with pictures of its own. Its episodes are ordered after. */
export async function insertSeason(ctx: Context, show: ShowRow, { cover, ...season }: NewSeason): Promise<void> {
  const pictures = await seasonPictures(ctx, show, season.id);
  await ctx.db.insert(userSeasons).values({
    ...season,
    showId: show.id,
    featuredImageUrl: cover ?? pictures.square,
    landscapeImageUrl: pictures.landscape,
    createdAt: ctx.clock.now(),
  });
}
