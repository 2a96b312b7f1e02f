import type { Answer, Canto } from './canto.ts';
import { baseUrl } from './canto.ts';
import type { Kernel } from './kernel.ts';

export type Reply<T> = { status: number; body: T };
const mostTries = 60;
const waitMs = 3000;

/** Somebody who uses Canto over a network that loses things, and who does not give up. */
export class Browser {
  readonly cookies: Map<string, string>;
  readonly #kernel: Kernel;
  readonly #canto: Canto;

  constructor(kernel: Kernel, canto: Canto, cookies: ReadonlyMap<string, string> = new Map()) {
    this.#kernel = kernel;
    this.#canto = canto;
    this.cookies = new Map(cookies);
  }
  /** One try. Rejects where the connection was lost. */
  async once(method: string, path: string, body?: unknown, key?: string): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await this.#canto.ask({
      method,
      path,
      headers: {
        origin: baseUrl,
        ...(cookie ? { cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      const at = pair.indexOf('=');
      if (/max-age=0/i.test(set)) this.cookies.delete(pair.slice(0, at));
      else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return answer;
  }
  /** Tries until there is an answer that means something: no lost connection, nothing that asks to come back later. */
  async insist<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    key?: string,
  ): Promise<Reply<T>> {
    for (let tries = 0; tries < mostTries; tries++) {
      const answer = await this.once(method, path, body, key).catch(() => null);
      if (answer && answer.status < 500)
        return {
          status: answer.status,
          body: (isJson(answer) && answer.text ? JSON.parse(answer.text) : answer.text) as T,
        };
      await this.#kernel.wait(this.#kernel.random.number() * waitMs);
    }
    throw new Error(`${method} ${path} got no answer in ${mostTries} tries.`);
  }
}

const isJson = ({ headers }: Answer) => headers.get('content-type')?.includes('json') ?? false;
