import { and, desc, eq, inArray } from 'drizzle-orm';
import { awayDays, type Recap } from '#shared/story/recap.ts';
import { today } from '../catalog/count-view.ts';
import type { Context, Viewer } from '../context.ts';
import { makeRecapJob } from '../productions/jobs.ts';
import type { EpisodeSummary } from '../seasons/columns.ts';
import { getSeason, listEpisodes, readRecap } from '../seasons/queries.ts';
import { episodePlays } from './tables.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * What happened so far, for a listener who has heard some of the season and nothing of it for a while; null for everybody
 * else. It tells no more than up to the last episode they heard. Its sound is made when it is first asked for; where that
 * fails there is none for a day.
 */
export async function findRecap(ctx: Context, viewer: Viewer, seasonId: string): Promise<Recap | null> {
  const season = await getSeason(ctx, seasonId, viewer);
  const episodes = await listEpisodes(ctx, season.id);
  const last = await lastPlay(ctx, viewer, episodes);
  if (!last || daysBetween(last.day, today(ctx)) < awayDays) return null;
  const { episode } = last;
  if (episode.stage !== 'ready') return null;
  const recap = await readRecap(ctx, episode.id);
  const failedMs = episode.recapFailedAt?.getTime() ?? 0;
  if (!recap && ctx.clock.now().getTime() - failedMs < dayMs) return null;
  if (!recap)
    await ctx.jobs.enqueue(ctx.db, makeRecapJob, { episodeId: episode.id }, { priority: 5, once: episode.id });
  const next = episodes.find(({ episodeNumber }) => episodeNumber === episode.episodeNumber + 1);
  return {
    episode_id: episode.id,
    episode_number: episode.episodeNumber,
    next_episode_id: next?.id ?? null,
    last_heard: last.day,
    audio_url: recap ? recapUrl(episode.id) : null,
    duration_ms: recap?.durationMs ?? null,
    lines: recap?.lines ?? [],
  };
}

export const recapUrl = (episodeId: string) => `/media/episodes/${episodeId}/recap.mp3`;

/** The newest day on which they heard any of it, with the furthest episode they ever got to. */
async function lastPlay(
  { db }: Pick<Context, 'db'>,
  { userId }: Viewer,
  episodes: EpisodeSummary[],
): Promise<{ day: string; episode: EpisodeSummary } | null> {
  if (episodes.length === 0) return null;
  const plays = await db
    .select({ episodeId: episodePlays.episodeId, day: episodePlays.day })
    .from(episodePlays)
    .where(
      and(
        eq(episodePlays.userId, userId),
        inArray(
          episodePlays.episodeId,
          episodes.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(desc(episodePlays.day));
  const playedIds = new Set(plays.map(({ episodeId }) => episodeId));
  const episode = episodes.findLast(({ id }) => playedIds.has(id));
  return plays[0] && episode ? { day: plays[0].day, episode } : null;
}

function daysBetween(earlier: string, later: string): number {
  return Math.round((Date.parse(later) - Date.parse(earlier)) / dayMs);
}
