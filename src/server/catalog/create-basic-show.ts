import { AppError } from '#shared/errors.ts';
import { showSlug, type Genre } from '#shared/shows.ts';
import { moderate } from '#studio/moderation/moderate.ts';
import { narratorVoice } from '#studio/speech/cast-season.ts';
import type { Context, Viewer } from '../context.ts';
import { illustrateShow } from './illustrate.ts';
import { shows, type ShowRow } from './tables.ts';

type BasicShow = { name: string; description: string; genre: Genre };

/** 'I already know my show': name, description and genre; characters and places come later. */
export async function createBasicShow(ctx: Context, viewer: Viewer, { name, description, genre }: BasicShow): Promise<ShowRow> {
  await requireTellable(ctx, `${name}. ${description}`);
  return ctx.transaction(async (tx) => {
    const id = crypto.randomUUID();
    const art = await illustrateShow(tx, { name, genre, tone: null, seed: id });
    const [show] = await tx.db
      .insert(shows)
      .values({ id, kind: 'basic', slug: showSlug(name), name, description, genre, userId: viewer.userId, narratorVoice: narratorVoice(id), ...art })
      .returning();
    return show!;
  });
}

/** Texts of shows and places are judged for all ages: everybody may come across them. */
export async function requireTellable(ctx: Pick<Context, 'studio'>, text: string, kind: 'show' | 'location' = 'show'): Promise<void> {
  const { approved } = await moderate(text, { rating: 'all_ages', kind }, ctx.studio.moderation);
  if (!approved) throw new AppError('rejected_content');
}
