import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { firstAdminPath } from '#shared/accounts.ts';
import { AppError } from '#shared/errors.ts';
import type { Context, Viewer } from '../../context.ts';
import { grantRole } from '../grant-role.ts';
import { authVerifications, userRoles } from '../tables.ts';

const identifier = 'first-admin';
const daysOpen = 7;
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** A link that makes whoever opens it first the admin; null where there is one. Good for a week; only its hash is kept. */
export async function makeFirstAdminLink(ctx: Pick<Context, 'db' | 'clock' | 'config'>): Promise<string | null> {
  if (await hasAdmin(ctx)) return null;
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(ctx.clock.now().getTime() + daysOpen * 24 * 60 * 60_000);
  await ctx.db
    .insert(authVerifications)
    .values({ id: crypto.randomUUID(), identifier, value: hashOf(token), expiresAt });
  return `${ctx.config.baseUrl}${firstAdminPath}?token=${token}`;
}

/**
 * Makes somebody the first admin, whose rights begin with their second factor. All such links are used up by that. Throws
 * AppError: `not_found` for a link that was used, is over or never was one.
 */
export async function takeFirstAdminLink(ctx: Context, viewer: Viewer, token: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    // Whoever takes the same link at once waits here for the row, and then finds it gone.
    const taken = await tx.db
      .delete(authVerifications)
      .where(
        and(
          eq(authVerifications.identifier, identifier),
          eq(authVerifications.value, hashOf(token)),
          gt(authVerifications.expiresAt, ctx.clock.now()),
        ),
      )
      .returning({ id: authVerifications.id });
    if (taken.length === 0 || (await hasAdmin(tx))) {
      throw new AppError('not_found', 'That link was used already, or it is over. Start Canto again for another.');
    }
    await tx.db.delete(authVerifications).where(eq(authVerifications.identifier, identifier));
    await grantRole(tx, viewer.userId, 'admin');
  });
}

async function hasAdmin({ db }: Pick<Context, 'db'>): Promise<boolean> {
  const admins = await db.select({ id: userRoles.userId }).from(userRoles).where(eq(userRoles.role, 'admin')).limit(1);
  return admins.length > 0;
}
