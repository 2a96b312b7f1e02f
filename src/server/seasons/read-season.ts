import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { writeOnce } from '#platform/db/write-once.ts';
import { AppError } from '#shared/errors.ts';
import type { Season } from '#shared/seasons.ts';
import { profiles } from '../accounts/tables.ts';
import { musicUrl } from '../catalog/present-show.ts';
import { locations, shows, type ShowRow } from '../catalog/tables.ts';
import type { RequestContext } from '../context.ts';
import { isSeasonState, seasonColumns } from './columns.ts';
import { canSeeSeason, seasonNotFound } from './policy.ts';
import { presentSeason } from './present-season.ts';
import { findSeason } from './queries.ts';
import { seasonState, userSeasons, type SeasonRow } from './tables.ts';

type Asking = Pick<RequestContext, 'ctx' | 'viewer'>;
export type WholeSeason = {
  season: SeasonRow;
  /** A season outlives its show's being made private: whoever may see the season may see what it says of the show. */
  show: ShowRow;
  username: string | null;
  musicId: string | null;
  liked: boolean;
  saved: boolean;
};

/** A season as its page shows it: with its show, creator, source, music and what the viewer thinks of it. */
export async function readSeason(asking: Asking, id: string): Promise<Season> {
  return presentWhole(asking, await readWholeSeason(asking, id));
}

const isMarked = (table: SQL) =>
  sql<boolean>`exists (select 1 from ${table} mark
    where mark.user_id = ${sql.placeholder('viewerId')} and mark.season_id = user_seasons.id)`;

const wholeSeason = writeOnce((db) =>
  db
    .select({
      season: seasonColumns,
      show: getTableColumns(shows),
      username: profiles.username,
      musicId: locations.backgroundMusicId,
      liked: isMarked(sql`user_season_likes`),
      saved: isMarked(sql`user_saved_seasons`),
    })
    .from(userSeasons)
    .innerJoin(seasonState, isSeasonState)
    .innerJoin(shows, eq(shows.id, userSeasons.showId))
    .leftJoin(locations, eq(locations.id, userSeasons.locationId))
    .leftJoin(profiles, eq(profiles.userId, userSeasons.creatorId))
    .where(eq(userSeasons.id, sql.placeholder('id')))
    .prepare(''),
);

/** All of it but its source, in one statement. Throws AppError: `not_found` for a season that the viewer may not see. */
export async function readWholeSeason({ ctx, viewer }: Asking, id: string): Promise<WholeSeason> {
  const [row] = await wholeSeason(ctx.db).execute({ id, viewerId: viewer?.userId ?? null });
  if (!row || !canSeeSeason(row.season, viewer)) throw new AppError('not_found', seasonNotFound);
  return row;
}

export async function presentWhole({ ctx, viewer }: Asking, { musicId, ...whole }: WholeSeason): Promise<Season> {
  const { sourceSeasonId } = whole.season;
  const source = sourceSeasonId ? await findSeason(ctx, sourceSeasonId) : null;
  return presentSeason({
    ...whole,
    sourceTitle: source && canSeeSeason(source, viewer) ? source.title : null,
    musicUrl: musicId ? musicUrl(musicId) : null,
    viewer,
  });
}
