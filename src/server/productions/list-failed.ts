import { and, eq } from 'drizzle-orm';
import { newestFirst, toPage } from '#platform/db/keyset.ts';
import type { FailedProduction } from '#shared/admin/admin.ts';
import { profiles } from '../accounts/tables.ts';
import type { Context } from '../context.ts';
import { episodeColumns } from '../seasons/columns.ts';
import { seasonEpisodes, userSeasons } from '../seasons/tables.ts';
import { listCharges } from '../wallet/queries.ts';

const pageSize = 30;

/** Productions that were given up, newest first, with what was paid for them and whether it went back. */
export async function listFailed(
  ctx: Pick<Context, 'db'>,
  { cursor, limit = pageSize }: { cursor?: string; limit?: number },
): Promise<{ items: FailedProduction[]; next_cursor: string | null }> {
  const { orderBy, afterCursor, cursorValue } = newestFirst(seasonEpisodes, cursor);
  const rows = await ctx.db
    .select({
      id: seasonEpisodes.id,
      cursorValue,
      episode: episodeColumns,
      title: userSeasons.title,
      username: profiles.username,
    })
    .from(seasonEpisodes)
    .innerJoin(userSeasons, eq(userSeasons.id, seasonEpisodes.seasonId))
    .leftJoin(profiles, eq(profiles.userId, seasonEpisodes.chargedUserId))
    .where(and(eq(seasonEpisodes.stage, 'failed'), afterCursor))
    .orderBy(...orderBy)
    .limit(limit + 1);
  const { page, next_cursor } = toPage(rows, limit);
  const charges = await listCharges(
    ctx,
    page.map(({ episode }) => episode),
  );
  const items = page.map(({ episode, title, username }) => {
    const charge = charges.get(episode.chargeKey ?? '');
    return {
      episode_id: episode.id,
      episode_number: episode.episodeNumber,
      season_id: episode.seasonId,
      season_title: title,
      failure: episode.failure,
      charged_user_id: episode.chargedUserId,
      charged_username: username,
      charged: charge?.cantos ?? 0,
      refunded: charge?.refunded ?? false,
      created_at: episode.createdAt.toISOString(),
    };
  });
  return { items, next_cursor };
}
