import { and, asc, desc, eq, getTableColumns, ne, sql, type SQL } from 'drizzle-orm';
import { byNumber, highestFirst, newestFirst, toPage } from '#platform/db/keyset.ts';
import { AppError } from '#shared/errors.ts';
import { fanSeasonsPage, similarSeasonsLimit, type SeasonCard } from '#shared/seasons.ts';
import { profiles } from '../accounts/profile-names.ts';
import { showNames } from '../catalog/show-names.ts';
import type { Context, Viewer } from '../context.ts';
import { episodeColumns, type EpisodeSummary } from './episode-columns.ts';
import { canSeeSeason, seasonNotFound } from './policy.ts';
import { presentSeasonCard } from './present-season.ts';
import { isListedSeason, seasonColumns } from './season-columns.ts';
import { episodeChoices, seasonEpisodes, userSeasons, type SeasonRow } from './tables.ts';

type Reader = Pick<Context, 'db'>;
type Page = { cursor?: string; limit?: number };

export async function getSeason(ctx: Reader, id: string, viewer: Viewer | null): Promise<SeasonRow> {
  const season = await findSeason(ctx, id);
  if (!season || !canSeeSeason(season, viewer)) throw new AppError('not_found', seasonNotFound);
  return season;
}

/** A season whoever asks. */
export async function findSeason({ db }: Reader, id: string): Promise<SeasonRow | null> {
  const [season] = await db.select(seasonColumns).from(userSeasons).where(eq(userSeasons.id, id));
  return season ?? null;
}

/** The same, keeping others from changing the season's episodes until the transaction ends. */
export async function lockSeason(ctx: Reader, id: string, viewer: Viewer | null): Promise<SeasonRow> {
  await ctx.db.select({ id: userSeasons.id }).from(userSeasons).where(eq(userSeasons.id, id)).for('update');
  return getSeason(ctx, id, viewer);
}

export function listEpisodes({ db }: Reader, seasonId: string): Promise<EpisodeSummary[]> {
  return db
    .select(episodeColumns)
    .from(seasonEpisodes)
    .where(eq(seasonEpisodes.seasonId, seasonId))
    .orderBy(asc(seasonEpisodes.episodeNumber));
}

/** An episode with its season, if the viewer may hear it. */
export async function getEpisode(
  { db }: Reader,
  id: string,
  viewer: Viewer | null,
): Promise<{ episode: EpisodeSummary; season: SeasonRow }> {
  const [row] = await db
    .select({ episode: episodeColumns, season: seasonColumns })
    .from(seasonEpisodes)
    .innerJoin(userSeasons, eq(userSeasons.id, seasonEpisodes.seasonId))
    .where(eq(seasonEpisodes.id, id));
  if (!row || !canSeeSeason(row.season, viewer)) throw new AppError('not_found', 'Episode not found');
  return row;
}

const { opening: _opening, ...choiceColumns } = getTableColumns(episodeChoices);

export function listChoices({ db }: Reader, episodeId: string) {
  return db
    .select(choiceColumns)
    .from(episodeChoices)
    .where(eq(episodeChoices.episodeId, episodeId))
    .orderBy(asc(episodeChoices.choiceOrder));
}

const cards = ({ db }: Reader, place: SQL<string> = sql<string>`''`) =>
  db
    .select({ id: userSeasons.id, place, season: seasonColumns, showName: showNames.name, username: profiles.username })
    .from(userSeasons)
    .innerJoin(showNames, eq(showNames.id, userSeasons.showId))
    .leftJoin(profiles, eq(profiles.userId, userSeasons.creatorId));

type Listing = { items: SeasonCard[]; next_cursor: string | null };

/** Published seasons of a show, most liked first. */
export async function listShowSeasons(
  ctx: Reader,
  showId: string,
  { cursor, limit = fanSeasonsPage.size }: Page,
): Promise<Listing> {
  const { orderBy, beyond, place } = highestFirst(byNumber(userSeasons.totalLikes), userSeasons.id, cursor);
  const rows = await cards(ctx, place)
    .where(and(eq(userSeasons.showId, showId), isListedSeason, beyond))
    .orderBy(...orderBy)
    .limit(limit + 1);
  const { page, next_cursor } = toPage(rows, limit);
  return { items: page.map(presentSeasonCard), next_cursor };
}

/** Other published seasons of the same show, most heard first. */
export async function listSimilarSeasons(ctx: Reader, season: SeasonRow): Promise<SeasonCard[]> {
  const rows = await cards(ctx)
    .where(and(eq(userSeasons.showId, season.showId), isListedSeason, ne(userSeasons.id, season.id)))
    .orderBy(desc(userSeasons.totalViews), desc(userSeasons.id))
    .limit(similarSeasonsLimit);
  return rows.map(presentSeasonCard);
}

export async function listOwnSeasons(ctx: Reader, userId: string, { cursor, limit = 10 }: Page): Promise<Listing> {
  const { orderBy, beyond, place } = newestFirst(userSeasons, cursor);
  const rows = await cards(ctx, place)
    .where(and(eq(userSeasons.creatorId, userId), beyond))
    .orderBy(...orderBy)
    .limit(limit + 1);
  const { page, next_cursor } = toPage(rows, limit);
  return { items: page.map(presentSeasonCard), next_cursor };
}

/** Cards of the given seasons, in that order, without those that may no longer be seen. */
export async function listSeasonCards(ctx: Reader, ids: string[], viewer: Viewer | null): Promise<SeasonCard[]> {
  if (ids.length === 0) return [];
  const rows = await cards(ctx).where(sql`${userSeasons.id} in ${ids}`);
  const byId = new Map(
    rows.filter(({ season }) => canSeeSeason(season, viewer)).map((row) => [row.season.id, presentSeasonCard(row)]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}
