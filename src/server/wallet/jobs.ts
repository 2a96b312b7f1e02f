import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Ends a subscription at the provider, and gives back what was last paid for it where that brought nothing. */
export const endSubscriptionJob = defineJob({
  name: 'wallet.end-subscription',
  payload: z.object({ subscriptionId: z.string(), refund: z.boolean() }),
  concurrency: 1,
  retries: 12,
});
