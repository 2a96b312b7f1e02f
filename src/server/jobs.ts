import type { Attempt, JobDefinition, JobHandler } from '#platform/jobs/define-job.ts';
import { runInForeground } from '#platform/priority-gate.ts';
import { deleteDueAccounts } from './account-data/delete-due-accounts.ts';
import { deleteFiles } from './account-data/delete-files.ts';
import { deleteDueAccountsJob } from './accounts/jobs.ts';
import { auditLedgerJob, mailAuditJob } from './admin/overview/jobs.ts';
import { mailAudit, recordAudit } from './admin/overview/record-audit.ts';
import { judgeSeasonsAgainJob } from './catalog/jobs.ts';
import { paintPictureJob } from './catalog/media/illustrate.ts';
import { paintPicture } from './catalog/media/paint-picture.ts';
import type { Context } from './context.ts';
import { mailApplicationJob, mailDecisionJob, readPodcastsJob } from './creators/jobs.ts';
import { mailApplication } from './creators/mail-application.ts';
import { mailDecision } from './creators/mail-decision.ts';
import { readPodcasts } from './creators/podcasts/read-podcasts.ts';
import { giveUpEpisode } from './productions/give-up-episode.ts';
import {
  advanceEpisodeJob,
  deleteFilesJob,
  makeRecapJob,
  prerenderBranchesJob,
  sliceLeftTakesJob,
  sliceTakesJob,
  voiceCatalogJob,
} from './productions/jobs.ts';
import { advanceEpisode } from './productions/recording/advance-episode.ts';
import { giveUpRecap, makeRecap } from './productions/recording/make-recap.ts';
import { prerenderBranches } from './productions/openings/prerender-branches.ts';
import { sliceLeftTakes } from './productions/takes/slice-left-takes.ts';
import { sliceTakes } from './productions/takes/slice-takes.ts';
import { judgeSeasonsAgain } from './seasons/judge-seasons-again.ts';
import { continueSeason } from './seeds/continue-season.ts';
import { continueSeasonJob, warmPostersJob } from './seeds/jobs.ts';
import { giveUpCatalogEpisode, voiceCatalogEpisode } from './seeds/voice-catalog-episode.ts';
import { warmPosters } from './seeds/warm-posters.ts';
import { tidyUp, tidyUpJob } from './tidy-up.ts';
import { backUpNightly } from './upkeep/backups/back-up-nightly.ts';
import { backUpJob, sweepFilesJob } from './upkeep/jobs.ts';
import { sweepFiles } from './upkeep/sweep-files.ts';
import { endSubscriptionJob } from './wallet/jobs.ts';

type Bound = { definition: JobDefinition<never>; start(ctx: Context): Promise<void> };

/** A kind of job with the verb that does it; the list below is all that Canto works on. */
function bind<P extends object>(definition: JobDefinition<P>, handler: (ctx: Context) => JobHandler<P>): Bound {
  return {
    definition: definition as unknown as JobDefinition<never>,
    start: (ctx) => ctx.jobs.work(definition, handler(ctx)),
  };
}

/** What nobody waits for is broken off as soon as the process begins to close. */
function inBackground(attempt: Attempt): Attempt {
  return { ...attempt, signal: AbortSignal.any([attempt.signal, attempt.leaving]) };
}

/** Work of which some may have been missed while no worker was there. */
function atEachStart({ definition, start }: Bound): Bound {
  return {
    definition,
    async start(ctx) {
      await start(ctx);
      await ctx.jobs.enqueue(ctx.db, definition as unknown as JobDefinition<object>, {});
    },
  };
}

export const jobs: Bound[] = [
  bind(advanceEpisodeJob, (ctx) => ({
    run: (payload, attempt) => runInForeground(() => advanceEpisode(ctx, payload, attempt)),
    giveUp: (payload, failure) => giveUpEpisode(ctx, payload, failure),
  })),
  bind(voiceCatalogJob, (ctx) => ({
    run: (payload, attempt) => voiceCatalogEpisode(ctx, payload, inBackground(attempt)),
    giveUp: (payload, failure) => giveUpCatalogEpisode(ctx, payload, failure),
  })),
  bind(continueSeasonJob, (ctx) => ({ run: (payload) => continueSeason(ctx, payload) })),
  bind(warmPostersJob, (ctx) => ({ run: (_payload, attempt) => warmPosters(ctx, inBackground(attempt)) })),
  bind(prerenderBranchesJob, (ctx) => ({
    run: (payload, attempt) => prerenderBranches(ctx, payload, inBackground(attempt)),
  })),
  bind(makeRecapJob, (ctx) => ({
    run: (payload, attempt) => makeRecap(ctx, payload, attempt),
    giveUp: (payload) => giveUpRecap(ctx, payload),
  })),
  bind(sliceTakesJob, (ctx) => ({ run: (payload) => sliceTakes(ctx, payload) })),
  atEachStart(bind(sliceLeftTakesJob, (ctx) => ({ run: (payload, attempt) => sliceLeftTakes(ctx, payload, attempt) }))),
  atEachStart(bind(deleteDueAccountsJob, (ctx) => ({ run: () => deleteDueAccounts(ctx) }))),
  bind(deleteFilesJob, (ctx) => ({ run: (payload) => deleteFiles(ctx, payload) })),
  bind(endSubscriptionJob, (ctx) => ({
    run: ({ subscriptionId, refund }) => ctx.payments.endSubscription(subscriptionId, { refund }),
  })),
  atEachStart(bind(tidyUpJob, (ctx) => ({ run: () => tidyUp(ctx) }))),
  bind(auditLedgerJob, (ctx) => ({ run: async () => void (await recordAudit(ctx)) })),
  bind(mailAuditJob, (ctx) => ({ run: (payload) => mailAudit(ctx, payload) })),
  bind(backUpJob, (ctx) => ({ run: () => backUpNightly(ctx) })),
  bind(sweepFilesJob, (ctx) => ({ run: async () => void (await sweepFiles(ctx)) })),
  bind(mailApplicationJob, (ctx) => ({ run: (payload) => mailApplication(ctx, payload) })),
  bind(mailDecisionJob, (ctx) => ({ run: (payload) => mailDecision(ctx, payload) })),
  bind(readPodcastsJob, (ctx) => ({ run: () => readPodcasts(ctx) })),
  bind(judgeSeasonsAgainJob, (ctx) => ({
    run: ({ showId }, { signal }) => judgeSeasonsAgain(ctx, showId, { mustAnswer: true, signal }),
    giveUp: ({ showId }) => judgeSeasonsAgain(ctx, showId, { mustAnswer: false }),
  })),
  bind(paintPictureJob, (ctx) => ({ run: (payload, attempt) => paintPicture(ctx, payload, attempt) })),
];
