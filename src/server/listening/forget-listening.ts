import { and, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { ForgetRequest } from '#shared/listening-log.ts';
import type { Context, Viewer } from '../context.ts';
import { listeningEvents } from './tables.ts';

/** Later years are written with a sign, which PostgreSQL does not read. */
const latestMs = Date.UTC(9999, 0);

/**
 * Deletes events for good, and the plays by which a recap would know of an episode that nothing is left of. Only the ids
 * stay, so that a device that sends one later brings nothing back. Answers how many there were.
 */
export function forgetListening(ctx: Context, { userId }: Viewer, request: ForgetRequest): Promise<number> {
  const which =
    'ids' in request
      ? inArray(listeningEvents.id, request.ids)
      : and(
          gte(listeningEvents.at, new Date(Math.min(request.from_ms, latestMs))),
          lt(listeningEvents.at, new Date(Math.min(request.until_ms, latestMs))),
        );
  const mine = and(eq(listeningEvents.userId, userId), isNotNull(listeningEvents.episodeId), which);
  return ctx.transaction(async ({ db }) => {
    const going = await db.select({ episodeId: listeningEvents.episodeId }).from(listeningEvents).where(mine);
    if (going.length === 0) return 0;
    const gone = await db
      .update(listeningEvents)
      .set({ episodeId: null, deviceId: null, deviceKind: null, kind: 'play', fromMs: 0, toMs: 0, at: new Date(0) })
      .where(mine)
      .returning({ id: listeningEvents.id });
    const episodes = [...new Set(going.map(({ episodeId }) => episodeId))];
    await db.execute(sql`
      delete from episode_plays where user_id = ${userId} and episode_id = any(${sql.param(episodes)})
        and not exists (select 1 from listening_events event
          where event.user_id = episode_plays.user_id and event.episode_id = episode_plays.episode_id)`);
    return gone.length;
  });
}
