import { setTimeout as wait } from 'node:timers/promises';
import { ProviderError } from '#shared/errors.ts';
import { noteFailure } from './note-failure.ts';

/** Somebody else's HTTP service, and how long and how much of it we bear. */
export type Endpoint = {
  /** The provider's, in every `ProviderError`. */
  name: string;
  /** In sentences: `The picture service`. */
  title: string;
  apiKey?: string;
  /** One attempt. */
  timeoutMs: number;
  /** Told to wait longer than this, the caller had better come back than hold somebody up. */
  longestWaitMs: number;
  largestAnswerBytes: number;
};

/** Posts `body` as JSON, or gets without one; the bytes of a good answer. Redirects are not followed. */
export type Send = (url: string, body?: unknown) => Promise<Buffer>;

/** A failure that may pass; `waitMs` is what the service asked for. */
export class PassingError extends ProviderError {
  readonly waitMs: number | undefined;
  constructor(provider: string, message: string, options: { waitMs?: number; cause?: unknown } = {}) {
    super(provider, message, { retryable: true, cause: options.cause });
    this.waitMs = options.waitMs;
  }
}

/** An answer that the same call will get again. */
export class RefusedCall extends ProviderError {
  readonly status: number;
  constructor(provider: string, message: string, status: number) {
    super(provider, message, { retryable: false });
    this.status = status;
  }
  /** Whether the call's own words may be what is refused (400, 404, 422), as against the caller (401, 403). */
  get mayPassOtherwise(): boolean {
    return [400, 404, 422].includes(this.status);
  }
}

const attempts = 3;
const firstWaitMs = 500;

/** What everything is under: the address as configured, with or without its closing `/v1`, which is left off here. */
export function endpointBase(baseUrl: string): string {
  return baseUrl.replace(/\/+$/, '').replace(/\/v1$/, '');
}

/**
 * Runs `attempt` until it succeeds, three times at most while it fails with a `PassingError` (408, 429, 5xx, no answer, an
 * answer it cannot read), as late as the service asks. Other failures are thrown at once, and an aborted `signal`'s reason.
 * Messages never repeat what the service said: that may quote what it was sent.
 */
export async function askEndpoint<T>(
  endpoint: Endpoint,
  attempt: (send: Send) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  for (let tried = 1; ; tried++) {
    const deadline = AbortSignal.timeout(endpoint.timeoutMs);
    const either = signal ? AbortSignal.any([signal, deadline]) : deadline;
    try {
      return await attempt((url, body) => send(endpoint, url, body, either));
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      noteFailure(endpoint.name);
      if (!(error instanceof PassingError) || tried === attempts) throw error;
      const pauseMs = error.waitMs ?? firstWaitMs * 2 ** (tried - 1);
      if (pauseMs > endpoint.longestWaitMs) throw error;
      await wait(pauseMs, undefined, { signal }).catch(() => signal?.throwIfAborted());
    }
  }
}

async function send(endpoint: Endpoint, url: string, body: unknown, signal: AbortSignal): Promise<Buffer> {
  const { name, title, apiKey, largestAnswerBytes } = endpoint;
  try {
    const response = await fetch(url, {
      redirect: 'error',
      signal,
      headers: {
        ...(apiKey && { authorization: `Bearer ${apiKey}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!response.ok) throw await refusal(endpoint, response);
    const bytes = await readLimited(response, largestAnswerBytes);
    if (!bytes) throw new ProviderError(name, `${title} answered without end.`, { retryable: false });
    return bytes;
  } catch (cause) {
    if (cause instanceof ProviderError) throw cause;
    const failed = signal.aborted ? 'did not answer in time' : 'could not be reached';
    throw new PassingError(name, `${title} ${failed}.`, { cause });
  }
}

async function refusal({ name, title }: Endpoint, response: Response): Promise<ProviderError> {
  await response.body?.cancel();
  const message = `${title} answered ${response.status}.`;
  const passing = response.status === 408 || response.status === 429 || response.status >= 500;
  if (!passing) return new RefusedCall(name, message, response.status);
  const waitMs = retryAfterMs(response.headers.get('retry-after'));
  return new PassingError(name, message, waitMs === undefined ? {} : { waitMs });
}

/** Seconds or a date (RFC 9110, 10.2.3). */
function retryAfterMs(header: string | null): number | undefined {
  if (!header) return undefined;
  const ms = /^\d+(\.\d+)?$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

/** The body of an answer, or null (and the connection dropped) as soon as it grows past `limit` bytes. */
async function readLimited(response: Response, limit: number): Promise<Buffer | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > limit) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
