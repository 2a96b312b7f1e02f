import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';

const ofEpisode = z.object({ episodeId: z.string() });

/** More than what a production has under way at once: a sentence, and those ahead of it. */
const pastAfterSteps = 6;

/**
 * Makes an episode that somebody waits for. `chargeKey` is what this try was paid with (null: by nobody): giving it up
 * must not touch the next one. Jobs of older versions have none.
 */
export const advanceEpisodeJob = defineJob({
  name: 'productions.advance-episode',
  payload: ofEpisode.extend({ chargeKey: z.string().nullish() }),
  concurrency: 4,
  retries: 4,
  pastAfterSteps,
});
/** The same for the catalogue's own seasons: one at a time, and only while nobody waits. */
export const voiceCatalogJob = defineJob({
  name: 'productions.voice-catalog',
  payload: ofEpisode,
  concurrency: 1,
  retries: 4,
  pastAfterSteps,
});
/** Voices how each of the three paths begins, so that a choice is heard at once. */
export const prerenderBranchesJob = defineJob({
  name: 'productions.prerender-branches',
  payload: ofEpisode,
  concurrency: 1,
  retries: 1,
  pastAfterSteps,
});
/** Writes and voices what happened so far, for somebody who comes back after a while. */
export const makeRecapJob = defineJob({
  name: 'productions.make-recap',
  payload: ofEpisode,
  concurrency: 2,
  retries: 1,
  pastAfterSteps,
});
/** Makes the takes of a finished episode slices of its files. */
export const sliceTakesJob = defineJob({
  name: 'productions.slice-takes',
  payload: ofEpisode,
  concurrency: 1,
  retries: 3,
});
/** The same for what that came too early for: `after` is the episode that the last step ended with. */
export const sliceLeftTakesJob = defineJob({
  name: 'productions.slice-left-takes',
  payload: z.object({ after: z.string().optional() }),
  concurrency: 1,
  retries: 3,
  schedule: '23 4 * * *',
});
/** Deletes what nothing needs any more: belongs in the transaction that deletes or changes its rows, so that no file is forgotten. */
export const deleteFilesJob = defineJob({
  name: 'account-data.delete-files',
  payload: z.object({ keys: z.array(z.string()) }),
  concurrency: 1,
  retries: 12,
});
