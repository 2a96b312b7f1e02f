import { and, eq, isNull, sql } from 'drizzle-orm';
import type { DeletionState } from '#shared/accounts.ts';
import { AppError } from '#shared/errors.ts';
import type { Context, Viewer } from '../context.ts';
import { hasRenewingPlan } from '../wallet/plan.ts';
import { deletionWaitMs, dueDate } from './due-date.ts';
import { deleteDueAccountsJob } from './jobs.ts';
import { deletionMail } from './mails.ts';
import { users } from './tables.ts';

/**
 * Has the account deleted in 14 days; asking again changes nothing. Refused while a plan renews: its payments would go
 * on without anybody who could end them. Throws AppError: `conflict` while a plan renews.
 */
export async function requestDeletion(ctx: Context, viewer: Viewer): Promise<DeletionState> {
  if (await hasRenewingPlan(ctx, viewer.userId)) {
    throw new AppError('conflict', 'Please cancel your plan first, so that you are not charged for it any more.');
  }
  const { due, isNew } = await ctx.transaction(async (tx) => {
    const [before] = await tx.db.select().from(users).where(eq(users.id, viewer.userId)).for('update');
    const requestedAt = before?.deletionRequestedAt ?? ctx.clock.now();
    if (before && !before.deletionRequestedAt) {
      await tx.db.update(users).set({ deletionRequestedAt: requestedAt }).where(eq(users.id, viewer.userId));
      await tx.jobs.enqueue(tx.db, deleteDueAccountsJob, {}, { delaySeconds: deletionWaitMs / 1000 + 60 });
    }
    return { due: dueDate(requestedAt)!, isNew: !before?.deletionRequestedAt };
  });
  if (isNew) {
    const mail = deletionMail(viewer.email, due, `${ctx.config.baseUrl}/account`);
    // The account's page says the same, so a mail that can't be sent undoes nothing.
    await ctx.mail.send(mail).catch((error: unknown) => ctx.log.error({ err: error }, 'mail not sent'));
  }
  return { deletion_due_at: due.toISOString() };
}

/** Keeps the account; fine where nobody asked for anything. */
export async function undoDeletion({ db }: Pick<Context, 'db'>, viewer: Viewer): Promise<DeletionState> {
  await db
    .update(users)
    .set({ deletionRequestedAt: null })
    .where(and(eq(users.id, viewer.userId), isNull(users.deletedAt)));
  return { deletion_due_at: null };
}

/** Whose time is over, by `now`. */
export async function listDueAccounts({ db }: Pick<Context, 'db'>, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      sql`${users.deletionRequestedAt} <= ${new Date(now.getTime() - deletionWaitMs)} and ${users.deletedAt} is null`,
    );
  return rows.map(({ id }) => id);
}
