import { implement } from '@orpc/server';
import { findUsers, getUser } from '../accounts/find-users.ts';
import { limitAction } from '../accounts/limit-action.ts';
import { listFeaturedShows } from '../catalog/feature-shows.ts';
import type { RequestContext } from '../context.ts';
import { listApplications } from '../creators/list-applications.ts';
import { listFailed } from '../seasons/list-failed.ts';
import { requireAdmin, requireViewer } from '../viewer.ts';
import { listEntries } from '../wallet/queries.ts';
import { decide } from './acts-on-applications.ts';
import { hideContent, restoreContent, setFeatured } from './acts-on-content.ts';
import { refundFailed, retryFailed } from './acts-on-productions.ts';
import { dismissReports } from './close-reports.ts';
import { adminContract, reportsContract } from './contract.ts';
import { correctBalance } from './correct-balance.ts';
import { findContent } from './find-content.ts';
import { listActs } from './list-acts.ts';
import { listReports } from './list-reports.ts';
import { reportContent } from './report-content.ts';

/** Nothing below is reached by anybody but an admin, who comes along as `admin`. */
const os = implement(adminContract)
  .$context<RequestContext>()
  .use(({ context, next }) => next({ context: { admin: requireAdmin(context) } }));

export const adminApi = {
  listApplications: os.listApplications.handler(({ context, input }) => listApplications(context.ctx, input)),
  acceptApplication: os.acceptApplication.handler(({ context: { ctx, admin }, input }) =>
    decide(ctx, admin, input, 'accepted'),
  ),
  declineApplication: os.declineApplication.handler(({ context: { ctx, admin }, input }) =>
    decide(ctx, admin, input, 'declined'),
  ),
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
    return listEntries(ctx, id, page);
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
