import { and, eq, ilike, inArray, isNull, or } from 'drizzle-orm';
import { escapeLike } from '#platform/db/escape-like.ts';
import { newestFirst, toPage } from '#platform/db/keyset.ts';
import type { Role } from '#shared/accounts.ts';
import type { AdminUser, AdminUserDetail } from '#shared/admin/admin.ts';
import { AppError } from '#shared/errors.ts';
import type { Context } from '../context.ts';
import { getPlan } from '../wallet/plan.ts';
import { listBalances, listDisputes } from '../wallet/queries.ts';
import { listDebts } from '../wallet/disputes/settle-debt.ts';
import { dueDate } from './due-date.ts';
import { profiles, userRoles, users } from './tables.ts';

type Reader = Pick<Context, 'db'>;
type Page = { search?: string; cursor?: string; limit?: number };

const pageSize = 30;
const columns = { user: users, username: profiles.username };
type Row = { user: typeof users.$inferSelect; username: string | null };

/** Accounts, newest first, by part of their e-mail address or public name, or by their id. Deleted ones are nobody's. */
export async function findUsers(ctx: Reader, { search, cursor, limit = pageSize }: Page) {
  const { orderBy, afterCursor, cursorValue } = newestFirst(users, cursor);
  const pattern = `%${escapeLike(search ?? '')}%`;
  const rows = await ctx.db
    .select({ ...columns, id: users.id, cursorValue })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(
      and(
        isNull(users.deletedAt),
        search ? or(ilike(users.email, pattern), ilike(profiles.username, pattern), eq(users.id, search)) : undefined,
        afterCursor,
      ),
    )
    .orderBy(...orderBy)
    .limit(limit + 1);
  const { page, next_cursor } = toPage(rows, limit);
  return { items: await present(ctx, page), next_cursor };
}

/** One account as an admin sees it; `not_found` for deleted ones. */
export async function getUser(ctx: Reader, id: string): Promise<AdminUserDetail> {
  const [row] = await ctx.db
    .select(columns)
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  if (!row) throw new AppError('not_found', 'User not found');
  const [user] = await present(ctx, [row]);
  return {
    ...user!,
    plan: await getPlan(ctx, id),
    disputes: await listDisputes(ctx, id),
    deletion_due_at: dueDate(row.user.deletionRequestedAt)?.toISOString() ?? null,
  };
}

async function present(ctx: Reader, rows: Row[]): Promise<AdminUser[]> {
  const ids = rows.map(({ user }) => user.id);
  const balances = await listBalances(ctx, ids);
  const debts = await listDebts(ctx, ids);
  const granted = ids.length > 0 ? await ctx.db.select().from(userRoles).where(inArray(userRoles.userId, ids)) : [];
  const rolesOf = (id: string): Role[] => granted.filter(({ userId }) => userId === id).map(({ role }) => role);
  return rows.map(({ user, username }) => ({
    id: user.id,
    email: user.email,
    username,
    roles: rolesOf(user.id),
    balance: balances.get(user.id) ?? 0,
    debt: debts.get(user.id) ?? 0,
    created_at: user.createdAt.toISOString(),
  }));
}
