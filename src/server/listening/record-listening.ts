import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { ListeningBatch } from '#shared/listening-log.ts';
import { correctClock, mergeEvents } from '#shared/places/places.ts';
import type { Context, Viewer } from '../context.ts';
import { seasonColumns, isSeasonState } from '../seasons/columns.ts';
import { canSeeSeason } from '../seasons/policy.ts';
import { seasonEpisodes, seasonState, userSeasons } from '../seasons/tables.ts';
import { countEpisodePlay } from './count-play.ts';
import { listeningEvents } from './tables.ts';

type Recorder = Pick<Context, 'db' | 'clock'>;

/**
 * Takes what a device heard into the log, in any order and any number of times: of one event's versions the longest stays.
 * Episodes that the viewer may not hear are left out; the others count as played today. Answers the ids that were deleted before, for the device to forget.
 */
export async function recordListening(
  ctx: Recorder,
  viewer: Viewer,
  { device, sent_at_ms: sentMs, events }: ListeningBatch,
): Promise<{ forgotten: string[]; now_ms: number }> {
  const receivedMs = ctx.clock.now().getTime();
  const audible = await findAudible(ctx, viewer, [...new Set(events.map(({ episode_id }) => episode_id))]);
  const rows = mergeEvents(events)
    .filter(({ episode_id }) => audible.has(episode_id))
    .map(({ id, episode_id, kind, from_ms, to_ms, at_ms }) => ({
      userId: viewer.userId,
      id,
      deviceId: device.id,
      deviceKind: device.kind,
      episodeId: episode_id,
      kind,
      fromMs: from_ms,
      toMs: to_ms,
      at: new Date(correctClock(at_ms, { sentMs, receivedMs })),
    }));
  if (rows.length === 0) return { forgotten: [], now_ms: receivedMs };
  const { toMs, at } = listeningEvents;
  await ctx.db
    .insert(listeningEvents)
    // Two tabs that send the same rows in another order would wait for each other.
    .values(rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    .onConflictDoUpdate({
      target: [listeningEvents.userId, listeningEvents.id],
      set: {
        // As `laterVersion`.
        at: sql`case when excluded.to_ms > ${toMs} then excluded.at when excluded.to_ms = ${toMs} then least(excluded.at, ${at}) else ${at} end`,
        toMs: sql`greatest(excluded.to_ms, ${toMs})`,
      },
      setWhere: and(isNotNull(listeningEvents.episodeId), sql`excluded.episode_id = ${listeningEvents.episodeId}`),
    });
  const forgotten = await findForgotten(ctx, viewer, rows);
  const played = rows.filter(
    ({ id, kind, fromMs, toMs: to }) => kind === 'play' && to > fromMs && !forgotten.includes(id),
  );
  for (const episodeId of new Set(played.map((row) => row.episodeId)))
    await countEpisodePlay(ctx, episodeId, viewer.userId);
  return { forgotten, now_ms: receivedMs };
}

async function findAudible({ db }: Recorder, viewer: Viewer, episodeIds: string[]): Promise<Set<string>> {
  if (episodeIds.length === 0) return new Set();
  const rows = await db
    .select({ id: seasonEpisodes.id, season: seasonColumns })
    .from(seasonEpisodes)
    .innerJoin(userSeasons, eq(userSeasons.id, seasonEpisodes.seasonId))
    .innerJoin(seasonState, isSeasonState)
    .where(inArray(seasonEpisodes.id, episodeIds));
  return new Set(rows.filter(({ season }) => canSeeSeason(season, viewer)).map(({ id }) => id));
}

async function findForgotten({ db }: Recorder, viewer: Viewer, rows: { id: string }[]): Promise<string[]> {
  const found = await db
    .select({ id: listeningEvents.id })
    .from(listeningEvents)
    .where(
      and(
        eq(listeningEvents.userId, viewer.userId),
        sql`${listeningEvents.episodeId} is null`,
        inArray(
          listeningEvents.id,
          rows.map(({ id }) => id),
        ),
      ),
    );
  return found.map(({ id }) => id);
}
