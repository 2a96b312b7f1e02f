import { z } from 'zod';
import { plans } from './packs-and-plans.ts';

/** Highest first: the first one a user holds is the user's role. */
export const roles = ['admin', 'user', 'player'] as const;
export type Role = (typeof roles)[number];

export const passwordLength = { min: 6, max: 128 } as const;

/** Where the link in the mail about a forgotten password leads, with `token`, or `error` when it is over. */
export const newPasswordPath = '/account/password';

/** Days between asking for one's account to be deleted and its being so. */
export const deletionWaitDays = 14;

export const deletionState = z.object({ deletion_due_at: z.string().nullable() });
export type DeletionState = z.infer<typeof deletionState>;

export const me = z.object({
  user: z.object({ id: z.string(), email: z.string(), display_name: z.string(), username: z.string() }),
  roles: z.array(z.enum(roles)),
  role: z.enum(roles).nullable(),
  balance: z.number(),
  plan: z.enum(plans),
  /** When the account will be deleted, for who asked for that; it can be taken back until then. */
  deletion_due_at: z.string().nullish(),
});
export type Me = z.infer<typeof me>;

export const creatorApplication = z.object({
  full_name: z.string().trim().min(1).max(120),
  email: z.email().max(254),
  current_platform: z.string().trim().min(1).max(120),
  show_name: z.string().trim().min(1).max(120),
  follower_count: z.string().trim().min(1).max(60),
  description: z.string().trim().min(1).max(3000),
});
export type CreatorApplication = z.infer<typeof creatorApplication>;
