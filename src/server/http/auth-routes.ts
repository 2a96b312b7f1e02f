import { Hono, type Context as HonoContext } from 'hono';
import { openIdProvider, type SignInOutcome } from '#shared/accounts.ts';
import { AppError, errorCatalog } from '#shared/errors.ts';
import type { Auth } from '../accounts/auth.ts';
import { limitAction, type LimitedAction } from '../accounts/limit-action.ts';
import type { Context, RequestContext } from '../context.ts';
import { limitBody } from './limit-body.ts';
import { anonymousRequest, headersWithAddress } from './request-context.ts';

/** Of what is sent to sign in or up: addresses, names, passwords. */
const bodyBytes = 64 * 1024;
const mount = '/api/auth';

/** What the pages and API.md use of the library's endpoints. The rest is closed: some of it answers with tokens of sessions. */
const openPaths = new RegExp(
  `^${mount}/(${[
    'sign-up/email',
    'sign-in/email',
    'sign-in/social',
    `callback/${openIdProvider}`,
    'sign-out',
    'get-session',
    'verify-email',
    'request-password-reset',
    'reset-password(/[^/]+)?',
    'change-email',
    'change-password',
    'passkey/(generate-register-options|verify-registration|generate-authenticate-options|verify-authentication)',
    'two-factor/(enable|disable|verify-totp|verify-backup-code|generate-backup-codes)',
  ].join('|')})$`,
);

/** What they are counted as; those that are not named here count together, as `account`. */
const actions: Record<string, LimitedAction> = {
  '/sign-in/email': 'sign-in',
  '/sign-in/social': 'sign-in',
  '/sign-up/email': 'sign-up',
  '/request-password-reset': 'password-request',
  '/reset-password': 'new-password',
  '/change-email': 'change-email',
  '/change-password': 'new-password',
  '/passkey/verify-authentication': 'sign-in',
  '/passkey/verify-registration': 'second-factor',
  '/two-factor/enable': 'second-factor',
  '/two-factor/disable': 'second-factor',
  '/two-factor/verify-totp': 'second-factor',
  '/two-factor/verify-backup-code': 'second-factor',
  '/two-factor/generate-backup-codes': 'second-factor',
};

/** The library's own endpoints, under /api/auth. Each network may call them so often. */
export function authRoutes(ctx: Context, auth: Auth): Hono {
  const app = new Hono();
  app.on(['GET', 'POST'], '*', limitBody(bodyBytes), async (c) => {
    if (!openPaths.test(c.req.path)) throw new AppError('not_found');
    const { method } = c.req;
    const asked = anonymousRequest(ctx, c);
    const log = (status: number) => logOperation(asked, c.req.path, status);
    await limitAction(asked, actions[c.req.path.slice(mount.length)] ?? 'account').catch((error: unknown) => {
      if (error instanceof AppError) log(errorCatalog[error.code].status);
      throw error;
    });
    const body = method === 'POST' ? { body: await c.req.arrayBuffer() } : {};
    const response = await auth.handler(new Request(c.req.url, { method, headers: headersFor(ctx, c), ...body }));
    log(response.status);
    if (c.req.path.endsWith('/verify-email')) return tellOutcome(response, ctx.config.baseUrl);
    if (c.req.path.startsWith(`${mount}/callback/`)) return tellSignIn(response, ctx.config.baseUrl);
    return withoutTokens(response);
  });
  return app;
}

/** Who asks is told by a hash of their network that changes daily; what they sent is not written down, nor a token that stands in a path. */
function logOperation({ ctx, network }: Pick<RequestContext, 'ctx' | 'network'>, path: string, status: number): void {
  if (path.endsWith('/get-session')) return;
  const operation = path.slice(mount.length).replace(/^(\/reset-password)\/.*/, '$1');
  ctx.log.info({ operation, status, network }, 'an act of signing in');
}

/**
 * Programs send no Origin, which the library would refuse: Node's `fetch` looks to it half like a browser. A browser
 * names itself in at least one of these headers with every call that changes something.
 */
function headersFor(ctx: Pick<Context, 'config'>, c: HonoContext): Headers {
  const headers = headersWithAddress(ctx, c);
  const isProgram = !['origin', 'referer', 'sec-fetch-site'].some((name) => headers.has(name));
  if (isProgram) headers.set('origin', new URL(ctx.config.baseUrl).origin);
  return headers;
}

/**
 * The library tells the token of the session in the body too, where scripts of the page could read it: the cookie is enough. An
 * answer of a device that can't be read is its sender's fault and no failure of ours.
 */
async function withoutTokens(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('application/json')) return response;
  const text = await response.text();
  const body: unknown = text ? JSON.parse(text) : null;
  const isUnreadable = response.status === 500 && codeOf(body) === 'FAILED_TO_VERIFY_REGISTRATION';
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return Response.json(strip(body), { status: isUnreadable ? 400 : response.status, headers });
}

const codeOf = (body: unknown) => (body as { code?: unknown } | null)?.code;

/** The same without `token`, in it and in its `session`. */
function strip(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const { token: _token, ...rest } = body as Record<string, unknown>;
  return 'session' in rest ? { ...rest, session: strip(rest.session) } : rest;
}

/** A link that no longer confirms anything leads to the sign-in dialog and says why: `?confirmation=expired`. */
function tellOutcome(response: Response, baseUrl: string): Response {
  const location = response.headers.get('location');
  if (!location) return response;
  const to = new URL(location, baseUrl);
  const error = to.searchParams.get('error');
  if (!error && response.headers.has('set-cookie')) return response;
  to.searchParams.delete('error');
  to.searchParams.set('confirmation', !error ? 'again' : error === 'TOKEN_EXPIRED' ? 'expired' : 'broken');
  const headers = new Headers(response.headers);
  headers.set('location', `${to.pathname}${to.search}#sign-in`);
  return new Response(null, { status: response.status, headers });
}

/** The library's words for what went wrong when a provider sent somebody back; all others mean that it was not understood. */
const signInOutcomes: Record<string, SignInOutcome> = {
  access_denied: 'cancelled',
  email_not_verified: 'unverified',
  email_not_found: 'nameless',
  account_not_linked: 'taken',
  unable_to_link_account: 'taken',
  state_mismatch: 'stale',
  state_not_found: 'stale',
  state_invalid: 'stale',
  please_restart_the_process: 'stale',
};

/** Tells the page that a sign-in with the provider leads back to what became of it: `?sign-in=taken#sign-in`. */
async function tellSignIn(response: Response, baseUrl: string): Promise<Response> {
  const location = response.headers.get('location');
  if (!location) return response;
  const to = new URL(location, baseUrl);
  const error = to.searchParams.get('error');
  for (const name of ['error', 'error_description', 'state']) to.searchParams.delete(name);
  const asksForCode = !error && (await response.clone().text()).includes('"twoFactorRedirect":true');
  const outcome = error ? (signInOutcomes[error] ?? 'unclear') : asksForCode ? 'code' : 'in';
  to.searchParams.set('sign-in', outcome);
  const headers = new Headers(response.headers);
  for (const name of ['content-type', 'content-length']) headers.delete(name);
  headers.set('location', `${to.pathname}${to.search}${outcome === 'in' ? '' : '#sign-in'}`);
  return new Response(null, { status: 302, headers });
}
