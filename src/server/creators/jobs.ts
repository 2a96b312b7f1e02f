import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Tells an applicant what was decided; `words` are the admin's own. */
export const mailDecisionJob = defineJob({
  name: 'creators.mail-decision',
  payload: z.object({ applicationId: z.string(), words: z.string() }),
  concurrency: 1,
  retries: 8,
});
