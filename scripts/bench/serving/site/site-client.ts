// How people reach the site: each answer is timed to its last byte and counted by its kind; whoever is turned away comes again
// when they were told to.
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent } from 'undici';
import type { SiteFacts } from './site-facts.ts';

export type AskedKind =
  | 'kept, for visitors'
  | 'page, signed in'
  | 'call, signed in'
  | 'sound, 64 KiB'
  | 'order'
  | 'purchase';
/** `atMs` is when it was asked, of `performance.now()`. */
export type Answered = {
  kind: AskedKind;
  atMs: number;
  tookMs: number;
  outcome: 'answered' | 'turned away' | 'failed';
};
export type Asked = { cookie?: string; range?: string; signal: AbortSignal };
type Reply = { status: number; text: string; retryAfter: number | null };

/** So often somebody who orders or pays comes again before they give up. */
const mostTries = 5;

export class Site {
  readonly facts: SiteFacts;
  readonly answers: Answered[] = [];
  /** What went wrong, and how often. */
  readonly faults = new Map<string, number>();
  /** Milliseconds from an order to its finished episode. */
  readonly episodesMs: number[] = [];
  // As many connections as there are people.
  readonly #agent = new Agent({ connections: null, pipelining: 1, headersTimeout: 60_000, bodyTimeout: 60_000 });

  constructor(facts: SiteFacts) {
    this.facts = facts;
  }
  fail(kind: AskedKind, what: string): void {
    const said = `${kind}: ${what}`;
    this.faults.set(said, (this.faults.get(said) ?? 0) + 1);
  }
  made(tookMs: number): void {
    this.episodesMs.push(tookMs);
  }

  /** Reads a page or a sound once. */
  async ask(kind: AskedKind, path: string, asked: Asked): Promise<Reply | null> {
    return this.#timed(kind, path, { method: 'GET' }, asked);
  }
  /** Reads JSON; null where it was not to be had. */
  async read<T>(kind: AskedKind, path: string, asked: Asked): Promise<T | null> {
    const reply = await this.ask(kind, path, asked);
    return reply?.status === 200 ? (JSON.parse(reply.text) as T) : null;
  }
  /** Changes something, with one idempotency key however often it is tried; null when all tries were turned away or failed. */
  async send<T>(kind: AskedKind, path: string, body: object | null, asked: Asked): Promise<T | null> {
    const headers = {
      origin: this.facts.url,
      'idempotency-key': crypto.randomUUID(),
      ...(body ? { 'content-type': 'application/json' } : {}),
    };
    for (let tries = 0; tries < mostTries; tries++) {
      const reply = await this.#timed(
        kind,
        path,
        { method: 'POST', headers, body: body && JSON.stringify(body) },
        asked,
      );
      if (reply && reply.status < 400) return (reply.text.startsWith('{') ? JSON.parse(reply.text) : {}) as T;
      if (reply?.retryAfter == null) return null;
      await sleep(reply.retryAfter * 1000, undefined, { signal: asked.signal });
    }
    return null;
  }
  async signIn(email: string, password: string): Promise<string> {
    const response = await fetch(`${this.facts.url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: this.facts.url },
      body: JSON.stringify({ email, password }),
    });
    if (!response.ok) throw new Error(`sign-in answered ${response.status}`);
    await response.arrayBuffer();
    return response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
  }
  close(): Promise<void> {
    return this.#agent.destroy();
  }

  async #timed(
    kind: AskedKind,
    path: string,
    {
      method,
      headers = {},
      body = null,
    }: { method: 'GET' | 'POST'; headers?: Record<string, string>; body?: string | null },
    { cookie, range, signal }: Asked,
  ): Promise<Reply | null> {
    const isJson = method === 'POST' || (cookie !== undefined && path.startsWith('/api/'));
    const atMs = performance.now();
    const note = (outcome: Answered['outcome']) =>
      this.answers.push({ kind, atMs, tookMs: performance.now() - atMs, outcome });
    try {
      const response = await this.#agent.request({
        origin: this.facts.url,
        path,
        method,
        signal,
        body,
        headers: {
          ...headers,
          'accept-encoding': isJson ? 'identity' : 'br',
          accept: path.startsWith('/api/') ? 'application/json' : 'text/html',
          ...(cookie ? { cookie } : {}),
          ...(range ? { range } : {}),
        },
      });
      const text = isJson ? await response.body.text() : (await response.body.arrayBuffer(), '');
      const retryAfter = Number(response.headers['retry-after'] ?? NaN);
      const isTurnedAway = response.statusCode === 503 && retryAfter > 0;
      const isWell = response.statusCode < 400;
      note(isWell ? 'answered' : isTurnedAway ? 'turned away' : 'failed');
      if (!isWell && !isTurnedAway)
        this.fail(kind, `${response.statusCode} for ${path.replaceAll(/[0-9a-f-]{20,}|cs_\w+/g, '…')}`);
      return { status: response.statusCode, text, retryAfter: isTurnedAway ? retryAfter : null };
    } catch (error) {
      if (signal.aborted) throw error;
      note('failed');
      this.fail(kind, (error as { code?: string; message: string }).code ?? (error as Error).message);
      return null;
    }
  }
}
