import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import { stripMarkdown } from '#shared/seasons.ts';
import type { TimedLine } from '#shared/story/script.ts';
import { profiles } from '../../accounts/tables.ts';
import { locations } from '../../catalog/tables.ts';
import { brand } from '#shared/brand.ts';
import type { Context, Viewer } from '../../context.ts';
import { getSeason } from '../../seasons/queries.ts';
import { seasonEpisodes, userSeasons } from '../../seasons/tables.ts';

export type TakenEpisode = {
  number: number;
  title: string;
  audioKey: string;
  durationMs: number;
  lines: TimedLine[];
};
export type TakenSeason = {
  id: string;
  title: string;
  description: string | null;
  author: string;
  /** Of the newest episode. */
  changed: Date;
  /** Whether its place has music, which then is under the voices. */
  hasMusic: boolean;
  /** What is finished, by number; never empty. */
  episodes: TakenEpisode[];
};

/** A season's finished episodes for one file. Throws AppError: `not_found` where the viewer may not hear it, or nobody can yet. */
export async function readTakenSeason(
  ctx: Pick<Context, 'db'>,
  seasonId: string,
  viewer: Viewer | null,
): Promise<TakenSeason> {
  const season = await getSeason(ctx, seasonId, viewer);
  const { episodeNumber, title, audioKey, durationMs, transcript, finishedAt, createdAt, stage } = seasonEpisodes;
  const rows = await ctx.db
    .select({ number: episodeNumber, title, audioKey, durationMs, lines: transcript, finishedAt, createdAt })
    .from(seasonEpisodes)
    .where(and(eq(seasonEpisodes.seasonId, season.id), eq(stage, 'ready'), isNotNull(audioKey)))
    .orderBy(asc(episodeNumber));
  const last = rows.at(-1);
  if (!last) throw new AppError('not_found', 'No episode of this season is finished yet.');
  const [creator] = season.creatorId
    ? await ctx.db.select().from(profiles).where(eq(profiles.userId, season.creatorId))
    : [];
  const [place] = await ctx.db
    .select({ musicId: locations.backgroundMusicId })
    .from(userSeasons)
    .innerJoin(locations, eq(locations.id, userSeasons.locationId))
    .where(eq(userSeasons.id, season.id));
  return {
    id: season.id,
    title: season.title,
    description: season.description,
    author: creator?.username ?? brand.name,
    hasMusic: place?.musicId != null,
    changed: last.finishedAt ?? last.createdAt,
    episodes: rows.map((row) => ({
      number: row.number,
      title: stripMarkdown(row.title).trim() || `Episode ${row.number}`,
      audioKey: row.audioKey!,
      durationMs: row.durationMs ?? 0,
      lines: row.lines ?? [],
    })),
  };
}
