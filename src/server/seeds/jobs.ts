import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Orders the next episode that the catalogue still lacks. `again` also tries those that failed at an earlier start. */
export const continueSeasonJob = defineJob({
  name: 'catalog.continue-season',
  payload: z.object({ again: z.boolean() }),
  concurrency: 1,
  retries: 4,
});
/** Draws the posters of the home page before somebody asks for them. */
export const warmPostersJob = defineJob({
  name: 'catalog.warm-posters',
  payload: z.object({}),
  concurrency: 1,
  retries: 1,
});
