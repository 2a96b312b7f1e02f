import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { and, eq, like } from 'drizzle-orm';
import { brand } from '#shared/brand.ts';
import { newPasswordPath, passwordLength } from '#shared/accounts.ts';
import type { Context, Viewer } from '../context.ts';
import { isCommonPassword } from './common-passwords.ts';
import { countAction } from './limit-action.ts';
import { confirmationMail, passwordResetMail } from './mails.ts';
import { listRoles } from './queries.ts';
import { authAccounts, authRateLimits, authSessions, authVerifications, users } from './tables.ts';

/** Header the HTTP edge writes from the socket; whatever a client sent under that name is dropped there. */
export const clientAddressHeader = 'x-client-address';

const day = 24 * 60 * 60;

export type Auth = ReturnType<typeof createAuth>;

/** E-mail and password, confirmation and new-password links, sessions and rate limits. Profile, role and 1,000 cantos come with the row of the user. */
export function createAuth(ctx: Pick<Context, 'config' | 'database' | 'db' | 'clock' | 'mail' | 'log'>) {
  const { config, mail, log } = ctx;
  const send = (message: Parameters<typeof mail.send>[0]) =>
    mail.send(message).catch((error: unknown) => log.error({ err: error }, 'mail not sent'));
  const sendPasswordLink = async (user: { id: string; email: string }, token: string) => {
    // Whoever asks on and on, from wherever, must not be able to bury somebody in mails.
    if ((await countAction(ctx, 'password-link', `user:${user.id}`)) > 0) return;
    const callback = encodeURIComponent(newPasswordPath);
    await send(
      passwordResetMail(user.email, `${config.baseUrl}/api/auth/reset-password/${token}?callbackURL=${callback}`),
    );
  };
  return betterAuth({
    appName: brand.name,
    baseURL: config.baseUrl,
    basePath: '/api/auth',
    secret: config.authSecret,
    trustedOrigins: [config.baseUrl],
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: drizzleAdapter(ctx.database.orm, {
      provider: 'pg',
      transaction: true,
      schema: {
        user: users,
        session: authSessions,
        account: authAccounts,
        verification: authVerifications,
        rateLimit: authRateLimits,
      },
    }),
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      revokeSessionsOnPasswordReset: true,
      // Not awaited: the answer must take as long for an address without an account.
      sendResetPassword: async ({ user, token }) => {
        sendPasswordLink(user, token).catch((error: unknown) => log.error({ err: error }, 'mail not sent'));
      },
      onPasswordReset: async ({ user }) => {
        await ctx.db.update(users).set({ emailVerified: true }).where(eq(users.id, user.id));
        const isLink = like(authVerifications.identifier, 'reset-password:%');
        await ctx.db.delete(authVerifications).where(and(isLink, eq(authVerifications.value, user.id)));
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      autoSignInAfterVerification: true,
      expiresIn: 7 * day,
      sendVerificationEmail: async ({ user, url }) => void send(confirmationMail(user.email, url)),
    },
    session: { expiresIn: 30 * day, updateAge: day },
    rateLimit: {
      enabled: config.rateLimits,
      storage: 'database',
      window: 60,
      max: 100,
      customRules: {
        '/sign-in/email': { window: 60, max: 10 },
        '/sign-up/email': { window: 60, max: 10 },
        '/request-password-reset': { window: 60, max: 5 },
        '/send-verification-email': { window: 60, max: 5 },
        '/reset-password': { window: 60, max: 10 },
      },
    },
    advanced: {
      cookiePrefix: 'canto',
      useSecureCookies: config.baseUrl.startsWith('https:'),
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    },
    hooks: {
      before: createAuthMiddleware(async (request) => {
        if (request.path !== '/sign-up/email' && request.path !== '/reset-password') return;
        const body = request.body as { email?: unknown; password?: unknown; newPassword?: unknown };
        const password = body.password ?? body.newPassword;
        if (typeof password === 'string' && isCommonPassword(password)) {
          throw new APIError('BAD_REQUEST', {
            code: 'PASSWORD_TOO_COMMON',
            message: 'That password is one of the most common ones. Please choose another.',
          });
        }
        // The library would answer as if all were well; the specification tells people that they have an account.
        if (request.path === '/sign-up/email' && typeof body.email === 'string') {
          const known = await request.context.internalAdapter.findUserByEmail(body.email.toLowerCase());
          if (known) {
            throw new APIError('UNPROCESSABLE_ENTITY', {
              code: 'USER_ALREADY_EXISTS',
              message: 'An account with this email already exists. Please sign in instead.',
            });
          }
        }
      }),
    },
  });
}

/**
 * Who the cookies of a request belong to; null when nobody. With `sendCookie` a session in its second day or later is
 * renewed for another 30, which only lasts if the browser is sent the cookies it is called with.
 */
export async function findViewer(
  ctx: Pick<Context, 'db' | 'log'>,
  auth: Auth,
  headers: Headers,
  sendCookie?: (cookie: string) => void,
): Promise<Viewer | null> {
  if (!headers.has('cookie')) return null;
  const { response: session, headers: answer } = await auth.api.getSession({
    headers,
    query: { disableRefresh: !sendCookie },
    returnHeaders: true,
  });
  if (sendCookie) answer.getSetCookie().forEach(sendCookie);
  if (!session) return null;
  const roles = await listRoles(ctx, session.user.id).catch((error: unknown) => {
    ctx.log.error({ err: error }, 'the roles could not be read; the request goes on without any');
    return [];
  });
  return { userId: session.user.id, email: session.user.email, roles };
}
