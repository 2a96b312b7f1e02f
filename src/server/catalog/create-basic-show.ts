import { showSlug, type Genre } from '#shared/shows.ts';
import { narratorVoice } from '#studio/speech/cast-season.ts';
import type { Context, Viewer } from '../context.ts';
import { requireTellable } from './judge-text.ts';
import { illustrateShow } from './illustrate.ts';
import { shows, type ShowRow } from './tables.ts';

type BasicShow = { name: string; description: string; genre: Genre };

/** 'I already know my show': name, description and genre; characters and places come later. */
export async function createBasicShow(
  ctx: Context,
  viewer: Viewer,
  { name, description, genre }: BasicShow,
): Promise<ShowRow> {
  await requireTellable(ctx, `${name}. ${description}`, 'show');
  return ctx.transaction(async (tx) => {
    const id = crypto.randomUUID();
    const art = await illustrateShow(tx, { name, genre, tone: null, seed: id });
    const [show] = await tx.db
      .insert(shows)
      .values({
        id,
        kind: 'basic',
        slug: showSlug(name),
        name,
        description,
        genre,
        userId: viewer.userId,
        narratorVoice: narratorVoice(id),
        ...art,
      })
      .returning();
    return show!;
  });
}
