import { oc } from '@orpc/contract';
import { z } from 'zod';
import {
  actReason,
  adminAct,
  adminApplication,
  adminContent,
  adminPodcast,
  adminUser,
  adminUserDetail,
  applicationStatuses,
  decisionWordsLimit,
  failedProduction,
  featuredShow,
  mostFeatured,
  newCorrection,
  reportedContent,
} from '#shared/admin/admin.ts';
import { ledgerAudit, overview } from '#shared/admin/overview.ts';
import { newProvider, providerParts, providersView, providerTrial } from '#shared/admin/providers.ts';
import { contentKinds, contentSubject, newReport } from '#shared/reports.ts';
import { idInput, pageOf, pageQuery } from '#shared/paging.ts';
import { ledgerEntry } from '#shared/wallet.ts';

const route = (method: 'GET' | 'POST' | 'PUT', path: `/${string}`, operationId: string, summary: string) =>
  oc.route({ method, path: `/admin${path}`, operationId, tags: ['admin'], summary });

const search = z.string().trim().max(200).optional();
const decision = idInput.extend({ words: z.string().trim().max(decisionWordsLimit).default('') });
const judged = contentSubject.extend({ reason: actReason });

/** Every call is for admins: 401 for who is signed out, 403 for others. Every change is an entry of the audit log. */
export const adminContract = {
  getOverview: route('GET', '/overview', 'adminGetOverview', 'The state of the moment and the last 24 hours').output(
    overview,
  ),
  auditLedger: route('POST', '/ledger-audits', 'adminAuditLedger', 'Looks at the whole ledger now').output(ledgerAudit),
  listApplications: route('GET', '/applications', 'adminListApplications', 'Creator applications, newest first')
    .input(pageQuery.extend({ status: z.enum(applicationStatuses).default('new') }))
    .output(pageOf(adminApplication)),
  acceptApplication: route('POST', '/applications/{id}/accept', 'adminAcceptApplication', 'Accepts, with a mail')
    .input(decision)
    .output(z.object({ status: z.enum(applicationStatuses) })),
  declineApplication: route('POST', '/applications/{id}/decline', 'adminDeclineApplication', 'Declines, with a mail')
    .input(decision)
    .output(z.object({ status: z.enum(applicationStatuses) })),
  listPodcasts: route(
    'GET',
    '/podcasts',
    'adminListPodcasts',
    'Podcasts to vouch for, the longest waiting first',
  ).output(z.object({ items: z.array(adminPodcast) })),
  decidePodcast: route('POST', '/podcasts/{id}/vouching', 'adminDecidePodcast', 'Says whether it is its creator’s')
    .input(idInput.extend({ is_theirs: z.boolean(), reason: actReason }))
    .output(z.object({ title: z.string() })),
  listFeatured: route('GET', '/featured', 'adminListFeatured', 'Featured shows in their order').output(
    z.object({ items: z.array(featuredShow) }),
  ),
  setFeatured: route('PUT', '/featured', 'adminSetFeatured', 'Features exactly these shows, in this order')
    .input(
      z.object({
        ids: z
          .array(z.string().min(1).max(64))
          .max(mostFeatured)
          .refine((ids) => new Set(ids).size === ids.length, 'Each show once, please.'),
      }),
    )
    .output(z.object({ items: z.array(featuredShow) })),
  listReports: route('GET', '/reports', 'adminListReports', 'What has open reports, the longest waiting first').output(
    z.object({ items: z.array(reportedContent), total: z.number() }),
  ),
  dismissReports: route('POST', '/reports/dismiss', 'adminDismissReports', 'Finds nothing wrong with it')
    .input(judged)
    .output(z.object({ dismissed: z.number() })),
  findContent: route('GET', '/content', 'adminFindContent', 'Shows, seasons or characters, newest first')
    .input(pageQuery.extend({ kind: z.enum(contentKinds), search, hidden: z.stringbool().optional() }))
    .output(pageOf(adminContent)),
  hideContent: route('POST', '/content/hide', 'adminHideContent', 'From everybody but its owner and admins')
    .input(judged)
    .output(z.object({ is_hidden: z.boolean() })),
  restoreContent: route('POST', '/content/restore', 'adminRestoreContent', 'Brings something hidden back')
    .input(judged)
    .output(z.object({ is_hidden: z.boolean() })),
  findUsers: route('GET', '/users', 'adminFindUsers', 'By e-mail address, public name or id')
    .input(pageQuery.extend({ search }))
    .output(pageOf(adminUser)),
  getUser: route('GET', '/users/{id}', 'adminGetUser', 'One account with its balance and plan')
    .input(idInput)
    .output(adminUserDetail),
  listUserLedger: route('GET', '/users/{id}/ledger', 'adminListUserLedger', "A user's ledger, newest first")
    .input(idInput.extend(pageQuery.shape))
    .output(pageOf(ledgerEntry)),
  correctBalance: route('POST', '/users/{id}/corrections', 'adminCorrectBalance', 'Gives or takes cantos by hand')
    .input(idInput.extend(newCorrection.shape))
    .output(z.object({ balance: z.number() })),
  listFailedProductions: route('GET', '/productions', 'adminListFailedProductions', 'Given up, newest first')
    .input(pageQuery)
    .output(pageOf(failedProduction)),
  retryProduction: route('POST', '/productions/{id}/retry', 'adminRetryProduction', "A season's; nobody is charged")
    .input(idInput)
    .output(z.object({ stage: z.literal('queued') })),
  refundProduction: route('POST', '/productions/{id}/refund', 'adminRefundProduction', 'If not given back yet')
    .input(idInput)
    .output(z.object({ refunded: z.number() })),
  listActs: route('GET', '/acts', 'adminListActs', 'The audit log, newest first')
    .input(pageQuery)
    .output(pageOf(adminAct)),
  getProviders: route('GET', '/providers', 'adminGetProviders', 'Who writes and speaks, and the cast').output(
    providersView,
  ),
  tryProvider: route('POST', '/providers/try', 'adminTryProvider', 'Lets an endpoint tell or speak a little')
    .input(newProvider)
    .output(providerTrial),
  chooseProvider: route('PUT', '/providers', 'adminChooseProvider', 'Writes or speaks with this endpoint from now on')
    .input(newProvider)
    .output(providersView),
  putBackHouse: route('POST', '/providers/house', 'adminPutBackHouse', 'Writes or speaks with what comes with Canto')
    .input(z.object({ part: z.enum(providerParts) }))
    .output(providersView),
  auditionAgain: route(
    'POST',
    '/providers/audition',
    'adminAuditionAgain',
    'Hears every voice of the server again',
  ).output(providersView),
  changeCast: route('PUT', '/providers/cast', 'adminChangeCast', 'Gives a part to another voice of the server')
    .input(z.object({ id: z.string().max(64), voice: z.string().max(200) }))
    .output(providersView),
};

/** For everybody who is signed in. */
export const reportsContract = {
  create: oc
    .route({
      method: 'POST',
      path: '/reports',
      operationId: 'createReport',
      tags: ['reports'],
      successStatus: 201,
      summary: 'Says that a show, season or character should not be here; 409 while the same report is open',
    })
    .input(newReport)
    .output(z.object({ id: z.string() })),
};
