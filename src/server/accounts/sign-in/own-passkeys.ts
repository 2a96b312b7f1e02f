import { getAuthenticatorName } from '@better-auth/passkey';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { openIdProvider, type Passkey, type SignInMethods } from '#shared/accounts.ts';
import { AppError } from '#shared/errors.ts';
import type { Context, Viewer } from '../../context.ts';
import { authAccounts, authPasskeys } from '../tables.ts';
import { passkeyNeeded } from './passkeys.ts';

/** By what somebody can sign in. */
export async function listSignInMethods(
  { db, config }: Pick<Context, 'db' | 'config'>,
  { userId }: Viewer,
): Promise<SignInMethods> {
  const accounts = await db
    .select({ provider: authAccounts.providerId, password: isNotNull(authAccounts.password) })
    .from(authAccounts)
    .where(eq(authAccounts.userId, userId));
  const rows = await db
    .select()
    .from(authPasskeys)
    .where(eq(authPasskeys.userId, userId))
    .orderBy(asc(authPasskeys.createdAt));
  return {
    has_password: accounts.some(({ password }) => password),
    provider: config.openId && {
      name: config.openId.name,
      is_linked: accounts.some(({ provider }) => provider === openIdProvider),
    },
    passkeys: rows.map(present),
  };
}

function present(row: typeof authPasskeys.$inferSelect): Passkey {
  return {
    id: row.id,
    name: row.name ?? getAuthenticatorName(row.aaguid) ?? 'Passkey',
    is_synced: row.backedUp,
    added_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
  };
}

/** Throws AppError: `not_found`. */
export async function renamePasskey(
  { db }: Pick<Context, 'db'>,
  { userId }: Viewer,
  id: string,
  name: string,
): Promise<Passkey> {
  const [row] = await db
    .update(authPasskeys)
    .set({ name })
    .where(and(eq(authPasskeys.id, id), eq(authPasskeys.userId, userId)))
    .returning();
  if (!row) throw gone();
  return present(row);
}

/**
 * Takes a passkey off the account. Throws AppError: `not_found`; `forbidden` for an admin who came without one: whoever knows
 * the password could put another in its place.
 */
export async function removePasskey({ db }: Pick<Context, 'db'>, viewer: Viewer, id: string): Promise<void> {
  if (viewer.secondFactor === 'needed') throw new AppError('forbidden', passkeyNeeded);
  const removed = await db
    .delete(authPasskeys)
    .where(and(eq(authPasskeys.id, id), eq(authPasskeys.userId, viewer.userId)))
    .returning({ id: authPasskeys.id });
  if (removed.length === 0) throw gone();
}

/** For an admin who lost every one, by somebody at the database. @returns How many there were. */
export async function forgetPasskeys({ db }: Pick<Context, 'db'>, userId: string): Promise<number> {
  const removed = await db
    .delete(authPasskeys)
    .where(eq(authPasskeys.userId, userId))
    .returning({ id: authPasskeys.id });
  return removed.length;
}

const gone = () => new AppError('not_found', 'That passkey was removed already.');
