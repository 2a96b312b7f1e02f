import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context as HonoContext } from 'hono';
import { getCookie } from 'hono/cookie';
import { serialize } from 'hono/utils/cookie';
import type { Context, Guest } from '../../context.ts';

/** Under https no other host of the domain can set or read it. */
const cookieName = ({ config }: Pick<Context, 'config'>) =>
  isSecure(config.baseUrl) ? '__Host-canto.guest' : 'canto.guest';
const isSecure = (baseUrl: string) => baseUrl.startsWith('https:');
const keptDays = 30;

const signatureOf = ({ config }: Pick<Context, 'config'>, id: string) =>
  createHmac('sha256', config.authSecret).update(`guest:${id}`).digest('base64url').slice(0, 27);

/** The browser of somebody without an account, known by a number that we signed: it opens nothing but a seat that it was given. */
export function guestOf(ctx: Pick<Context, 'config'>, c: HonoContext, sendCookie?: (cookie: string) => void): Guest {
  const known = readGuest(ctx, getCookie(c, cookieName(ctx)));
  return {
    id: known,
    keep() {
      const id = known ?? randomBytes(16).toString('base64url');
      sendCookie?.(
        serialize(cookieName(ctx), `${id}.${signatureOf(ctx, id)}`, {
          path: '/',
          httpOnly: true,
          sameSite: 'Lax',
          secure: isSecure(ctx.config.baseUrl),
          maxAge: keptDays * 24 * 60 * 60,
        }),
      );
      return id;
    },
  };
}

function readGuest(ctx: Pick<Context, 'config'>, cookie: string | undefined): string | null {
  const [id, signature] = cookie?.split('.') ?? [];
  if (!id || !signature) return null;
  const [given, ours] = [Buffer.from(signature), Buffer.from(signatureOf(ctx, id))];
  return given.length === ours.length && timingSafeEqual(given, ours) ? id : null;
}
