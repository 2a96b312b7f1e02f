import { z } from 'zod';
import { roles } from '../accounts.ts';
import { plans } from '../packs-and-plans.ts';
import { disputeStatuses } from '../wallet.ts';
import { contentSubject, reportReasonIds } from '../reports.ts';

/** Why an admin did something: for the audit log, never empty. */
export const actReason = z.string().trim().min(1, 'Please say why.').max(500);

export const applicationStatuses = ['new', 'accepted', 'declined'] as const;
export const decisionWordsLimit = 1000;
export const adminApplication = z.object({
  id: z.string(),
  full_name: z.string(),
  email: z.string(),
  current_platform: z.string(),
  show_name: z.string(),
  follower_count: z.string(),
  description: z.string(),
  status: z.enum(applicationStatuses),
  created_at: z.string(),
  decided_at: z.string().nullable(),
  /** When the decision's mail went out; null before that. */
  decision_mailed_at: z.string().nullable(),
});
export type AdminApplication = z.infer<typeof adminApplication>;

/** A podcast whose creator asks the house to say that it is theirs. */
export const adminPodcast = z.object({
  id: z.string(),
  title: z.string(),
  feed_url: z.string(),
  /** Whom the feed names as its owner (`itunes:owner`). */
  feed_owner_email: z.string().nullable(),
  creator_email: z.string(),
  asked_at: z.string(),
});
export type AdminPodcast = z.infer<typeof adminPodcast>;

/** A show, season or character as an admin finds it, hidden or not. */
export const adminContent = contentSubject.extend({
  name: z.string(),
  description: z.string().nullable(),
  image_url: z.string().nullable(),
  show_id: z.string(),
  show_name: z.string(),
  owner_id: z.string().nullable(),
  owner_username: z.string().nullable(),
  /** Whether its owner has made it public; a character is as public as its show. */
  is_public: z.boolean(),
  is_hidden: z.boolean(),
  created_at: z.string(),
});
export type AdminContent = z.infer<typeof adminContent>;

export const featuredShow = z.object({
  id: z.string(),
  name: z.string(),
  image_url: z.string().nullable(),
  /** False where nobody sees it on the front page: made private by its owner, or hidden. */
  is_listed: z.boolean(),
});
export type FeaturedShow = z.infer<typeof featuredShow>;
export const mostFeatured = 50;

/** A reported thing with its open reports, oldest first; `content` is null once it has been deleted. */
export const reportedContent = contentSubject.extend({
  content: adminContent.nullable(),
  reports: z.array(
    z.object({
      id: z.string(),
      reason: z.enum(reportReasonIds),
      words: z.string().nullable(),
      /** Null for the judge, which is unsure of a season's idea. */
      reporter_id: z.string().nullable(),
      reporter_username: z.string().nullable(),
      created_at: z.string(),
    }),
  ),
});
export type ReportedContent = z.infer<typeof reportedContent>;

export const adminUser = z.object({
  id: z.string(),
  email: z.string(),
  username: z.string().nullable(),
  roles: z.array(z.enum(roles)),
  balance: z.number(),
  /** Cantos spent of payments that were charged back; nothing is produced for this account until they are settled. */
  debt: z.number(),
  created_at: z.string(),
});
export type AdminUser = z.infer<typeof adminUser>;
export const paymentDispute = z.object({
  id: z.string(),
  payment_id: z.string(),
  status: z.enum(disputeStatuses),
  disputed_cents: z.number(),
  /** What the payment gave; null until it has given anything. */
  cantos: z.number().nullable(),
  /** How many of these are held (while it is open) or taken back. */
  taken: z.number(),
  told_at: z.string(),
});
export type PaymentDispute = z.infer<typeof paymentDispute>;
export const adminUserDetail = adminUser.extend({
  plan: z.enum(plans),
  deletion_due_at: z.string().nullable(),
  /** Newest first. */
  disputes: z.array(paymentDispute),
});
export type AdminUserDetail = z.infer<typeof adminUserDetail>;

export const correctionLimit = 1_000_000;
/** `reason` stands in the user's own statement; `note` only in the audit log. */
export const newCorrection = z.object({
  amount: z
    .number()
    .int('Whole cantos only.')
    .min(-correctionLimit)
    .max(correctionLimit)
    .refine((amount) => amount !== 0, 'Give or take at least 1.'),
  reason: z.string().trim().min(1, 'Please say what the user should read.').max(120),
  note: actReason,
});

export const failedProduction = z.object({
  episode_id: z.string(),
  episode_number: z.number(),
  season_id: z.string(),
  season_title: z.string(),
  /** What the last attempt died of; null where nobody wrote it down. */
  failure: z.string().nullable(),
  charged_user_id: z.string().nullable(),
  charged_username: z.string().nullable(),
  /** Cantos paid for it; 0 where nobody paid. */
  charged: z.number(),
  refunded: z.boolean(),
  created_at: z.string(),
});
export type FailedProduction = z.infer<typeof failedProduction>;

/** What admins do, in words that the name of the thing follows. */
export const adminActions = {
  'application.accept': 'Accepted the application for',
  'application.decline': 'Declined the application for',
  'podcast.vouch': 'Vouched for the podcast',
  'podcast.refuse': 'Did not vouch for the podcast',
  'featured.set': 'Changed the featured shows',
  'reports.dismiss': 'Dismissed the reports of',
  'content.hide': 'Hid',
  'content.restore': 'Restored',
  'user.correct': 'Corrected the balance of',
  'production.retry': 'Tried again to make',
  'production.refund': 'Refunded',
  'provider.choose': 'Chose another endpoint for',
  'provider.house': 'Put back what comes with Canto for',
  'provider.audition': 'Listened again to',
  'provider.cast': 'Changed the cast of',
} as const;
export type AdminAction = keyof typeof adminActions;

export const adminAct = z.object({
  id: z.string(),
  admin_id: z.string(),
  admin_username: z.string().nullable(),
  action: z.enum(Object.keys(adminActions) as [AdminAction, ...AdminAction[]]),
  subject_kind: z.string(),
  subject_id: z.string(),
  /** What it is called: a title, or a user's present public name. */
  subject_name: z.string().nullable(),
  reason: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
  created_at: z.string(),
});
export type AdminAct = z.infer<typeof adminAct>;
