// Fetches a feed that somebody named, without letting them reach into our network or fill our memory.
import { Agent, request } from 'undici';
import type { Dispatcher } from 'undici';
import { checkPublicUrl, checkUrl } from './check-address.ts';
import { checkedLookup, systemResolve } from './checked-lookup.ts';
import type { Resolve } from './checked-lookup.ts';
import { FeedError } from './feed.ts';
import type { FetchedFeed } from './feed.ts';
import { readBody } from './read-body.ts';

export type FetchFeedOptions = {
  /** Origins that may be private (`http://localhost:3000`): the server's own feed. A redirect to them gains nothing. */
  allow?: readonly string[];
  /** For everything together, redirects and slow bodies included (15 s). */
  timeoutMs?: number;
  /** Of the body, unpacked (20 MB). */
  maxBytes?: number;
  resolve?: Resolve;
  signal?: AbortSignal;
};

const mostRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);
const headers = {
  'user-agent': 'Canto/1.0 (podcast feed reader)',
  accept: 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.9, */*;q=0.5',
  'accept-encoding': 'gzip, deflate, br',
};

/** Every failure is a FeedError; its `reason` tells them apart. */
export async function fetchFeed(address: string, options: FetchFeedOptions = {}): Promise<FetchedFeed> {
  const { allow = [], timeoutMs = 15_000, maxBytes = 20_000_000, resolve = systemResolve } = options;
  const deadline = AbortSignal.timeout(timeoutMs);
  const signal = options.signal ? AbortSignal.any([deadline, options.signal]) : deadline;
  const guarded = new Agent({ connect: { lookup: checkedLookup(resolve) }, maxHeaderSize: 32_768 });
  const trusted = new Agent({ maxHeaderSize: 32_768 });
  try {
    let url = checkUrl(address);
    let isTrusted = allow.includes(url.origin);
    for (let hop = 0; hop <= mostRedirects; hop++) {
      if (!isTrusted) checkPublicUrl(url);
      const response = await request(url, { headers, signal, dispatcher: isTrusted ? trusted : guarded });
      // A body that is given up emits an error; without a listener that would end the process.
      response.body.on('error', () => undefined);
      const next = redirects.has(response.statusCode) ? headerOf(response, 'location') : null;
      if (next === null) return await readResponse(response, url, maxBytes);
      response.body.destroy();
      url = checkUrl(next, url.href);
      // Only who started at a trusted origin may stay there: a stranger's redirect must not open the door.
      isTrusted &&= allow.includes(url.origin);
    }
    throw new FeedError('too_many_redirects', 'The feed redirects too often.');
  } catch (error) {
    throw asFeedError(error, deadline);
  } finally {
    void Promise.all([guarded.destroy(), trusted.destroy()]);
  }
}

async function readResponse(response: Dispatcher.ResponseData, url: URL, maxBytes: number): Promise<FetchedFeed> {
  const { statusCode } = response;
  if (statusCode < 200 || statusCode > 299) {
    response.body.destroy();
    const retryable = statusCode === 429 || statusCode >= 500;
    throw new FeedError('http_status', `The feed's server answered ${statusCode}.`, { retryable });
  }
  const body = await readBody(response.body, headerOf(response, 'content-encoding'), maxBytes);
  return { body, contentType: headerOf(response, 'content-type'), url: url.href };
}

function headerOf(response: Dispatcher.ResponseData, name: string): string | null {
  const value = response.headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? null;
}

function asFeedError(error: unknown, deadline: AbortSignal): unknown {
  for (let inner = error; inner instanceof Error; inner = inner.cause) if (inner instanceof FeedError) return inner;
  if (error instanceof AggregateError) return asFeedError(error.errors[0], deadline);
  if (deadline.aborted) return new FeedError('timeout', 'The feed took too long.', { cause: error });
  if (error instanceof Error && error.name === 'AbortError') return error;
  return new FeedError('unreachable', "The feed's server can't be reached.", { cause: error });
}
