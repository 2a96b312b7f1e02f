import type { Genre } from '#shared/shows.ts';
import type { Context, Viewer } from '../../context.ts';
import { illustrateShow } from '../media/illustrate.ts';
import { requireAllowedText, requireListedName } from '../moderate-text.ts';
import type { ShowRow } from '../tables.ts';
import { insertShow } from './insert-show.ts';

type BasicShow = { name: string; description: string; genre: Genre };

/** 'I already know my show': name, description and genre; characters and places come later. */
export async function createBasicShow(
  ctx: Context,
  viewer: Viewer,
  { name, description, genre }: BasicShow,
): Promise<ShowRow> {
  requireListedName(name, 'all_ages');
  await requireAllowedText(ctx, `${name}. ${description}`, 'show');
  return ctx.transaction(async (tx) => {
    const id = crypto.randomUUID();
    const art = await illustrateShow(tx, { name, genre, tone: null, seed: id });
    return insertShow(tx, { id, kind: 'basic', name, description, genre, userId: viewer.userId, ...art });
  });
}
