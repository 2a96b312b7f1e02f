import type { Context } from '../../context.ts';
import { findMusic } from '../queries.ts';

const underWay = new Map<string, Promise<void>>();

/** Makes sure that a show's loop exists and answers its file in the store; null for a loop that no show has. */
export async function openMusic(ctx: Pick<Context, 'db' | 'storage' | 'studio'>, id: string): Promise<string | null> {
  const music = await findMusic(ctx, id);
  if (!music) return null;
  // Loops are the same wherever mood, ambience and seed are.
  const file = `music/${music.mood}-${music.ambience}-${music.seed.replaceAll(/[^\w-]+/g, '-').slice(0, 80)}.mp3`;
  if (await ctx.storage.stat(file)) return file;
  const running =
    underWay.get(file) ??
    ctx.studio.music
      .composeLoop({ mood: music.mood, ambience: music.ambience, seed: music.seed })
      .then(({ mp3 }) => ctx.storage.put(file, mp3, { contentType: 'audio/mpeg' }))
      .finally(() => underWay.delete(file));
  underWay.set(file, running);
  await running;
  return file;
}
