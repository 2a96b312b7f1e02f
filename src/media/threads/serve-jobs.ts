import { parentPort } from 'node:worker_threads';
import type { JobAnswer, JobMessage } from './worker-pool.ts';

/** The thread's end of a `WorkerPool`: answers each job; buffers named in `transfer` are moved, not copied. */
export function serveJobs<Job, Answer>(work: (job: Job) => Promise<{ answer: Answer; transfer: ArrayBuffer[] }>): void {
  const port = parentPort;
  if (!port) throw new Error('serveJobs runs in a worker thread only');
  port.on('message', async ({ id, job }: JobMessage<Job>) => {
    try {
      const { answer, transfer } = await work(job);
      port.postMessage({ id, answer } satisfies JobAnswer<Answer>, transfer);
    } catch (error) {
      const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
      port.postMessage({ id, error: { message, stack } } satisfies JobAnswer<Answer>);
    }
  });
}
