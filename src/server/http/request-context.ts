import { createHmac } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context as HonoContext } from 'hono';
import ipaddr from 'ipaddr.js';
import type { Me } from '#shared/accounts.ts';
import { clientAddressHeader, type Auth } from '../accounts/auth.ts';
import { getMeForPage } from '../accounts/queries.ts';
import { findSignedIn } from '../accounts/signed-in.ts';
import type { AnswerNotes, Context, FindKept, RequestContext } from '../context.ts';
import { clientAddressBehind } from './client-address.ts';
import { guestOf } from './rounds/guest-cookie.ts';

/** The address of whoever is connected, or of whom the proxies that are believed say they stand for. */
function clientAddress({ config }: Pick<Context, 'config'>, c: HonoContext): string {
  return clientAddressBehind(config.trustedProxies, socketAddress(c), c.req.header('x-forwarded-for'));
}

/** The address of the socket's other end, whoever it stands for; `unknown` where there is no socket. */
export function socketAddress(c: HonoContext): string {
  try {
    return getConnInfo(c).remote.address ?? 'unknown';
  } catch {
    return 'unknown';
  }
}

/** One household owns a whole IPv6 /64 and could come from a new address each time; an IPv4 address stands for itself. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString();
}

/** The request's headers with the client's address as we see it, which is what rate limits go by. */
export function headersWithAddress(ctx: Pick<Context, 'config'>, c: HonoContext): Headers {
  const headers = new Headers(c.req.raw.headers);
  headers.set(clientAddressHeader, clientAddress(ctx, c));
  return headers;
}

/** For calls of the API, whose answers nobody else gets: who comes by this way stays signed in. */
export function openOwnRequest(ctx: Context, auth: Auth, c: HonoContext): Promise<Opened> {
  return openRequest(ctx, auth, c, (cookie) => c.res.headers.append('set-cookie', cookie));
}

/** The same for a page. Where nobody can tell who asks, it is for a visitor, and says itself what else is not to be had. */
export async function openPageRequest(
  ctx: Context,
  auth: Auth,
  c: HonoContext,
): Promise<RequestContext & { me: Me | null }> {
  try {
    const context = await openOwnRequest(ctx, auth, c);
    const { viewer, me } = context;
    return { ...context, me: me ?? (viewer && (await getMeForPage(ctx, viewer))) };
  } catch (error) {
    ctx.log.error({ err: error }, 'who asks for a page could not be told');
    return { ...anonymousRequest(ctx, c), me: null };
  }
}

/** `me` is null too where who asks is known by a request that is told from others only. */
type Opened = RequestContext & { me: Me | null };

export async function openRequest(
  ctx: Context,
  auth: Auth,
  c: HonoContext,
  sendCookie?: (cookie: string) => void,
): Promise<Opened> {
  const signedIn = await findSignedIn(ctx, auth, c.req.raw.headers, sendCookie);
  const { viewer, me } = signedIn ?? { viewer: null, me: null };
  return { ...anonymousRequest(ctx, c), viewer, me, guest: guestOf(ctx, c, sendCookie) };
}

/** Whoever it is that asks: for what is counted by network alone. */
export function anonymousRequest(ctx: Context, c: HonoContext): RequestContext {
  const address = clientAddress(ctx, c);
  const { notes = null, findKept } = (c.env ?? {}) as { notes?: AnswerNotes; findKept?: FindKept };
  const visitor = visitorOf(ctx, address, c.req.header('user-agent'));
  const reads = new Map<string, Promise<unknown>>();
  return {
    ctx,
    viewer: null,
    guest: guestOf(ctx, c),
    once<T>(what: string, read: () => Promise<T>) {
      const known = reads.get(what) as Promise<T> | undefined;
      const result = known ?? read();
      if (!known) reads.set(what, result);
      return result;
    },
    everybodys: async <T>(address: string, read: () => Promise<T>) =>
      ((await findKept?.(address)) as T | null | undefined) ?? read(),
    idempotencyKey: c.req.header('idempotency-key') ?? null,
    origin: new URL(c.req.url).origin,
    visitor,
    network: dailyHash(ctx, networkOf(address)),
    seen: notes ? (subject) => notes.views.add(subject) : (subject) => ctx.views.add(subject, visitor),
    notes,
  };
}

/** A keyed hash of address and browser that changes daily. */
export function visitorOf(ctx: Hashing, address: string, agent: string | undefined): string {
  return dailyHash(ctx, `${address}|${agent ?? ''}`);
}

type Hashing = Pick<Context, 'clock' | 'config'>;

function dailyHash({ clock, config }: Hashing, text: string): string {
  const day = clock.now().toISOString().slice(0, 10);
  return createHmac('sha256', config.authSecret).update(`${day}|${text}`).digest('base64url').slice(0, 22);
}
