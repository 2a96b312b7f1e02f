import { availableParallelism } from 'node:os';
import { WorkerPool } from '#media/threads/worker-pool.ts';
import { pictureSpec, type PictureSpec } from './picture.ts';

let threads: WorkerPool<PictureSpec, Uint8Array> | null = null;

/**
 * The picture as a WebP master (poster 960 × 1440, square 960 × 960, landscape 1600 × 900, portrait 750 × 1000),
 * drawn in a worker thread. The same spec and kit version give the same pixels. Fails on a spec that is not one.
 */
export async function drawPicture(spec: PictureSpec): Promise<Buffer> {
  threads ??= new WorkerPool({ entry: new URL('./artwork-worker.ts', import.meta.url), size: availableParallelism() });
  return Buffer.from(await threads.run(pictureSpec.parse(spec)));
}

/** Ends the drawing threads, for an orderly shutdown and for tests; the next picture starts new ones. */
export async function closeArtwork(): Promise<void> {
  const ended = threads;
  threads = null;
  await ended?.close();
}
