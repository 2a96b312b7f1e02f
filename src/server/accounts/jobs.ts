import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Deletes every account whose 14 days are over: enqueued for that moment, at each start of a worker, and daily for those that could not go. */
export const deleteDueAccountsJob = defineJob({
  name: 'accounts.delete-due-accounts',
  payload: z.object({}),
  concurrency: 1,
  retries: 5,
  schedule: '41 3 * * *',
});
