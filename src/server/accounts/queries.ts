import { eq } from 'drizzle-orm';
import { roles as rolesByRank, type Me, type Role } from '#shared/accounts.ts';
import type { Plan } from '#shared/packs-and-plans.ts';
import type { Context, Viewer } from '../context.ts';
import { getBalance } from '../wallet/queries.ts';
import { getPlan } from '../wallet/plan.ts';
import { dueDate } from './due-date.ts';
import { profiles, userRoles, users } from './tables.ts';

type Reader = Pick<Context, 'db'>;

export async function listRoles({ db }: Reader, userId: string): Promise<Role[]> {
  const rows = await db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, userId));
  const granted = new Set(rows.map(({ role }) => role));
  return rolesByRank.filter((role) => granted.has(role));
}

export async function getMe(ctx: Reader, viewer: Viewer, readBalance = getBalance): Promise<Me> {
  const [profile] = await ctx.db
    .select({
      username: profiles.username,
      deletionRequestedAt: users.deletionRequestedAt,
      isCreator: users.isCreator,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(eq(profiles.userId, viewer.userId));
  return presentMe(viewer, {
    username: profile?.username ?? null,
    deletionRequestedAt: profile?.deletionRequestedAt ?? null,
    isCreator: profile?.isCreator ?? false,
    balance: await readBalance(ctx, viewer.userId),
    plan: await getPlan(ctx, viewer.userId),
  });
}

type Facts = {
  username: string | null;
  deletionRequestedAt: Date | null;
  isCreator: boolean;
  balance: number;
  plan: Plan;
};

export function presentMe(viewer: Viewer, facts: Facts): Me {
  const displayName = viewer.email.split('@')[0]!;
  return {
    user: {
      id: viewer.userId,
      email: viewer.email,
      display_name: displayName,
      username: facts.username ?? displayName,
    },
    roles: viewer.roles,
    role: viewer.roles[0] ?? null,
    balance: facts.balance,
    plan: facts.plan,
    is_creator: facts.isCreator,
    deletion_due_at: dueDate(facts.deletionRequestedAt)?.toISOString() ?? null,
    second_factor: viewer.secondFactor,
  };
}

/** The same for a page, which does not fail with the balance: one that can't be read is logged and shown as 0. */
export function getMeForPage(ctx: Pick<Context, 'db' | 'log'>, viewer: Viewer): Promise<Me> {
  return getMe(ctx, viewer, (reader, userId) =>
    getBalance(reader, userId).catch((error: unknown) => {
      ctx.log.error({ err: error }, 'the balance could not be read');
      return 0;
    }),
  );
}

export async function findUserByEmail({ db }: Reader, email: string) {
  const { id, email: address, twoFactorEnabled } = users;
  const [user] = await db
    .select({ id, email: address, twoFactorEnabled })
    .from(users)
    .where(eq(address, email.toLowerCase()));
  return user ?? null;
}
