import { eq, sql } from 'drizzle-orm';
import { parseSigned } from 'hono/utils/cookie';
import { roles as rolesByRank, type Me, type Role } from '#shared/accounts.ts';
import type { Context, Viewer } from '../context.ts';
import { activeStatuses, greatestPlan, type PaidPlan } from '../wallet/plan.ts';
import { subscriptions, userCantos } from '../wallet/tables.ts';
import { findViewer, viewerOf, type Auth } from './auth.ts';
import { presentMe } from './queries.ts';
import { authSessions, profiles, userRoles, users } from './tables.ts';

/** `me` is null where what it takes has to be asked for by itself. */
export type SignedIn = { viewer: Viewer; me: Me | null };
type Reader = Pick<Context, 'db' | 'log'>;

/**
 * Who the cookies of a request belong to, and all that a page says of them, in one statement; null when nobody. A session
 * that is unknown, over or to be renewed is the library's affair, and so is everything where that statement fails.
 */
export async function findSignedIn(
  ctx: Reader,
  auth: Auth,
  headers: Headers,
  sendCookie?: (cookie: string) => void,
): Promise<SignedIn | null> {
  const found = await readAtOnce(ctx, auth, headers, sendCookie !== undefined).catch((error: unknown) => {
    ctx.log.error({ err: error }, 'who asks could not be read in one statement');
    return null;
  });
  if (found) return found;
  const viewer = await findViewer(ctx, auth, headers, sendCookie);
  return viewer && { viewer, me: null };
}

async function readAtOnce({ db }: Reader, auth: Auth, headers: Headers, mayRenew: boolean): Promise<SignedIn | null> {
  const { authCookies, secret, sessionConfig } = await auth.$context;
  const { name } = authCookies.sessionToken;
  const token = (await parseSigned(headers.get('cookie') ?? '', secret, name))[name];
  if (!token) return null;
  const [row] = await db
    .select({
      sessionId: authSessions.id,
      expiresAt: authSessions.expiresAt,
      byPasskey: authSessions.byPasskey,
      user: users,
      username: profiles.username,
      balance: userCantos.balance,
      roles: sql<Role[]>`coalesce(
        (select json_agg(${userRoles.role}) from ${userRoles} where ${userRoles.userId} = ${users.id}), '[]')`,
      plans: sql<PaidPlan[]>`coalesce(
        (select json_agg(${subscriptions.plan}) from ${subscriptions}
          where ${subscriptions.userId} = ${users.id} and ${subscriptions.status} in ${activeStatuses}), '[]')`,
    })
    .from(authSessions)
    .innerJoin(users, eq(users.id, authSessions.userId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(userCantos, eq(userCantos.userId, users.id))
    .where(eq(authSessions.token, token));
  if (!row) return null;
  const leftMs = row.expiresAt.getTime() - Date.now();
  if (leftMs <= 0 || (mayRenew && leftMs <= (sessionConfig.expiresIn - sessionConfig.updateAge) * 1000)) return null;
  const granted = rolesByRank.filter((role) => row.roles.includes(role));
  const viewer = viewerOf(row.user, { id: row.sessionId, byPasskey: row.byPasskey }, granted);
  const me = presentMe(viewer, { ...row.user, ...row, balance: row.balance ?? 0, plan: greatestPlan(row.plans) });
  return { viewer, me };
}
