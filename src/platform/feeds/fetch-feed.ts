// Fetches a feed that somebody named, without letting them reach into our network or fill our memory.
import { Agent, request } from 'undici';
import type { Dispatcher } from 'undici';
import { checkPublicUrl, checkUrl } from './check-address.ts';
import { checkedLookup, systemResolve } from './checked-lookup.ts';
import type { Resolve } from './checked-lookup.ts';
import { FeedError } from './feed.ts';
import type { FetchedFeed, Validators } from './feed.ts';
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
  /** Of the last fetch; see `fetchIfChanged`. */
  validators?: Validators;
  /** Sent as a form instead of asking: `sendForm`. */
  form?: URLSearchParams;
};

const mostRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);
const permanent = new Set([301, 308]);
const headers = {
  'user-agent': 'Canto/1.0 (podcast feed reader)',
  accept: 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.9, */*;q=0.5',
  'accept-encoding': 'gzip, deflate, br',
};

/** Every failure is a FeedError; its `reason` tells them apart. */
export async function fetchFeed(address: string, options: Omit<FetchFeedOptions, 'validators' | 'form'> = {}) {
  return (await ask(address, options))!;
}

/** The same; null where the server says that nothing has changed since it gave the `validators`. */
export function fetchIfChanged(
  address: string,
  options: FetchFeedOptions & { validators: Validators },
): Promise<FetchedFeed | null> {
  return ask(address, options);
}

/** Posts a form by the same rules. A redirect of it is not followed: it is `http_status`. */
export async function sendForm(address: string, form: URLSearchParams, options: FetchFeedOptions = {}): Promise<void> {
  await ask(address, { ...options, form });
}

async function ask(address: string, options: FetchFeedOptions): Promise<FetchedFeed | null> {
  const { allow = [], timeoutMs = 15_000, maxBytes = 20_000_000, resolve = systemResolve } = options;
  const deadline = AbortSignal.timeout(timeoutMs);
  const signal = options.signal ? AbortSignal.any([deadline, options.signal]) : deadline;
  const guarded = new Agent({ connect: { lookup: checkedLookup(resolve) }, maxHeaderSize: 32_768 });
  const trusted = new Agent({ maxHeaderSize: 32_768 });
  try {
    let url = checkUrl(address);
    let isTrusted = allow.includes(url.origin);
    let permanentUrl = url.href;
    let isPermanent = true;
    for (let hop = 0; hop <= mostRedirects; hop++) {
      if (!isTrusted) checkPublicUrl(url);
      const response = await request(url, { ...asked(options), signal, dispatcher: isTrusted ? trusted : guarded });
      // A body that is given up emits an error; without a listener that would end the process.
      response.body.on('error', () => undefined);
      if (response.statusCode === 304 && options.validators) {
        response.body.destroy();
        return null;
      }
      const next = redirects.has(response.statusCode) && !options.form ? headerOf(response, 'location') : null;
      if (next === null) return { ...(await readResponse(response, url, maxBytes)), permanentUrl };
      response.body.destroy();
      url = checkUrl(next, url.href);
      // Only who started at a trusted origin may stay there: a stranger's redirect must not open the door.
      isTrusted &&= allow.includes(url.origin);
      isPermanent &&= permanent.has(response.statusCode);
      if (isPermanent) permanentUrl = url.href;
    }
    throw new FeedError('too_many_redirects', 'The feed redirects too often.');
  } catch (error) {
    throw asFeedError(error, deadline);
  } finally {
    void Promise.all([guarded.destroy(), trusted.destroy()]);
  }
}

function asked({ validators, form }: FetchFeedOptions) {
  if (form)
    return {
      method: 'POST' as const,
      body: form.toString(),
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    };
  return {
    headers: {
      ...headers,
      ...(validators?.etag ? { 'if-none-match': validators.etag } : {}),
      ...(validators?.lastModified ? { 'if-modified-since': validators.lastModified } : {}),
    },
  };
}

async function readResponse(
  response: Dispatcher.ResponseData,
  url: URL,
  maxBytes: number,
): Promise<Omit<FetchedFeed, 'permanentUrl'>> {
  const { statusCode } = response;
  if (statusCode < 200 || statusCode > 299) {
    response.body.destroy();
    const retryable = statusCode === 429 || statusCode >= 500;
    throw new FeedError('http_status', `The feed's server answered ${statusCode}.`, { retryable, status: statusCode });
  }
  const body = await readBody(response.body, headerOf(response, 'content-encoding'), maxBytes);
  return {
    body,
    contentType: headerOf(response, 'content-type'),
    url: url.href,
    etag: headerOf(response, 'etag'),
    lastModified: headerOf(response, 'last-modified'),
  };
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
