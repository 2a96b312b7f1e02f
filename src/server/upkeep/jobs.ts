import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Makes the night's backup where `BACKUP_KEEP` asks for one. */
export const backUpJob = defineJob({
  name: 'upkeep.back-up',
  payload: z.object({}),
  concurrency: 1,
  retries: 3,
  schedule: '41 2 * * *',
});

/** Deletes sound that nothing names. */
export const sweepFilesJob = defineJob({
  name: 'upkeep.sweep-files',
  payload: z.object({}),
  concurrency: 1,
  retries: 3,
  schedule: '53 3 * * *',
});
