import { passkey } from '@better-auth/passkey';
import { APIError, getSessionFromCtx, type createAuthMiddleware } from 'better-auth/api';
import { count, eq } from 'drizzle-orm';
import { passkeyLimits } from '#shared/accounts.ts';
import { brand } from '#shared/brand.ts';
import type { Context } from '../../context.ts';
import { listRoles } from '../queries.ts';
import { authPasskeys, authSessions } from '../tables.ts';

type Needs = Pick<Context, 'config' | 'db' | 'clock'>;
type AuthRequest = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];
type AuthContext = AuthRequest['context'];

/**
 * Passkeys, by which somebody signs in with a device alone. Each has to ask its owner for a PIN, a finger or a face: what
 * one has and what one knows or is are two factors, so no code is asked for beside it.
 */
export function passkeys({ config, db, clock }: Needs) {
  const { hostname, origin } = new URL(config.baseUrl);
  return passkey({
    rpID: hostname,
    rpName: brand.name,
    origin,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: 'passkey' },
    registration: {
      afterVerification: async ({ ctx: request, verification }) => {
        if (!verification.registrationInfo?.userVerified) throw unverified();
        const session = (request as unknown as AuthRequest).context.session;
        if (session) await markByPasskey({ db }, session.session.id);
      },
    },
    authentication: {
      afterVerification: async ({ verification }) => {
        const { userVerified, credentialID } = verification.authenticationInfo;
        if (!userVerified) throw unverified();
        const lastUsedAt = clock.now();
        await db.update(authPasskeys).set({ lastUsedAt }).where(eq(authPasskeys.credentialID, credentialID));
      },
    },
  });
}

const unverified = () =>
  new APIError('UNAUTHORIZED', {
    code: 'PASSKEY_UNVERIFIED',
    message: 'Your device did not ask for a PIN, a fingerprint or your face, which a passkey needs here.',
  });

const markByPasskey = ({ db }: Pick<Context, 'db'>, sessionId: string) =>
  db.update(authSessions).set({ byPasskey: true }).where(eq(authSessions.id, sessionId));

/** A session that was just opened by a passkey, or that one of those goes on in, counts as opened by two factors. */
export async function keepFactors(ctx: Pick<Context, 'db'>, path: string, context: AuthContext): Promise<void> {
  const { newSession, session: before } = context;
  if (!newSession) return;
  const goesOn = path === '/change-password' && before?.session.byPasskey === true;
  if (path === '/passkey/verify-authentication' || goesOn) await markByPasskey(ctx, newSession.session.id);
}

/** What adds a factor to an account. */
const addsFactor = ['/passkey/generate-register-options', '/passkey/verify-registration', '/two-factor/enable'];

/**
 * Refuses an admin who has passkeys, but came by a password alone, to set up another factor: otherwise the password would be
 * enough to become the admin. Refuses more passkeys than anybody needs, too.
 */
export async function guardFactors(ctx: Pick<Context, 'db'>, request: AuthRequest): Promise<void> {
  if (!addsFactor.includes(request.path)) return;
  const session = await getSessionFromCtx(request);
  if (!session) return;
  const { id: userId, twoFactorEnabled } = session.user as { id: string; twoFactorEnabled?: boolean };
  const { name } = (request.body ?? {}) as { name?: unknown };
  if (typeof name === 'string' && name.length > passkeyLimits.name)
    throw new APIError('BAD_REQUEST', { code: 'NAME_TOO_LONG', message: 'That name is too long.' });
  const [row] = await ctx.db.select({ has: count() }).from(authPasskeys).where(eq(authPasskeys.userId, userId));
  const has = row?.has ?? 0;
  if (request.path.startsWith('/passkey/') && has >= passkeyLimits.count)
    throw new APIError('BAD_REQUEST', {
      code: 'TOO_MANY_PASSKEYS',
      message: `You have ${passkeyLimits.count} passkeys already. Please remove one that you do not use.`,
    });
  if (has === 0 || twoFactorEnabled || session.session.byPasskey === true) return;
  if ((await listRoles(ctx, userId)).includes('admin'))
    throw new APIError('FORBIDDEN', { code: 'PASSKEY_NEEDED', message: passkeyNeeded });
}

export const passkeyNeeded = 'You are an admin with a passkey. Please sign in with it first.';
