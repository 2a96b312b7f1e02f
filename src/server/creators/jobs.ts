import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';

/**
 * Tells the house of an application, or the applicant that it came in: a job each, so that neither mail is sent twice for
 * the other's sake.
 */
export const mailApplicationJob = defineJob({
  name: 'creators.mail-application',
  payload: z.object({ applicationId: z.string(), to: z.enum(['house', 'applicant']) }),
  concurrency: 1,
  retries: 8,
});

/** Reads feeds that are due and looks for codes in those whose creators wait for it. */
export const readPodcastsJob = defineJob({
  name: 'creators.read-podcasts',
  payload: z.object({}),
  concurrency: 1,
  retries: 0,
  schedule: '* * * * *',
});

/** Tells an applicant what was decided; `words` are the admin's own. */
export const mailDecisionJob = defineJob({
  name: 'creators.mail-decision',
  payload: z.object({ applicationId: z.string(), words: z.string() }),
  concurrency: 1,
  retries: 8,
});
