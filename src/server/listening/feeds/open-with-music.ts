import { and, eq, isNotNull } from 'drizzle-orm';
import { brand } from '#shared/brand.ts';
import { AppError } from '#shared/errors.ts';
import { backgroundVolume } from '#shared/listening.ts';
import { scenesOf } from '#shared/places/scenes.ts';
import { layBed } from '#studio/mix/lay-bed.ts';
import type { Ambience } from '#studio/providers/music/music-provider.ts';
import { bedOfLines } from '#studio/scene/bed-of-lines.ts';
import { openMusic } from '../../catalog/media/open-music.ts';
import { storyShowOf } from '../../catalog/story-show.ts';
import { locations, shows } from '../../catalog/tables.ts';
import type { Context } from '../../context.ts';
import { seasonEpisodes, userSeasons } from '../../seasons/tables.ts';

/** Where the same episode lies with its place's music under the voices. */
export const withMusicKey = (audioKey: string) => audioKey.replace(/\.mp3$/, '.with-music.mp3');

/** More who wait are told to come back. */
const mostWaiting = 24;
const underWay = new Map<string, Promise<boolean>>();

/**
 * Makes sure that an episode exists with music and place under the voices, as loud as in the player, and answers its file
 * in the store; null where its place has none. Throws AppError: `unavailable` while too many are being mixed.
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
      location: userSeasons.place,
      show: shows,
    })
    .from(seasonEpisodes)
    .innerJoin(userSeasons, eq(userSeasons.id, seasonEpisodes.seasonId))
    .innerJoin(locations, eq(locations.id, userSeasons.locationId))
    .innerJoin(shows, eq(shows.id, userSeasons.showId))
    .where(and(eq(seasonEpisodes.audioKey, audioKey), isNotNull(locations.backgroundMusicId)))
    .limit(1);
  const musicId = row?.musicId;
  const voice = await ctx.storage.get(audioKey);
  if (!row || !musicId || !voice) return false;
  const lines = row.lines ?? [];
  const parts = bedOfLines(lines, { location: row.location, show: storyShowOf(row.show) });
  const ambiences = [...new Set(parts.map(({ ambience }) => ambience))];
  const loops = await Promise.all(ambiences.map((ambience) => readLoop(ctx, musicId, ambience)));
  if (!loops.every((loop) => loop !== null)) return false;
  const mixed = await layBed({
    voice,
    loops,
    scenes: parts.map(({ fromMs, ambience }) => ({ fromMs, loop: ambiences.indexOf(ambience) })),
    gain: backgroundVolume,
    tags: { title: row.title, artist: brand.name, album: row.seasonTitle, track: row.number },
    chapters: scenesOf(lines),
  });
  await ctx.storage.put(key, mixed, { contentType: 'audio/mpeg' });
  return true;
}

async function readLoop(ctx: Context, musicId: string, elsewhere: Ambience | null): Promise<Uint8Array | null> {
  const file = await openMusic(ctx, musicId, elsewhere);
  return file ? ctx.storage.get(file) : null;
}
