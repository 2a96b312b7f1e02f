import { implement } from '@orpc/server';
import { findUsers, getUser } from '../accounts/find-users.ts';
import { limitAction } from '../accounts/limit-action.ts';
import { listFeaturedShows } from '../catalog/feature-shows.ts';
import type { RequestContext, Context, Viewer } from '../context.ts';
import { listApplications } from '../creators/list-applications.ts';
import { listVouching, decideVouching } from '../creators/podcasts/vouch-podcast.ts';
import { listFailed } from '../productions/list-failed.ts';
import { listLedger } from '../productions/list-ledger.ts';
import { requireAdmin, requireViewer } from '../viewer.ts';
import { dismissReports } from './close-reports.ts';
import { hideContent, restoreContent, setFeatured } from './content-actions.ts';
import { adminContract, reportsContract } from './contract.ts';
import { correctBalance } from './correct-balance.ts';
import { findContent } from './find-content.ts';
import { listActs } from './list-acts.ts';
import { listReports } from './list-reports.ts';
import { getOverview } from './overview/get-overview.ts';
import { recordAudit } from './overview/record-audit.ts';
import { refundFailed, retryFailed } from './production-actions.ts';
import { auditionAgain, changeCast, chooseProvider, putBackHouse } from './voices/choose-provider.ts';
import { tryProvider } from './voices/try-provider.ts';
import { viewProviders } from './voices/view-providers.ts';
import { reportContent } from './report-content.ts';
import { decideApplication } from '../creators/decide-application.ts';
import { audited } from './audited.ts';

/** Nothing below is reached by anybody but an admin, who comes along as `admin`. */
const os = implement(adminContract)
  .$context<RequestContext>()
  .use(({ context, next }) => next({ context: { admin: requireAdmin(context) } }));

export const adminApi = {
  getOverview: os.getOverview.handler(({ context }) => getOverview(context.ctx)),
  auditLedger: os.auditLedger.handler(({ context }) => recordAudit(context.ctx)),
  listApplications: os.listApplications.handler(({ context, input }) => listApplications(context.ctx, input)),
  acceptApplication: os.acceptApplication.handler(({ context: { ctx, admin }, input }) =>
    decide(ctx, admin, input, 'accepted'),
  ),
  declineApplication: os.declineApplication.handler(({ context: { ctx, admin }, input }) =>
    decide(ctx, admin, input, 'declined'),
  ),
  listPodcasts: os.listPodcasts.handler(async ({ context }) => ({ items: await listVouching(context.ctx) })),
  decidePodcast: os.decidePodcast.handler(({ context: { ctx, admin }, input }) => decidePodcast(ctx, admin, input)),
  listFeatured: os.listFeatured.handler(async ({ context }) => ({ items: await listFeaturedShows(context.ctx) })),
  setFeatured: os.setFeatured.handler(({ context: { ctx, admin }, input }) => setFeatured(ctx, admin, input.ids)),
  listReports: os.listReports.handler(({ context }) => listReports(context.ctx)),
  dismissReports: os.dismissReports.handler(({ context: { ctx, admin }, input }) => dismissReports(ctx, admin, input)),
  findContent: os.findContent.handler(({ context, input }) => findContent(context.ctx, input)),
  hideContent: os.hideContent.handler(({ context: { ctx, admin }, input }) => hideContent(ctx, admin, input)),
  restoreContent: os.restoreContent.handler(({ context: { ctx, admin }, input }) => restoreContent(ctx, admin, input)),
  findUsers: os.findUsers.handler(({ context, input }) => findUsers(context.ctx, input)),
  getUser: os.getUser.handler(({ context, input }) => getUser(context.ctx, input.id)),
  listUserLedger: os.listUserLedger.handler(async ({ context: { ctx }, input: { id, ...page } }) => {
    await getUser(ctx, id);
    return listLedger(ctx, id, page);
  }),
  correctBalance: os.correctBalance.handler(({ context: { ctx, admin, idempotencyKey }, input }) =>
    correctBalance(ctx, admin, input, idempotencyKey),
  ),
  listFailedProductions: os.listFailedProductions.handler(({ context, input }) => listFailed(context.ctx, input)),
  retryProduction: os.retryProduction.handler(({ context: { ctx, admin }, input }) =>
    retryFailed(ctx, admin, input.id),
  ),
  refundProduction: os.refundProduction.handler(({ context: { ctx, admin }, input }) =>
    refundFailed(ctx, admin, input.id),
  ),
  getProviders: os.getProviders.handler(({ context }) => viewProviders(context.ctx)),
  tryProvider: os.tryProvider.handler(({ context, input }) => tryProvider(context.ctx, input)),
  chooseProvider: os.chooseProvider.handler(({ context: { ctx, admin }, input }) => chooseProvider(ctx, admin, input)),
  putBackHouse: os.putBackHouse.handler(({ context: { ctx, admin }, input }) => putBackHouse(ctx, admin, input.part)),
  auditionAgain: os.auditionAgain.handler(({ context: { ctx, admin } }) => auditionAgain(ctx, admin)),
  changeCast: os.changeCast.handler(({ context: { ctx, admin }, input }) => changeCast(ctx, admin, input)),
  listActs: os.listActs.handler(({ context, input }) => listActs(context.ctx, input)),
};

export const reportsApi = {
  create: implement(reportsContract)
    .$context<RequestContext>()
    .create.handler(async ({ context, input }) => {
      const viewer = requireViewer(context);
      await limitAction(context, 'report');
      return reportContent(context.ctx, viewer, input);
    }),
};

/** Accepts or declines an application; the applicant is told by mail, with the admin's words if any. */
function decide(
  ctx: Context,
  admin: Viewer,
  { id, words }: { id: string; words: string },
  status: 'accepted' | 'declined',
) {
  return audited(ctx, admin, async (tx) => {
    const name = await decideApplication(tx, { id, status, words });
    const entry = {
      action: status === 'accepted' ? ('application.accept' as const) : ('application.decline' as const),
      subject: { kind: 'application', id, name },
      reason: words,
      before: { status: 'new' },
      after: { status },
    };
    return { entry, answer: { status } };
  });
}

/** Says that a podcast is its creator's, or that the house does not say so. */
function decidePodcast(
  ctx: Context,
  admin: Viewer,
  { id, is_theirs: isTheirs, reason }: { id: string; is_theirs: boolean; reason: string },
) {
  return audited(ctx, admin, async (tx) => {
    const answer = await decideVouching(tx, { id, isTheirs });
    const action = isTheirs ? ('podcast.vouch' as const) : ('podcast.refuse' as const);
    return { entry: { action, subject: { kind: 'podcast', id, name: answer.title }, reason }, answer };
  });
}
