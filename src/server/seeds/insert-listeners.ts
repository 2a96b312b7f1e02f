import { hashPassword } from 'better-auth/crypto';
import { authAccounts, users } from '../accounts/tables.ts';
import type { Context } from '../context.ts';
import type { Catalog, CatalogListener } from './read-catalog.ts';

/**
 * The people of the catalogue. Fans have no password and so can't sign in; the demo account has one and is confirmed.
 * Profile, role and cantos come with the row of the user.
 */
export async function insertListeners(ctx: Context, { listeners, demo }: Catalog, demoPassword: string): Promise<void> {
  const now = ctx.clock.now();
  const row = ({ id, username, email }: CatalogListener) => ({
    id,
    name: username,
    email,
    emailVerified: true,
    createdAt: now,
    updatedAt: now,
  });
  await ctx.db
    .insert(users)
    .values([...listeners, demo].map(row))
    .onConflictDoNothing();
  await ctx.db
    .insert(authAccounts)
    .values({
      id: `${demo.id}-password`,
      accountId: demo.id,
      providerId: 'credential',
      userId: demo.id,
      password: await hashPassword(demoPassword),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing();
}
