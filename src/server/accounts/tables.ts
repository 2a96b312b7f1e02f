import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Role } from '#shared/accounts.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const stamps = {
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
};

export const users = pgTable('users', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text(),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  deletionRequestedAt: moment('deletion_requested_at'),
  /** Since then the row is a nameless one that the ledger and purchases point to. */
  deletedAt: moment('deleted_at'),
  /** The application as a creator was accepted; triggers of the applications keep it. */
  isCreator: boolean('is_creator').notNull().default(false),
  ...stamps,
});

export const authSessions = pgTable('auth_sessions', {
  id: text().primaryKey(),
  userId: text('user_id').notNull(),
  token: text().notNull(),
  expiresAt: moment('expires_at').notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  byPasskey: boolean('by_passkey').notNull().default(false),
  ...stamps,
});

export const authAccounts = pgTable('auth_accounts', {
  id: text().primaryKey(),
  accountId: text('account_id').notNull(),
  providerId: text('provider_id').notNull(),
  userId: text('user_id').notNull(),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  accessTokenExpiresAt: moment('access_token_expires_at'),
  refreshTokenExpiresAt: moment('refresh_token_expires_at'),
  scope: text(),
  password: text(),
  ...stamps,
});

export const authTwoFactors = pgTable('auth_two_factors', {
  id: text().primaryKey(),
  secret: text().notNull(),
  backupCodes: text('backup_codes').notNull(),
  userId: text('user_id').notNull(),
  verified: boolean().notNull().default(true),
  failedVerificationCount: integer('failed_verification_count').notNull().default(0),
  lockedUntil: moment('locked_until'),
});

export const authPasskeys = pgTable('auth_passkeys', {
  id: text().primaryKey(),
  name: text(),
  userId: text('user_id').notNull(),
  credentialID: text('credential_id').notNull(),
  publicKey: text('public_key').notNull(),
  counter: bigint({ mode: 'number' }).notNull(),
  deviceType: text('device_type').notNull(),
  backedUp: boolean('backed_up').notNull(),
  transports: text(),
  aaguid: text(),
  createdAt: moment('created_at').notNull().defaultNow(),
  lastUsedAt: moment('last_used_at'),
});

export const authVerifications = pgTable('auth_verifications', {
  id: text().primaryKey(),
  identifier: text().notNull(),
  value: text().notNull(),
  expiresAt: moment('expires_at').notNull(),
  ...stamps,
});

/** How often somebody (`user:…` or `network:…`) did something since `windowStartedAt`. */
export const actionCounts = pgTable(
  'action_counts',
  {
    action: text().notNull(),
    who: text().notNull(),
    count: integer().notNull(),
    windowStartedAt: moment('window_started_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.action, table.who] })],
);

export const profiles = pgTable('profiles', {
  userId: text('user_id').primaryKey(),
  username: text().notNull(),
});

export const userRoles = pgTable(
  'user_roles',
  { userId: text('user_id').notNull(), role: text().$type<Role>().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.role] })],
);
