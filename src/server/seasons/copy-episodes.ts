import { inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { episodeChoices, seasonEpisodes } from './tables.ts';

/** Finished episodes under another season, with the same audio and their choices; nothing is voiced or charged again. */
export async function copyEpisodes(ctx: Pick<Context, 'db'>, ids: string[], seasonId: string): Promise<void> {
  const newIds = new Map(ids.map((id) => [id, crypto.randomUUID()]));
  const episodes = await ctx.db.select().from(seasonEpisodes).where(inArray(seasonEpisodes.id, ids));
  await ctx.db.insert(seasonEpisodes).values(
    episodes.map((episode) => ({
      ...episode,
      id: newIds.get(episode.id)!,
      seasonId,
      chargedUserId: null,
      chargeKey: null,
      usage: [],
    })),
  );
  const choices = await ctx.db.select().from(episodeChoices).where(inArray(episodeChoices.episodeId, ids));
  if (choices.length === 0) return;
  await ctx.db
    .insert(episodeChoices)
    .values(
      choices.map((choice) => ({ ...choice, id: crypto.randomUUID(), episodeId: newIds.get(choice.episodeId)! })),
    );
}
