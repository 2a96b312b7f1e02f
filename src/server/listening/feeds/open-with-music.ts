import { and, eq, isNotNull } from 'drizzle-orm';
import { brand } from '#shared/brand.ts';
import { AppError } from '#shared/errors.ts';
import { backgroundVolume } from '#shared/listening.ts';
import { scenesOf } from '#shared/places/scenes.ts';
import { layMusicUnder } from '#studio/mix/lay-music-under.ts';
import { openMusic } from '../../catalog/media/open-music.ts';
import { locations } from '../../catalog/tables.ts';
import type { Context } from '../../context.ts';
import { seasonEpisodes, userSeasons } from '../../seasons/tables.ts';

/** Where the same episode lies with its place's music under the voices. */
export const withMusicKey = (audioKey: string) => audioKey.replace(/\.mp3$/, '.with-music.mp3');

/** More who wait are told to come back. */
const mostWaiting = 6;
const underWay = new Map<string, Promise<boolean>>();

/**
 * Makes sure that an episode exists with music under the voices, mixed as the player does, and answers its file in the
 * store; null where its place has none. Throws AppError: `unavailable` while too many are being mixed.
 */
export async function openWithMusic(ctx: Context, audioKey: string): Promise<string | null> {
  const key = withMusicKey(audioKey);
  if (await ctx.storage.stat(key)) return key;
  if (!underWay.has(key) && underWay.size >= mostWaiting) throw new AppError('unavailable');
  const running = underWay.get(key) ?? mix(ctx, audioKey, key).finally(() => underWay.delete(key));
  underWay.set(key, running);
  return (await running) ? key : null;
}

async function mix(ctx: Context, audioKey: string, key: string): Promise<boolean> {
  const [row] = await ctx.db
    .select({
      musicId: locations.backgroundMusicId,
      title: seasonEpisodes.title,
      number: seasonEpisodes.episodeNumber,
      lines: seasonEpisodes.transcript,
      seasonTitle: userSeasons.title,
    })
    .from(seasonEpisodes)
    .innerJoin(userSeasons, eq(userSeasons.id, seasonEpisodes.seasonId))
    .innerJoin(locations, eq(locations.id, userSeasons.locationId))
    .where(and(eq(seasonEpisodes.audioKey, audioKey), isNotNull(locations.backgroundMusicId)))
    .limit(1);
  const loopKey = row?.musicId ? await openMusic(ctx, row.musicId) : null;
  const [voice, loop] = await Promise.all([ctx.storage.get(audioKey), loopKey ? ctx.storage.get(loopKey) : null]);
  if (!row || !voice || !loop) return false;
  const mixed = await layMusicUnder({
    voice,
    loop,
    gain: backgroundVolume,
    tags: { title: row.title, artist: brand.name, album: row.seasonTitle, track: row.number },
    chapters: scenesOf(row.lines ?? []),
  });
  await ctx.storage.put(key, mixed, { contentType: 'audio/mpeg' });
  return true;
}
