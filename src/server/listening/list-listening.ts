import { and, eq } from 'drizzle-orm';
import { newestFirst, toPage } from '#platform/db/keyset.ts';
import type { Listened } from '#shared/listening-log.ts';
import type { Context } from '../context.ts';
import { seasonEpisodes } from '../seasons/tables.ts';
import { listeningEvents } from './tables.ts';

/** What somebody heard, the latest first. */
export async function listListening(
  { db }: Pick<Context, 'db'>,
  userId: string,
  { cursor, limit = 100 }: { cursor?: string; limit?: number },
): Promise<{ items: Listened[]; next_cursor: string | null }> {
  const { orderBy, afterCursor, cursorValue } = newestFirst(
    { createdAt: listeningEvents.at, id: listeningEvents.id },
    cursor,
  );
  const rows = await db
    .select({ id: listeningEvents.id, cursorValue, event: listeningEvents, seasonId: seasonEpisodes.seasonId })
    .from(listeningEvents)
    .innerJoin(seasonEpisodes, eq(seasonEpisodes.id, listeningEvents.episodeId))
    .where(and(eq(listeningEvents.userId, userId), afterCursor))
    .orderBy(...orderBy)
    .limit(limit + 1);
  const { page, next_cursor } = toPage(rows, limit);
  return {
    items: page.map(({ event, seasonId }) => ({
      id: event.id,
      episode_id: event.episodeId!,
      season_id: seasonId,
      device_id: event.deviceId!,
      device_kind: event.deviceKind!,
      kind: event.kind,
      from_ms: event.fromMs,
      to_ms: event.toMs,
      at_ms: event.at.getTime(),
    })),
    next_cursor,
  };
}
