import type { Ambience } from '#studio/providers/music/music-provider.ts';
import type { Context } from '../../context.ts';
import { findMusic } from '../queries.ts';

const underWay = new Map<string, Promise<void>>();

/**
 * Makes sure that a show's loop exists and answers its file in the store; null for a loop that no show has. With `elsewhere`
 * it is the same music at another place.
 */
export async function openMusic(
  ctx: Pick<Context, 'db' | 'storage' | 'studio'>,
  id: string,
  elsewhere?: Ambience | null,
): Promise<string | null> {
  const found = await findMusic(ctx, id);
  if (!found) return null;
  const music = elsewhere ? { ...found, ambience: elsewhere } : found;
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
