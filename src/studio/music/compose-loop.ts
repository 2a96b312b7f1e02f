import { createHash } from 'node:crypto';
import type { Take, TakeStore } from '../speech/take.ts';
import { WorkerPool } from '../worker-pool.ts';
import type { Loop, LoopSpec } from './loop.ts';
import type { MusicAnswer, MusicJob } from './music-worker.ts';
import type { StingKind } from './render-sting.ts';

/** Part of every sting's key: raise it when stings change. */
const stingVersion = 1;

const thread = new WorkerPool<MusicJob, MusicAnswer>({ entry: new URL('./music-worker.ts', import.meta.url), size: 1 });

/**
 * The background music of a place: 60 s in a stereo MP3 that loops without a seam (decode it and loop the samples; an
 * `<audio loop>` may leave a gap of its own). The same spec gives the same bytes. A second or two in a thread.
 */
export function composeLoop({ mood, ambience, seed }: LoopSpec, signal?: AbortSignal): Promise<Loop> {
  return thread.run({ loop: { mood, ambience, seed } }, { ...(signal && { signal }) });
}

/** A few seconds of music inside an episode, as a take without words, to be joined with the spoken ones. */
export async function composeSting(kind: StingKind, seed: string, signal?: AbortSignal): Promise<Take> {
  const { mp3, durationMs } = await thread.run({ sting: kind, seed }, { ...(signal && { signal }) });
  return { key: stingKey(kind, seed), mp3, durationMs, words: [] };
}

/** The sting from the store when it has been played before; else composed now and kept. */
export async function composeKeptSting(
  takes: TakeStore,
  kind: StingKind,
  seed: string,
  signal?: AbortSignal,
): Promise<Take> {
  const kept = await takes.get(stingKey(kind, seed));
  if (kept) return kept;
  const take = await composeSting(kind, seed, signal);
  await takes.put(take);
  return take;
}

function stingKey(kind: StingKind, seed: string): string {
  return createHash('sha256')
    .update(JSON.stringify(['sting', stingVersion, kind, seed]))
    .digest('hex');
}
