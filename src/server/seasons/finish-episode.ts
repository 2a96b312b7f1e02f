import { asc, eq } from 'drizzle-orm';
import { publish } from '#platform/db/topics.ts';
import { brand } from '#shared/brand.ts';
import { AppError } from '#shared/errors.ts';
import type { TimedLine } from '#shared/script.ts';
import { joinTakes } from '#studio/mix/join-takes.ts';
import { timeLines } from '#studio/mix/time-lines.ts';
import { writeCaptions } from '#studio/mix/write-captions.ts';
import type { Take } from '#studio/speech/take.ts';
import type { Context } from '../context.ts';
import { listKeptLines, type Production } from './episode-brief.ts';
import { prepareOpeningsJob } from './jobs.ts';
import { seasonTopic } from './order-episode.ts';
import { openTakeStore } from './take-store.ts';
import { episodeTakes, seasonEpisodes, userSeasons } from './tables.ts';

type PlacedTake = { linePosition: number; take: Take };

async function listTakes(ctx: Context, episodeId: string): Promise<PlacedTake[]> {
  const rows = await ctx.db
    .select()
    .from(episodeTakes)
    .where(eq(episodeTakes.episodeId, episodeId))
    .orderBy(asc(episodeTakes.position));
  const store = openTakeStore(ctx);
  return Promise.all(
    rows.map(async ({ takeKey, linePosition }) => {
      const take = await store.get(takeKey);
      if (!take) throw new AppError('internal', `take ${takeKey} is gone`);
      return { linePosition, take };
    }),
  );
}

/** The transcript of what is voiced so far, timed in the episode. */
export async function timeEpisode(ctx: Context, episodeId: string): Promise<{ lines: TimedLine[]; takes: Take[] }> {
  const [lines, placed] = [await listKeptLines(ctx, episodeId), await listTakes(ctx, episodeId)];
  const voiced = lines.slice(0, (placed.at(-1)?.linePosition ?? -1) + 1);
  const takesOfLines = voiced.map((_line, i) =>
    placed.filter(({ linePosition }) => linePosition === i).map(({ take }) => take),
  );
  return { lines: timeLines(voiced, takesOfLines), takes: placed.map(({ take }) => take) };
}

/** Joins an episode's takes to its finished file with captions and transcript, and publishes it. */
export async function finishEpisode(ctx: Context, { episode, season }: Production): Promise<void> {
  const { lines, takes } = await timeEpisode(ctx, episode.id);
  const [row] = await ctx.db
    .select({ title: seasonEpisodes.title })
    .from(seasonEpisodes)
    .where(eq(seasonEpisodes.id, episode.id));
  const file = joinTakes(takes, {
    title: row?.title,
    artist: brand.name,
    album: season.title,
    track: episode.episodeNumber,
  });
  const audioKey = `episodes/${episode.id}.mp3`;
  const captionsKey = `episodes/${episode.id}.vtt`;
  await ctx.storage.put(audioKey, file.mp3, { contentType: 'audio/mpeg' });
  await ctx.storage.put(captionsKey, new TextEncoder().encode(writeCaptions(lines)), { contentType: 'text/vtt' });
  await ctx.transaction(async (tx) => {
    await tx.db
      .update(seasonEpisodes)
      .set({
        stage: 'ready',
        error: null,
        audioKey,
        captionsKey,
        transcript: lines,
        durationMs: file.durationMs,
        finishedAt: tx.clock.now(),
      })
      .where(eq(seasonEpisodes.id, episode.id));
    await tx.db
      .update(userSeasons)
      .set({ status: 'ready', error: null, currentEpisode: episode.episodeNumber })
      .where(eq(userSeasons.id, season.id));
    if (episode.chargedUserId)
      await tx.jobs.enqueue(tx.db, prepareOpeningsJob, { episodeId: episode.id }, { priority: 1 });
    await publish(tx.db, seasonTopic(season.id));
  });
}
