import { and, asc, desc, eq, getTableColumns, inArray, ne, sql, type SQL, isNotNull, isNull } from 'drizzle-orm';
import { byNumber, highestFirst, newestFirst, toPage } from '#platform/db/keyset.ts';
import { writeOnce } from '#platform/db/write-once.ts';
import { AppError } from '#shared/errors.ts';
import { fanSeasonsPage, similarSeasonsLimit, type SeasonCard } from '#shared/seasons.ts';
import { profiles } from '../accounts/tables.ts';
import { shows } from '../catalog/tables.ts';
import type { Context, Viewer } from '../context.ts';
import { isAdmin } from '../viewer.ts';
import { episodeColumns, type EpisodeSummary, isListedSeason, isSeasonState, seasonColumns } from './columns.ts';
import { canSeeSeason, seasonNotFound } from './policy.ts';
import { presentSeasonCard } from './present-season.ts';
import {
  episodeChoices,
  seasonEpisodes,
  seasonState,
  userSeasons,
  type SeasonRow,
  type EpisodeRow,
  type KeptRecap,
} from './tables.ts';

type Reader = Pick<Context, 'db'>;
type Page = { cursor?: string; limit?: number };

/** Throws AppError: `not_found` for a season that the viewer may not see. */
export async function getSeason(ctx: Reader, id: string, viewer: Viewer | null): Promise<SeasonRow> {
  const season = await findSeason(ctx, id);
  if (!season || !canSeeSeason(season, viewer)) throw new AppError('not_found', seasonNotFound);
  return season;
}

/** A season whoever asks. */
export async function findSeason({ db }: Reader, id: string): Promise<SeasonRow | null> {
  const [season] = await db
    .select(seasonColumns)
    .from(userSeasons)
    .innerJoin(seasonState, isSeasonState)
    .where(eq(userSeasons.id, id));
  return season ?? null;
}

/** The same, keeping others from changing the season's episodes until the transaction ends. */
export async function lockSeason(ctx: Reader, id: string, viewer: Viewer | null): Promise<SeasonRow> {
  await ctx.db.select({ id: userSeasons.id }).from(userSeasons).where(eq(userSeasons.id, id)).for('update');
  return getSeason(ctx, id, viewer);
}

const episodesOfSeason = writeOnce((db) =>
  db
    .select(episodeColumns)
    .from(seasonEpisodes)
    .where(eq(seasonEpisodes.seasonId, sql.placeholder('seasonId')))
    .orderBy(asc(seasonEpisodes.episodeNumber))
    .prepare(''),
);

export function listEpisodes({ db }: Reader, seasonId: string): Promise<EpisodeSummary[]> {
  return episodesOfSeason(db).execute({ seasonId });
}

/** An episode with its season, if the viewer may hear it. Throws AppError: `not_found`. */
export async function getEpisode(
  { db }: Reader,
  id: string,
  viewer: Viewer | null,
): Promise<{ episode: EpisodeSummary; season: SeasonRow }> {
  const [row] = await db
    .select({ episode: episodeColumns, season: seasonColumns })
    .from(seasonEpisodes)
    .innerJoin(userSeasons, eq(userSeasons.id, seasonEpisodes.seasonId))
    .innerJoin(seasonState, isSeasonState)
    .where(eq(seasonEpisodes.id, id));
  if (!row || !canSeeSeason(row.season, viewer)) throw new AppError('not_found', 'Episode not found');
  return row;
}

const { prerendered: _prerendered, ...choiceColumns } = getTableColumns(episodeChoices);

const choicesOfEpisode = writeOnce((db) =>
  db
    .select(choiceColumns)
    .from(episodeChoices)
    .where(eq(episodeChoices.episodeId, sql.placeholder('episodeId')))
    .orderBy(asc(episodeChoices.choiceOrder))
    .prepare(''),
);

export function listChoices({ db }: Reader, episodeId: string) {
  return choicesOfEpisode(db).execute({ episodeId });
}

export const seasonCards = ({ db }: Reader, cursorValue: SQL<string> = sql<string>`''`) =>
  db
    .select({
      id: userSeasons.id,
      cursorValue,
      season: seasonColumns,
      showName: shows.name,
      username: profiles.username,
    })
    .from(userSeasons)
    .innerJoin(seasonState, isSeasonState)
    .innerJoin(shows, eq(shows.id, userSeasons.showId))
    .leftJoin(profiles, eq(profiles.userId, userSeasons.creatorId));

type Listing = { items: SeasonCard[]; next_cursor: string | null };

function likedSeasons(db: Reader['db'], cursor?: string) {
  const { orderBy, afterCursor, cursorValue } = highestFirst(byNumber(userSeasons.totalLikes), userSeasons.id, cursor);
  return seasonCards({ db }, cursorValue)
    .where(and(eq(userSeasons.showId, sql.placeholder('showId')), isListedSeason, afterCursor))
    .orderBy(...orderBy)
    .limit(sql.placeholder('limit'))
    .prepare('');
}
const firstLikedSeasons = writeOnce((db) => likedSeasons(db));

/** Published seasons of a show, most liked first. */
export async function listShowSeasons(
  ctx: Reader,
  showId: string,
  { cursor, limit = fanSeasonsPage.size }: Page,
): Promise<Listing> {
  const values = { showId, limit: limit + 1 };
  const rows = await (cursor ? likedSeasons(ctx.db, cursor) : firstLikedSeasons(ctx.db)).execute(values);
  const { page, next_cursor } = toPage(rows, limit);
  return { items: page.map(presentSeasonCard), next_cursor };
}

