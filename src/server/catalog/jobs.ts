import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Judges a show's seasons by its new rating or text. A second opinion that does not answer is asked again. */
export const judgeSeasonsAgainJob = defineJob({
  name: 'catalog.judge-seasons-again',
  payload: z.object({ showId: z.string() }),
  concurrency: 1,
  retries: 4,
});
