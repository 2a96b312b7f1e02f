import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isContractProcedure, type AnyContractRouter } from '@orpc/contract';
import { clientAddressBehind } from '../client-address.ts';
import type { Context } from '../../context.ts';
import { contract } from '../../contract.ts';
import { visitorOf } from '../request-context.ts';
import type { Answer } from './answer.ts';
import type { AnswerCache } from './answer-cache.ts';
import type { FixedPages } from './fixed-pages.ts';

const session = /canto\.session/;
const dayMs = 24 * 60 * 60 * 1000;

type Options = {
  cache: AnswerCache;
  fixed: FixedPages;
  /** Whether the page at a path is the same for everybody who is not signed in. */
  isKeptPage(path: string): boolean;
};

/**
 * Answers from the cache what may be, before anything of the application is asked: reads without session and without
 * authorization. Everything else goes to `next`.
 */
export function serveKept(ctx: Pick<Context, 'config' | 'clock' | 'views'>, { cache, fixed, isKeptPage }: Options) {
  function isKept(url: string, { headers }: IncomingMessage): boolean {
    if (url.startsWith('/api/')) return isKeptCall(url);
    // What a page's script asks for comes piece by piece (`listOrPromise`).
    if (headers['sec-fetch-dest'] === 'empty') return false;
    const end = url.indexOf('?');
    return isKeptPage(end < 0 ? url : url.slice(0, end));
  }

  async function send(request: IncomingMessage, response: ServerResponse, answer: Answer): Promise<void> {
    if (answer.mayBeKept && request.headers['if-none-match']?.includes(answer.etag)) {
      countViews(request, answer);
      response.writeHead(304, answer.unchangedHeaders).end();
      return;
    }
    const ready = answer.as(request.headers['accept-encoding'] as string | undefined);
    const { headers, body } = ready instanceof Promise ? await ready : ready;
    countViews(request, answer);
    response.writeHead(answer.status, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  function countViews(request: IncomingMessage, { views }: Answer): void {
    if (views.size === 0) return;
    const visitor = visitorBehind(request);
    for (const subject of views) ctx.views.add(subject, visitor);
  }
  /** Whoever asks by a connection mostly is who asked before: a hash for each answer would cost a tenth of it. */
  const known = new WeakMap<Socket, { asker: string; visitor: string }>();
  function visitorBehind({ socket, headers }: IncomingMessage): string {
    const forwarded = headers['x-forwarded-for'] as string | undefined;
    const day = Math.floor(ctx.clock.now().getTime() / dayMs);
    const asker = `${day}|${forwarded}|${headers['user-agent']}`;
    const last = known.get(socket);
    if (last?.asker === asker) return last.visitor;
    const address = clientAddressBehind(ctx.config.trustedProxies, socket.remoteAddress ?? 'unknown', forwarded);
    const visitor = visitorOf(ctx, address, headers['user-agent']);
    known.set(socket, { asker, visitor });
    return visitor;
  }

  return function handle(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    const { method, url = '', headers } = request;
    if ((method !== 'GET' && method !== 'HEAD') || headers.authorization) return next();
    if (headers.cookie && session.test(headers.cookie)) return next();
    const isPage = headers['sec-fetch-dest'] !== 'empty';
    const page = isPage ? fixed.find(url) : null;
    if (!page && !cache.has(url) && !isKept(url, request)) return next();
    const found = page ?? cache.find(url);
    if (!(found instanceof Promise)) return void send(request, response, found);
    found.then((answer) => (answer ? send(request, response, answer) : next())).catch(next);
  };
}

/** Calls and pages say of themselves that everybody who is not signed in gets the same: `meta` there, `handle` here. */
type Keeping = { cache?: 'anonymous' };

/** Whether an address of the API is of a call whose contract says `cache: 'anonymous'`. With query or without. */
function isKeptCall(url: string): boolean {
  return keptCalls.test(url);
}

const keptCalls = new RegExp(`^/api(?:${keptPaths(contract).join('|')})(?:\\?|$)`);

/** Each as a regular expression: `/shows/[^/?]+`. */
function keptPaths(router: AnyContractRouter): string[] {
  if (!isContractProcedure(router))
    return Object.values(router).flatMap((part) => keptPaths(part as AnyContractRouter));
  const { route, meta } = router['~orpc'];
  if ((meta as Keeping).cache !== 'anonymous' || route.method !== 'GET' || !route.path) return [];
  return [route.path.replaceAll(/\{\w+\}/g, '[^/?]+')];
}
