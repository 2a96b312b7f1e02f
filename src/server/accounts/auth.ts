import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { and, eq, like } from 'drizzle-orm';
import { newPasswordPath, passwordLength, type Role } from '#shared/accounts.ts';
import { brand } from '#shared/brand.ts';
import type { Context, Viewer } from '../context.ts';
import { isCommonPassword } from './common-passwords.ts';
import { countAction } from './limit-action.ts';
import { addressChangeMail, addressChangeNotice, confirmationMail, passwordResetMail } from './mails.ts';
import { listRoles } from './queries.ts';
import { signInWithOpenId } from './sign-in/open-id-provider.ts';
import { guardFactors, keepFactors, passkeys } from './sign-in/passkeys.ts';
import { authAccounts, authPasskeys, authSessions, authTwoFactors, authVerifications, users } from './tables.ts';

/** Header the HTTP edge writes from the socket; whatever a client sent under that name is dropped there. */
export const clientAddressHeader = 'x-client-address';

const day = 24 * 60 * 60;
/** A session this young was made by the very request. */
const newSessionMs = 10_000;

export type Auth = ReturnType<typeof createAuth>;

/** E-mail and password, passkeys, a provider, second factor, confirmation and new-password links, sessions and rate limits. Profile, role and the first cantos come with the row of the user. */
export function createAuth(ctx: Pick<Context, 'config' | 'database' | 'db' | 'clock' | 'mail' | 'log' | 'passwords'>) {
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
        twoFactor: authTwoFactors,
        passkey: authPasskeys,
      },
    }),
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      password: ctx.passwords,
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
      sendVerificationEmail: async ({ user, url, token }) => {
        const oldAddress = addressBefore(token);
        if (!oldAddress) return void send(confirmationMail(user.email, url));
        send(addressChangeMail(user.email, url));
        send(addressChangeNotice(oldAddress, user.email, `${config.baseUrl}${newPasswordPath}`));
      },
    },
    user: {
      changeEmail: { enabled: true },
      // An account whose address nobody has proved would be made, and then refused.
      validateUserInfo: ({ user, source }) =>
        source.method === 'oauth' && source.action !== 'sign-in' && !user.emailVerified
          ? { error: 'email_not_verified' }
          : undefined,
    },
    // What the provider could be asked on somebody's behalf is asked once, at the sign-in.
    account: { updateAccountOnSignIn: false },
    databaseHooks: {
      account: { create: { before: async (account) => ({ data: { ...account, ...noTokens } }) } },
    },
    onAPIError: { errorURL: `${config.baseUrl}/` },
    plugins: [secondFactor(), passkeys(ctx), ...(config.openId ? [signInWithOpenId(ctx, config.openId)] : [])],
    session: {
      expiresIn: 30 * day,
      updateAge: day,
      additionalFields: { byPasskey: { type: 'boolean', required: false, input: false, defaultValue: false } },
    },
    // Calls are counted by limit-action.ts, as all others are.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'canto',
      // Said aloud, since the library leaves both out where it finds itself in a test.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      useSecureCookies: config.baseUrl.startsWith('https:'),
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    },
    hooks: {
      before: createAuthMiddleware(async (request) => {
        if (request.path === '/change-email') await refuseSilentChange(request);
        await guardFactors(ctx, request);
        if (!['/sign-up/email', '/reset-password', '/change-password'].includes(request.path)) return;
        const body = request.body as { email?: unknown; password?: unknown; newPassword?: unknown };
        const password = body.password ?? body.newPassword;
        if (typeof password === 'string' && (await isCommonPassword(password))) {
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
      after: createAuthMiddleware(async ({ path, context }) => {
        await keepFactors(ctx, path, context);
        // A link in a mail signs in whoever opens it. It is one factor, and stands for no other.
        const made = context.newSession;
        const isNew = made && Date.now() - made.session.createdAt.getTime() < newSessionMs;
        if (path !== '/verify-email' || !isNew || !made.user.twoFactorEnabled) return;
        await context.internalAdapter.deleteSession(made.session.token);
      }),
    },
  });
}

const noTokens = { accessToken: null, refreshToken: null, idToken: null };

/** A code of an app beside a password, and beside the word of a provider, which is one factor as a password is. */
function secondFactor() {
  const plugin = twoFactor({ issuer: brand.name, allowPasswordless: true });
  const afterSignIn = plugin.hooks.after[0]!;
  type Asked = Parameters<typeof afterSignIn.matcher>[0];
  const matcher = (asked: Asked) => asked.path === '/callback/:id' || afterSignIn.matcher(asked);
  return { ...plugin, hooks: { after: [{ ...afterSignIn, matcher }] } };
}

/** The address that a link to confirm a new one stands in for; null of a link for who signed up. The library has just signed it. */
function addressBefore(token: string): string | null {
  const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>;
  return typeof claims.updateTo === 'string' ? String(claims.email) : null;
}

type AuthRequest = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** The library would say that a mail was sent, and send none. */
async function refuseSilentChange(request: AuthRequest): Promise<void> {
  const session = await getSessionFromCtx(request);
  const { newEmail } = request.body as { newEmail?: unknown };
  if (!session || typeof newEmail !== 'string') return;
  if (newEmail.trim().toLowerCase() === session.user.email) {
    throw new APIError('BAD_REQUEST', { code: 'SAME_EMAIL', message: 'That is your e-mail address already.' });
  }
  if (await request.context.internalAdapter.findUserByEmail(newEmail.trim().toLowerCase())) {
    throw new APIError('UNPROCESSABLE_ENTITY', {
      code: 'USER_ALREADY_EXISTS',
      message: 'Another account has that e-mail address.',
    });
  }
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
  const granted = await listRoles(ctx, session.user.id).catch((error: unknown): Role[] => {
    ctx.log.error({ err: error }, 'the roles could not be read; the request goes on without any');
    return [];
  });
  return viewerOf(session.user, session.session, granted);
}

/** An admin without a second factor has no role of one. */
export function viewerOf(
  user: { id: string; email: string; twoFactorEnabled?: boolean | null },
  session: { id: string; byPasskey?: boolean | null },
  granted: Role[],
): Viewer {
  const isOn = user.twoFactorEnabled === true;
  const isProven = isOn || session.byPasskey === true;
  return {
    userId: user.id,
    email: user.email,
    roles: isProven ? granted : granted.filter((role) => role !== 'admin'),
    sessionId: session.id,
    secondFactor: isOn ? 'on' : granted.includes('admin') && !isProven ? 'needed' : 'off',
  };
}
