import { eq } from 'drizzle-orm';
import { publish } from '#platform/db/topics.ts';
import { brand } from '#shared/brand.ts';
import { AppError } from '#shared/errors.ts';
import { scenesOf } from '#shared/places/scenes.ts';
import { joinTakes } from '#studio/mix/join-takes.ts';
import { writeCaptions } from '#studio/mix/write-captions.ts';
import type { Context } from '../../context.ts';
import { seasonTopic } from '../../seasons/progress.ts';
import { seasonEpisodes, userSeasons } from '../../seasons/tables.ts';
import { timeEpisode, type PlacedTake } from '../../seasons/transcript.ts';
import { markReady } from '../episode-state.ts';
import { prerenderBranchesJob, sliceTakesJob } from '../jobs.ts';
import { restMs } from '../takes/slice-takes.ts';
import type { Production } from './episode-brief.ts';
import { readSound } from './take-store.ts';

/**
 * Joins an episode's takes to its finished file with captions and transcript, and publishes it; leaves it as it is where
 * it was given up or put back to work on another charge meanwhile.
 */
export async function finishEpisode(ctx: Context, { episode, season }: Production): Promise<void> {
  const { lines, placed } = await timeEpisode(ctx, episode.id);
  const sounds = await Promise.all(placed.map((take) => withSound(ctx, take)));
  // Both were named while the first episode was written, after this attempt had read them.
  const [named] = await ctx.db
    .select({ title: seasonEpisodes.title, album: userSeasons.title })
    .from(seasonEpisodes)
    .innerJoin(userSeasons, eq(userSeasons.id, seasonEpisodes.seasonId))
    .where(eq(seasonEpisodes.id, episode.id));
  const tags = { ...named, artist: brand.name, track: episode.episodeNumber };
  const file = joinTakes(sounds, tags, scenesOf(lines));
  const audioKey = `episodes/${episode.id}.mp3`;
  const captionsKey = `episodes/${episode.id}.vtt`;
  await ctx.storage.put(audioKey, file.mp3, { contentType: 'audio/mpeg' });
  await ctx.storage.put(captionsKey, new TextEncoder().encode(writeCaptions(lines)), { contentType: 'text/vtt' });
  await ctx.transaction(async (tx) => {
    const files = { audioKey, captionsKey, transcript: lines, durationMs: file.durationMs };
    if (!(await markReady(tx, episode, files))) return;
    await tx.jobs.enqueue(
      tx.db,
      prerenderBranchesJob,
      { episodeId: episode.id },
      { priority: episode.chargedUserId ? 1 : 0 },
    );
    await tx.jobs.enqueue(tx.db, sliceTakesJob, { episodeId: episode.id }, { delaySeconds: restMs / 1000 });
    await publish(tx.db, seasonTopic(season.id));
  });
}

async function withSound(ctx: Pick<Context, 'db' | 'storage'>, take: PlacedTake) {
  const mp3 = await readSound(ctx, take);
  if (!mp3) throw new AppError('internal', `take ${take.key} is gone`);
  return { mp3, durationMs: take.durationMs };
}
