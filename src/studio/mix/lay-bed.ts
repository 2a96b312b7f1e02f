import { codecDelay, frameSamples, studioSampleRate } from '#media/audio/audio-format.ts';
import { musicFrameBytes } from '#media/audio/info-frame.ts';
import { WorkerPool } from '#media/threads/worker-pool.ts';
import type { BedJob } from './bed-worker.ts';

/** One at a time: whoever listens to voices being made goes before. */
const threads = new WorkerPool<BedJob, Uint8Array<ArrayBuffer>>({
  entry: new URL('./bed-worker.ts', import.meta.url),
  size: 1,
});

/** Room for the tag of a file with a bed, so that its length is known before it is made. */
export const bedTagBytes = 8_192;

/** An episode's voices with music and place under them as a file of its own, as long as the voices to the sample. */
export function layBed(job: BedJob, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  return threads.run(job, { ...(signal && { signal }) });
}

/** Bytes of the frames of an episode with its bed, without tag and Info frame. */
export function bedAudioBytes(durationMs: number): number {
  const samples = (durationMs / 1000) * studioSampleRate;
  return Math.ceil((samples + codecDelay) / frameSamples) * musicFrameBytes;
}

/** The whole file's length. */
export const bedFileBytes = (durationMs: number): number => bedTagBytes + musicFrameBytes + bedAudioBytes(durationMs);
