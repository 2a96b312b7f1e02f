import { z } from 'zod';
import { plans } from './packs-and-plans.ts';

/** Highest first: the first one a user holds is the user's role. */
export const roles = ['admin', 'user', 'player'] as const;
export type Role = (typeof roles)[number];

export const passwordLength = { min: 6, max: 128 } as const;

/** Where the link in the mail about a forgotten password leads, with `token`, or `error` when it is over. */
export const newPasswordPath = '/account/password';

/** Where the link that the first start prints leads, with `token`. */
export const firstAdminPath = '/account/first-admin';

/** What the one OpenID Connect provider that may be configured is called in addresses and in the database. */
export const openIdProvider = 'openid';

/**
 * What became of a sign-in with the provider, as the page that it leads back to is told (`?sign-in=taken`): `in`; a `code` is
 * asked for beside it; or why not.
 */
export const signInOutcomes = [
  'in',
  'code',
  'cancelled',
  'unverified',
  'nameless',
  'taken',
  'stale',
  'unclear',
] as const;
export type SignInOutcome = (typeof signInOutcomes)[number];

/** Days between asking for one's account to be deleted and its being so. */
export const deletionWaitDays = 14;

export const deletionState = z.object({ deletion_due_at: z.string().nullable() });
export type DeletionState = z.infer<typeof deletionState>;

/** How others see somebody: as part of a season's "by …", of addresses and of searches. */
export const publicName = z
  .string()
  .trim()
  .toLowerCase()
  .min(2, 'A public name has at least 2 letters.')
  .max(30, 'A public name has at most 30 letters.')
  .regex(
    /^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/,
    'A public name is made of letters from a to z, numbers, and . _ - between them.',
  );

/** A browser or program that is signed in. */
export const session = z.object({
  id: z.string(),
  /** As "Firefox on Linux"; null where it did not say. */
  device: z.string().nullable(),
  address: z.string().nullable(),
  signed_in_at: z.string(),
  last_seen_at: z.string(),
  is_current: z.boolean(),
});
export type Session = z.infer<typeof session>;

export const passkeyLimits = { count: 20, name: 60 } as const;

export const passkeyName = z
  .string()
  .trim()
  .min(1, 'Please give it a name.')
  .max(passkeyLimits.name, `Please keep the name under ${passkeyLimits.name + 1} characters.`);

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** Its owner's other devices have it too. */
  is_synced: z.boolean(),
  added_at: z.string(),
  last_used_at: z.string().nullable(),
});
export type Passkey = z.infer<typeof passkey>;

export const signInMethods = z.object({
  /** Who came by a provider has none until they choose one. */
  has_password: z.boolean(),
  /** The OpenID Connect provider that this Canto lets people sign in with; null where there is none. */
  provider: z.object({ name: z.string(), is_linked: z.boolean() }).nullable(),
  passkeys: z.array(passkey),
});
export type SignInMethods = z.infer<typeof signInMethods>;

/** `needed`: an admin, who has no rights of one until it is on. */
export const secondFactorStates = ['on', 'off', 'needed'] as const;

export const me = z.object({
  user: z.object({ id: z.string(), email: z.string(), display_name: z.string(), username: z.string() }),
  roles: z.array(z.enum(roles)),
  role: z.enum(roles).nullable(),
  balance: z.number(),
  plan: z.enum(plans),
  /** Whether an application as a creator was accepted: then there is a page *My Podcasts*. */
  is_creator: z.boolean().optional(),
  /** When the account will be deleted, for who asked for that; it can be taken back until then. */
  deletion_due_at: z.string().nullish(),
  second_factor: z.enum(secondFactorStates).optional(),
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
