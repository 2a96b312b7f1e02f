import { WorkerPool } from '#media/threads/worker-pool.ts';
import type { MusicJob } from './music-worker.ts';

/** One at a time: whoever listens to voices being made goes before. */
const threads = new WorkerPool<MusicJob, Uint8Array<ArrayBuffer>>({
  entry: new URL('./music-worker.ts', import.meta.url),
  size: 1,
});

/** An episode's voices with a loop under them as a file of its own, as long as the voices to the sample. */
export function layMusicUnder(job: MusicJob, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  return threads.run(job, { ...(signal && { signal }) });
}
