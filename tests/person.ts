import type { Hono } from 'hono';
import type { Context } from '#server/context.ts';

export type Answer<T = Record<string, unknown>> = { status: number; body: T; headers: Headers };

/** Somebody using Canto over HTTP, with the cookies a browser would keep. */
export class Person {
  readonly #app: Hono;
  readonly #ctx: Context;
  readonly #cookies = new Map<string, string>();
  email = '';
  userId = '';

  constructor(app: Hono, ctx: Context) {
    this.#app = app;
    this.#ctx = ctx;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.#cookies.size > 0)
      headers.set('cookie', [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    // The pages under /dev answer this machine alone, by its own name.
    const url = new URL(path, this.#ctx.config.baseUrl);
    if (url.pathname.startsWith('/dev/')) url.hostname = 'localhost';
    const response = await this.#app.request(
      new Request(url, { ...init, headers, redirect: 'manual' }),
      {},
      { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
    );
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      if (/max-age=0/i.test(cookie)) this.#cookies.delete(pair.slice(0, at));
      else this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }

  async call<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const response = await this.fetch(path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        origin: this.#ctx.config.baseUrl,
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : null) as T, headers: response.headers };
  }
  get<T = Record<string, unknown>>(path: string): Promise<Answer<T>> {
    return this.call<T>('GET', path);
  }
  /** Calls one of the functions, e.g. `create-season-v3`. */
  run<T = Record<string, unknown>>(name: string, body: unknown, idempotencyKey?: string): Promise<Answer<T>> {
    return this.call<T>(
      'POST',
      `/api/functions/${name}`,
      body,
      idempotencyKey ? { 'idempotency-key': idempotencyKey } : {},
    );
  }

  /** Signs up and follows the confirmation link out of the mail. */
  async signUp(email: string, password = 'a lantern at sea'): Promise<void> {
    const { status, body } = await this.call('POST', '/api/auth/sign-up/email', {
      email,
      password,
      name: email.split('@')[0],
      callbackURL: '/',
    });
    if (status !== 200) throw new Error(`sign-up answered ${status}: ${JSON.stringify(body)}`);
    const mail = await this.mailTo(email);
    const link = mail?.links.find((url) => url.includes('verify-email'));
    if (!link) throw new Error('no confirmation link was mailed');
    await this.fetch(link);
    this.email = email;
    this.userId = (await this.get<{ user: { id: string } }>('/api/me')).body.user.id;
  }
  /** The mail to an address, or null where none came in `waitMs`: mails are sent beside the request. */
  async mailTo(email: string, waitMs = 10_000) {
    for (let attempt = 0; attempt < waitMs / 20; attempt++) {
      const mail = (await this.#ctx.mail.outbox?.list())?.find(({ to }) => to === email);
      if (mail) return mail;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return null;
  }
  async balance(): Promise<number> {
    return (await this.get<{ balance: number }>('/api/me')).body.balance;
  }
}
