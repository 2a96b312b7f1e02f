import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { isLoopbackAddress, isLoopbackName } from '../loopback.ts';
import { socketAddress } from '../request-context.ts';

/**
 * Answers 404 unless somebody on this very machine asks for it by this machine's own name. The pages under `/dev` hold
 * everybody's mails, with the links that set new passwords: no neighbour in the network gets them, no page of another site
 * whose name was pointed here (DNS rebinding), and nobody who comes through a proxy.
 */
export const onlyLoopback: MiddlewareHandler = async (c, next) => (isFromThisMachine(c) ? next() : c.notFound());

/** Whether somebody on this very machine asks, by its own name and not for somebody else. */
export function isFromThisMachine(c: HonoContext): boolean {
  const host = new URL(c.req.url).hostname;
  const proxied = c.req.header('x-forwarded-for') ?? c.req.header('forwarded') ?? c.req.header('x-forwarded-host');
  return proxied === undefined && isLoopbackName(host) && isLoopbackAddress(socketAddress(c));
}
