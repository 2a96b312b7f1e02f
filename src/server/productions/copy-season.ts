import { inArray } from 'drizzle-orm';
import { readShow } from '../catalog/queries.ts';
import type { Context } from '../context.ts';
import { copyMemoryChanges } from '../seasons/memory/read-memory.ts';
import { insertSeason } from '../seasons/insert-season.ts';
import { episodeChoices, episodeLines, seasonEpisodes, type SeasonRow } from '../seasons/tables.ts';
import { insertReadyEpisodes } from './episode-state.ts';

type Copy = {
  id: string;
  title: string;
  description: string | null;
  creatorId: string;
  isPublished: boolean;
  /** The last episode that both seasons have. */
  sourceEpisodeNumber: number;
};

/**
 * Another season of the same people, place and idea that shares the finished episodes of the first up to one; nothing is
 * voiced or charged again. `sourceSeasonId` is where it is said to come from. Throws `Error` when one of those is not finished.
 */
export async function copySeason(
  ctx: Context,
  source: SeasonRow,
  copy: Copy,
  kept: readonly { id: string; episodeNumber: number }[],
  sourceSeasonId = source.id,
): Promise<void> {
  const { locationId, plotIdea, plotPicks, reviewReason, seed, leads, place, narratorVoice } = source;
  const story = { locationId, plotIdea, plotPicks, reviewReason, seed, leads, place, narratorVoice };
  const show = await readShow(ctx, source.showId);
  await insertSeason(ctx, show, { ...story, ...copy, isRemixed: true, sourceSeasonId });
  await copyEpisodes(
    ctx,
    kept.map(({ id }) => id),
    copy.id,
  );
  await copyMemoryChanges(ctx, source.id, copy.id, kept.at(-1)?.episodeNumber ?? 0);
}

/**
 * Finished episodes under another season, with the same audio, their choices and lines (which say who was met, so that
 * strangers keep their voices); nothing is voiced or charged again.
 */
export async function copyEpisodes(ctx: Pick<Context, 'db'>, ids: string[], seasonId: string): Promise<void> {
  const newIds = new Map(ids.map((id) => [id, crypto.randomUUID()]));
  const episodes = await ctx.db.select().from(seasonEpisodes).where(inArray(seasonEpisodes.id, ids));
  await insertReadyEpisodes(
    ctx,
    episodes.map((episode) => ({
      ...episode,
      id: newIds.get(episode.id)!,
      seasonId,
      isCopy: true,
      chargedUserId: null,
      chargeKey: null,
      usage: [],
    })),
  );
  const lines = await ctx.db.select().from(episodeLines).where(inArray(episodeLines.episodeId, ids));
  if (lines.length > 0)
    await ctx.db
      .insert(episodeLines)
      .values(lines.map((line) => ({ ...line, episodeId: newIds.get(line.episodeId)! })));
  const choices = await ctx.db.select().from(episodeChoices).where(inArray(episodeChoices.episodeId, ids));
  if (choices.length === 0) return;
  await ctx.db
    .insert(episodeChoices)
    .values(
      choices.map((choice) => ({ ...choice, id: crypto.randomUUID(), episodeId: newIds.get(choice.episodeId)! })),
    );
}
