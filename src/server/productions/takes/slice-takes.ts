import { eq } from 'drizzle-orm';
import { frameBytes, frameMs } from '#media/audio/audio-format.ts';
import { silentTailFrames } from '#studio/mix/join-takes.ts';
import type { Context } from '../../context.ts';
import { episodeTakes, seasonEpisodes } from '../../seasons/tables.ts';
import { listPlacedTakes } from '../../seasons/transcript.ts';
import { bytesOf, findSound } from './find-sound.ts';
import { saveSlices, type Slice } from './save-slices.ts';
import { slicePrepared } from './slice-prepared.ts';

/**
 * How long an episode has been finished before its takes become slices: by then what is behind its doors is voiced, and a process
 * of an older version, which looks for each take in a file of its own, has sent it to the end.
 */
export const restMs = 60 * 60 * 1000;

type Episode = { id: string; audioKey: string; durationMs: number };

/**
 * Makes the takes of a finished episode slices of its files, where they stand unchanged, and has their own files deleted. Doing it
 * again does what is left; of an episode that is not finished, nothing.
 */
export async function sliceTakes(ctx: Context, { episodeId }: { episodeId: string }): Promise<void> {
  const { id, stage, audioKey, durationMs } = seasonEpisodes;
  const [row] = await ctx.db.select({ id, stage, audioKey, durationMs }).from(seasonEpisodes).where(eq(id, episodeId));
  if (row?.stage !== 'ready' || row.audioKey === null || row.durationMs === null) return;
  const episode = { id: row.id, audioKey: row.audioKey, durationMs: row.durationMs };
  await sliceOwn(ctx, episode);
  await slicePrepared(ctx, episode);
}

/** What an episode is made of lies in its file in order; which takes those were, nobody needs to know after. */
async function sliceOwn(ctx: Context, episode: Episode): Promise<void> {
  const placed = await listPlacedTakes(ctx, episode.id);
  if (placed.length === 0) return;
  const start = await findStart(ctx, episode);
  let at = start ?? 0;
  const slices = new Map<string, Slice>();
  for (const { key, durationMs } of placed) {
    const bytes = bytesOf(durationMs);
    if (!slices.has(key)) slices.set(key, { key, fileOffset: at, bytes, durationMs });
    at += bytes;
  }
  if (start === null || at - start !== bytesOf(episode.durationMs)) {
    ctx.log.warn({ episodeId: episode.id }, 'the file of an episode is not its takes; they keep files of their own');
    return;
  }
  await ctx.transaction(async (tx) => {
    await saveSlices(tx, episode.audioKey, [...slices.values()]);
    await tx.db.delete(episodeTakes).where(eq(episodeTakes.episodeId, episode.id));
  });
}

/** Where the takes begin in an episode's file; null where that is gone or not as long as they are. */
async function findStart({ storage }: Context, episode: Episode): Promise<number | null> {
  const [file, sound] = await Promise.all([storage.stat(episode.audioKey), findSound(storage, episode)]);
  if (!file || !sound || (episode.durationMs / frameMs) % 1 !== 0) return null;
  return file.size === sound.end + 1 + silentTailFrames * frameBytes ? sound.start : null;
}
