import { asc, eq, sql } from 'drizzle-orm';
import { writeOnce } from '#platform/db/write-once.ts';
import type { ListeningSeason } from '#shared/listening-log.ts';
import { excerpt, stripMarkdown } from '#shared/seasons.ts';
import { musicUrl } from '../catalog/present-show.ts';
import { locations, shows } from '../catalog/tables.ts';
import type { Context, Viewer } from '../context.ts';
import { episodeColumns, isSeasonState, seasonColumns } from '../seasons/columns.ts';
import { canSeeSeason } from '../seasons/policy.ts';
import { presentEpisode } from '../seasons/present-season.ts';
import { seasonEpisodes, seasonState, userSeasons } from '../seasons/tables.ts';

const describedBy = 200;

const seasonsToHear = writeOnce((db) =>
  db
    .select({
      season: seasonColumns,
      showName: shows.name,
      musicId: locations.backgroundMusicId,
      episode: episodeColumns,
    })
    .from(userSeasons)
    .innerJoin(seasonState, isSeasonState)
    .innerJoin(shows, eq(shows.id, userSeasons.showId))
    .leftJoin(locations, eq(locations.id, userSeasons.locationId))
    .leftJoin(seasonEpisodes, eq(seasonEpisodes.seasonId, userSeasons.id))
    .where(sql`${userSeasons.id} = any(${sql.placeholder('ids')})`)
    .orderBy(asc(seasonEpisodes.episodeNumber))
    .prepare(''),
);

/** Seasons with all it takes to play and list their episodes, in the order asked for, without those the viewer may not hear. */
export async function listListeningSeasons(
  { db }: Pick<Context, 'db'>,
  ids: string[],
  viewer: Viewer | null,
): Promise<ListeningSeason[]> {
  if (ids.length === 0) return [];
  const rows = await seasonsToHear(db).execute({ ids });
  const visible = new Map(rows.filter(({ season }) => canSeeSeason(season, viewer)).map((row) => [row.season.id, row]));
  const episodes = rows.flatMap(({ episode }) => episode ?? []);
  const bySeason = Map.groupBy(episodes, ({ seasonId }) => seasonId);
  return ids.flatMap((id) => {
    const row = visible.get(id);
    if (!row) return [];
    const { season, showName, musicId } = row;
    const own = bySeason.get(id) ?? [];
    return {
      id,
      title: season.title,
      show_id: season.showId,
      show_name: showName,
      featured_image_url: season.featuredImageUrl,
      background_music_url: musicId ? musicUrl(musicId) : null,
      doors_open: own.at(-1)?.stage === 'ready',
      episodes: own.map(presentEpisode).map((episode, at) => ({
        id: episode.id,
        number: episode.episode_number,
        title: stripMarkdown(episode.title).trim() || `Episode ${episode.episode_number}`,
        description: excerpt(episode.content, describedBy),
        duration_ms: episode.duration_ms,
        voice_audio_url: episode.voice_audio_url,
        stream_url: episode.stream_url,
        doors: at === own.length - 1 ? episode.doors : null,
      })),
    };
  });
}
