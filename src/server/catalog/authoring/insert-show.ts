import { showSlug } from '#shared/shows.ts';
import { narratorVoice } from '#studio/speech/cast-season.ts';
import type { Context } from '../../context.ts';
import { shows, type ShowRow } from '../tables.ts';

type NewShow = Omit<
  typeof shows.$inferInsert,
  'slug' | 'narratorVoice' | 'totalSeasons' | 'totalViews' | 'totalLikes' | 'totalPlays'
> & { id: string; /** The name as an address, unless it has one of its own. */ slug?: string };

/** Makes the row of a show, with its address and the voice that tells it. */
export async function insertShow({ db }: Pick<Context, 'db'>, show: NewShow): Promise<ShowRow> {
  const [row] = await db
    .insert(shows)
    .values({ ...show, slug: show.slug ?? showSlug(show.name), narratorVoice: narratorVoice(show.id) })
    .returning();
  return row!;
}
