import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Asks the configured picture service for a picture that is drawn meanwhile. */
export const paintPictureJob = defineJob({
  name: 'catalog.paint-picture',
  payload: z.object({ key: z.string() }),
  concurrency: 2,
  retries: 2,
});
