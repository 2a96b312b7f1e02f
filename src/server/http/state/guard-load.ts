import type { IncomingMessage, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import { errorCatalog } from '#shared/errors.ts';
import type { Context } from '../../context.ts';
import { hsts } from '../content-policy.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** More requests under way than this are shed, sooner when the process has its hands full: then each of them waits for all others. */
export type LoadLimits = { mostUnderWay: number; mostWhenBusy: number; busyShare: number };
const usual: LoadLimits = { mostUnderWay: 400, mostWhenBusy: 40, busyShare: 0.9 };
/** What changes something (an order, a purchase, a webhook) goes on until this many times as much is under way. */
const graceOfChanges = 4;
const lookEveryMs = 250;

/**
 * Turns requests away with 503 and Retry-After while more is under way than can be answered in good time. Whoever orders or pays
 * goes first; streams, which last as long as somebody listens, don't count. What is kept in memory is answered before anybody gets here.
 */
export function guardLoad(
  { metrics, config }: Pick<Context, 'metrics' | 'config'>,
  listener: Listener,
  limits: LoadLimits = usual,
): { listener: Listener; close(): void } {
  let isBusy = false;
  let seen = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    isBusy = performance.eventLoopUtilization(now, seen).utilization > limits.busyShare;
    seen = now;
  }, lookEveryMs).unref();
  let underWay = 0;

  function isTooMuch(request: IncomingMessage): boolean {
    const most = isBusy ? limits.mostWhenBusy : limits.mostUnderWay;
    return underWay >= (isChange(request) ? most * graceOfChanges : most);
  }
  return {
    listener(request, response) {
      if (isStream(request.url ?? '')) return listener(request, response);
      if (!isState(request.url ?? '') && isTooMuch(request)) {
        metrics.shedRequest();
        return refuse(request, response, config.baseUrl.startsWith('https:'));
      }
      underWay++;
      response.once('close', () => underWay--);
      listener(request, response);
    },
    close: () => clearInterval(timer),
  };
}

const isChange = ({ method }: IncomingMessage) => method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
const isStream = (url: string) => url.includes('/live.mp3') || /^\/api\/seasons\/[^/]+\/events/.test(url);
const isState = (url: string) => /^\/(?:api\/health|api\/ready|metrics)/.test(url);

/** Not everybody comes back in the same second. */
const retryAfterSeconds = () => 1 + Math.floor(Math.random() * 5);

function refuse({ method, headers }: IncomingMessage, response: ServerResponse, secure: boolean): void {
  const { status, title } = errorCatalog.overloaded;
  const seconds = retryAfterSeconds();
  const isPage = method === 'GET' && headers.accept?.includes('text/html');
  const body = isPage
    ? `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${seconds}"><title>One moment</title><p>${title}`
    : JSON.stringify({ status, code: 'overloaded', title, retry_after: seconds });
  response
    .writeHead(status, {
      'content-type': isPage ? 'text/html; charset=utf-8' : 'application/problem+json',
      'content-length': Buffer.byteLength(body),
      'retry-after': String(seconds),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...(secure ? { 'strict-transport-security': hsts } : {}),
    })
    .end(method === 'HEAD' ? undefined : body);
}