const similarSeasons = writeOnce((db) =>
  seasonCards({ db })
    .where(
      and(
        eq(userSeasons.showId, sql.placeholder('showId')),
        isListedSeason,
        ne(userSeasons.id, sql.placeholder('seasonId')),
      ),
    )
    .orderBy(desc(userSeasons.totalViews), desc(userSeasons.id))
    .limit(similarSeasonsLimit)
    .prepare(''),
);

/** Other published seasons of the same show, most heard first. */
export async function listSimilarSeasons({ db }: Reader, { id, showId }: SeasonRow): Promise<SeasonCard[]> {
  const rows = await similarSeasons(db).execute({ showId, seasonId: id });
  return rows.map(presentSeasonCard);
}

export async function listOwnSeasons(ctx: Reader, userId: string, { cursor, limit = 10 }: Page): Promise<Listing> {
  const { orderBy, afterCursor, cursorValue } = newestFirst(userSeasons, cursor);
  const rows = await seasonCards(ctx, cursorValue)
    .where(and(eq(userSeasons.creatorId, userId), afterCursor))
    .orderBy(...orderBy)
    .limit(limit + 1);
  const { page, next_cursor } = toPage(rows, limit);
  return { items: page.map(presentSeasonCard), next_cursor };
}

/** Cards of the given seasons, in that order, without those that may no longer be seen. */
export async function listSeasonCards(ctx: Reader, ids: string[], viewer: Viewer | null): Promise<SeasonCard[]> {
  if (ids.length === 0) return [];
  const rows = await seasonCards(ctx).where(sql`${userSeasons.id} in ${ids}`);
  const byId = new Map(
    rows.filter(({ season }) => canSeeSeason(season, viewer)).map((row) => [row.season.id, presentSeasonCard(row)]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function getLastEpisode({ db }: Pick<Context, 'db'>, seasonId: string): Promise<EpisodeSummary | null> {
  const [row] = await db
    .select(episodeColumns)
    .from(seasonEpisodes)
    .where(eq(seasonEpisodes.seasonId, seasonId))
    .orderBy(desc(seasonEpisodes.episodeNumber))
    .limit(1);
  return row ?? null;
}

export type FirstAudio = Pick<EpisodeRow, 'episodeNumber' | 'title' | 'audioKey'>;

/** The first finished episode of a season; null before there is one. */
export async function findFirstAudio({ db }: Pick<Context, 'db'>, seasonId: string): Promise<FirstAudio | null> {
  const { episodeNumber, title, audioKey } = seasonEpisodes;
  const [episode] = await db
    .select({ episodeNumber, title, audioKey })
    .from(seasonEpisodes)
    .where(and(eq(seasonEpisodes.seasonId, seasonId), isNotNull(seasonEpisodes.audioKey)))
    .orderBy(asc(seasonEpisodes.episodeNumber))
    .limit(1);
  return episode ?? null;
}

/** What is told before the episode after this one; null until somebody who was away has asked for it. */
export async function readRecap({ db }: Pick<Context, 'db'>, episodeId: string): Promise<KeptRecap | null> {
  const [row] = await db
    .select({ recap: seasonEpisodes.recap })
    .from(seasonEpisodes)
    .where(eq(seasonEpisodes.id, episodeId));
  return row?.recap ?? null;
}

/**
 * Who may have a finished file of an episode: everybody, this viewer, or neither (null). Remixes share files: of the
 * seasons that have it, one that may be seen is enough, and none may be seen that has what another's hiding hid.
 */
export async function findAudience(
  { db }: Pick<Context, 'db'>,
  key: string,
  viewer: Viewer | null,
): Promise<'everybody' | 'viewer' | null> {
  const column = key.endsWith('.vtt') ? seasonEpisodes.captionsKey : seasonEpisodes.audioKey;
  // Asked for every byte range of every listener.
  const isIn = async (seasons: SQL | undefined) => {
    const rows = await db
      .select({ id: userSeasons.id })
      .from(seasonEpisodes)
      .innerJoin(userSeasons, eq(userSeasons.id, seasonEpisodes.seasonId))
      .where(and(eq(column, key), seasons))
      .limit(1);
    return rows.length > 0;
  };
  if (await isIn(isListedSeason)) return 'everybody';
  if (!viewer) return null;
  return (await isIn(isAdmin(viewer) ? undefined : eq(userSeasons.creatorId, viewer.userId))) ? 'viewer' : null;
}

/** The seasons of these episodes, by episode; what is no episode is left out. */
export async function findSeasonIds({ db }: Reader, episodeIds: string[]): Promise<Map<string, string>> {
  if (episodeIds.length === 0) return new Map();
  const { id, seasonId } = seasonEpisodes;
  const rows = await db.select({ id, seasonId }).from(seasonEpisodes).where(inArray(id, episodeIds));
  return new Map(rows.map((row) => [row.id, row.seasonId]));
}

/** Seasons that wait for an admin's look, the longest waiting first. */
export function listSeasonsInReview({ db }: Reader, limit: number) {
  const { id, reviewReason, plotIdea, createdAt } = userSeasons;
  return db
    .select({ id, reviewReason, plotIdea, createdAt })
    .from(userSeasons)
    .where(and(isNotNull(reviewReason), isNull(userSeasons.hiddenAt)))
    .orderBy(asc(createdAt))
    .limit(limit);
}
