import { and, asc, eq } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import type { ScriptLine } from '#shared/script.ts';
import type { EpisodeBrief } from '#studio/providers/text/text-provider.ts';
import { readShow } from '../catalog/queries.ts';
import type { ShowRow } from '../catalog/show-row.ts';
import { storyShowOf } from '../catalog/story-show.ts';
import type { Context } from '../context.ts';
import { episodeLines, seasonEpisodes, userSeasons, type EpisodeRow, type SeasonRow } from './tables.ts';

/** Enough of how the last episode ended for a storyteller to go on from it. */
const lastLinesKept = 6;

export type Production = { episode: EpisodeRow; season: SeasonRow; show: ShowRow; previous: EpisodeRow | null };

export async function getProduction(ctx: Pick<Context, 'db'>, episodeId: string): Promise<Production> {
  const [row] = await ctx.db
    .select({ episode: seasonEpisodes, season: userSeasons })
    .from(seasonEpisodes)
    .innerJoin(userSeasons, eq(userSeasons.id, seasonEpisodes.seasonId))
    .where(eq(seasonEpisodes.id, episodeId));
  if (!row) throw new AppError('not_found', 'Episode not found');
  const [previous] = await ctx.db
    .select()
    .from(seasonEpisodes)
    .where(
      and(eq(seasonEpisodes.seasonId, row.season.id), eq(seasonEpisodes.episodeNumber, row.episode.episodeNumber - 1)),
    );
  return { ...row, show: await readShow(ctx, row.season.showId), previous: previous ?? null };
}

export function briefOf({ episode, season, show, previous }: Production): EpisodeBrief {
  return {
    seed: season.seed,
    episodeNumber: episode.episodeNumber,
    show: storyShowOf(show),
    characters: season.leads,
    location: season.place,
    plotIdea: season.plotIdea,
    previous:
      previous?.storyState && episode.episodeNumber > 1
        ? {
            state: previous.storyState,
            choiceKey: episode.choiceKey ?? '',
            choiceText: episode.choiceText ?? '',
            lastLines: (previous.transcript ?? [])
              .slice(-lastLinesKept)
              .map(({ role, speaker, text }) => ({ role, speaker, text })),
          }
        : null,
  };
}

/** Lines kept by an earlier attempt, in order. */
export async function listKeptLines({ db }: Pick<Context, 'db'>, episodeId: string): Promise<ScriptLine[]> {
  const rows = await db
    .select()
    .from(episodeLines)
    .where(eq(episodeLines.episodeId, episodeId))
    .orderBy(asc(episodeLines.position));
  return rows.map(({ role, speaker, text, delivery, cue }) => ({
    role,
    speaker,
    text,
    ...(delivery ? { delivery } : {}),
    ...(cue ? { cue } : {}),
  }));
}
