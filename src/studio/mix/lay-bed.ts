import { WorkerPool } from '#media/threads/worker-pool.ts';
import type { BedJob } from './bed-worker.ts';

/** One at a time: whoever listens to voices being made goes before. */
const threads = new WorkerPool<BedJob, Uint8Array<ArrayBuffer>>({
  entry: new URL('./bed-worker.ts', import.meta.url),
  size: 1,
});

/** An episode's voices with music and place under them as a file of its own, as long as the voices to the sample. */
export function layBed(job: BedJob, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  return threads.run(job, { ...(signal && { signal }) });
}
