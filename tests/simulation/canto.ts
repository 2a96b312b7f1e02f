import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Hono } from 'hono';
import { openTopics, type Topics } from '#platform/db/topics.ts';
import { openLog } from '#platform/log.ts';
import { readConfig } from '#server/config.ts';
import type { AnswerNotes, Passwords } from '#server/context.ts';
import { createApp } from '#server/http/app.ts';
import { AnswerCache } from '#server/http/kept/answer-cache.ts';
import { serveFiles } from '#server/http/kept/file-cache.ts';
import { FixedPages } from '#server/http/kept/fixed-pages.ts';
import { PublicNews } from '#server/http/kept/public-news.ts';
import { serveKept } from '#server/http/kept/serve-kept.ts';
import { jobs } from '#server/jobs.ts';
import { openContext, type OpenContext } from '#server/open-context.ts';
import type { Kernel, Process } from './kernel.ts';
import type { Bank } from './machines/bank.ts';
import type { DatabaseServer } from './machines/database-server.ts';
import type { FileStore } from './machines/file-store.ts';
import type { PostOffice } from './machines/post-office.ts';
import { simulatedStudio } from './machines/simulated-studio.ts';

export type Machines = { database: DatabaseServer; files: FileStore; mails: PostOffice; bank: Bank };

/** Hashing would take a processor for a tenth of a second. */
const passwords: Passwords = {
  hash: async (password) => `quick:${password}`,
  verify: async ({ hash, password }) => hash === `quick:${password}`,
};
const config = readConfig({
  NODE_ENV: 'test',
  DATA_DIR: '/nonexistent',
  AUTH_SECRET: 'of the simulation, and of nobody else',
  BASE_URL: 'http://canto.test',
  LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
  RATE_LIMITS: 'false',
});
export const { baseUrl } = config;
const openAgainMs = 2000;

export type Answer = { status: number; headers: Headers; text: string };
type Open = { ctx: OpenContext; answer(request: Request): Promise<Response> };

/** The real application, opened anew whenever it has died: by somebody who watches over it, as systemd does. */
export class Canto {
  readonly #kernel: Kernel;
  readonly #machines: Machines;
  #process: Process | null = null;
  #open: Promise<Open> | null = null;
  #lives = 0;
  get lives(): number {
    return this.#lives;
  }
  /** Whether it is opened again after it died. */
  isWatched = true;

  constructor(kernel: Kernel, machines: Machines) {
    this.#kernel = kernel;
    this.#machines = machines;
  }
  /** Starts a process, and tries again for as long as it dies on the way. */
  start(): void {
    const process: Process = { name: `canto ${++this.#lives}`, endedAt: null };
    this.#process = process;
    this.#kernel.note(`${process.name} starts`);
    this.#open = this.#kernel.as(process, () => this.#openProcess());
    this.#open.catch((error: unknown) => {
      if (process.endedAt !== null) return;
      this.#kernel.note(`${process.name} could not be opened: ${String(error)}`);
      this.kill();
    });
  }
  kill(): void {
    if (!this.#process || this.#process.endedAt !== null) return;
    this.#kernel.kill(this.#process);
    this.#open = null;
    if (this.isWatched) this.#kernel.after(openAgainMs, () => this.start(), null);
  }
  /** What runs now. Rejects where nothing does. */
  async context(): Promise<OpenContext> {
    if (!this.#open) throw new Error('Nothing runs.');
    return (await this.#open).ctx;
  }
  /** Does something in the process, as nobody from outside could. */
  async inside<T>(work: (ctx: OpenContext) => Promise<T>): Promise<T> {
    const ctx = await this.context();
    return this.#kernel.as(this.#process!, () => work(ctx));
  }

  /** One call over the network: it may be lost, cut, or arrive twice. */
  ask(request: { method: string; path: string; headers?: Record<string, string>; body?: string }): Promise<Answer> {
    return this.#kernel.call({
      kind: 'network',
      what: `${request.method} ${request.path}`,
      effect: () => this.#serve(request),
      failure: () => new Error('The connection was lost.'),
      // A browser may send a read again by itself; with a key so may a program.
      mayRepeat: request.method === 'GET' || Boolean(request.headers?.['idempotency-key']),
      latencyMs: 30,
    });
  }
  async #serve({ method, path, headers, body }: Parameters<Canto['ask']>[0]): Promise<Answer> {
    const process = this.#process;
    if (!process || process.endedAt !== null || !this.#open) throw new Error('Connection refused.');
    const open = await this.#open;
    const response = await this.#kernel.as(process, async () => {
      const answered = await open.answer(
        new Request(new URL(path, baseUrl), { method, ...(headers ? { headers } : {}), ...(body ? { body } : {}) }),
      );
      return { status: answered.status, headers: answered.headers, text: await answered.text() };
    });
    if (process.endedAt !== null) throw new Error('The connection was lost.');
    return response;
  }

  async #openProcess(): Promise<Open> {
    const { database, files, mails, bank } = this.#machines;
    const opened = database.connect();
    const ctx = await openContext(config, {
      log: openLog({ level: config.logLevel }),
      database: opened,
      passwords,
      storage: files.connect(),
      mail: mails.connect(),
      payments: bank.connect(),
      working: true,
    });
    Object.assign(ctx.studio, simulatedStudio(this.#kernel));
    const topics = await openTopics(opened);
    for (const job of jobs) await job.start(ctx);
    return { ctx, answer: frontDoor(ctx, createApp(ctx, topics, null), topics) };
  }
}

/** As `openSite`, without a socket: what is kept for everybody comes first, then the application. */
function frontDoor(ctx: OpenContext, app: Hono, topics: Topics): (request: Request) => Promise<Response> {
  const news = new PublicNews(topics);
  const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
  const make = async (url: string, notes: AnswerNotes | null) =>
    app.fetch(new Request(new URL(url, baseUrl)), { ...env, notes });
  const cache = new AnswerCache({ news, make, maxBytes: 2 ** 22 });
  const kept = serveKept(ctx, {
    cache,
    fixed: new FixedPages({ isFixed: () => false, make }),
    isKeptPage: () => false,
  });
  const sounds = serveFiles(ctx, { news, load: (url) => make(url, null), maxBytes: 2 ** 22 });
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const listen = pathname.startsWith('/media/') ? sounds : kept;
    const ask = async () => {
      const response = await app.fetch(request, env);
      if (request.method !== 'GET') await news.settle();
      return response;
    };
    return new Promise<Response>((resolve, reject) => {
      const incoming = {
        method: request.method,
        url: pathname + search,
        headers: Object.fromEntries(request.headers),
        socket: env.incoming.socket,
      };
      listen(incoming as unknown as IncomingMessage, collecting(resolve), () => void ask().then(resolve, reject));
    });
  };
}

/** What the two listeners use of Node's response. */
function collecting(resolve: (response: Response) => void): ServerResponse {
  let head: { status: number; headers: string[] } = { status: 200, headers: [] };
  const response = {
    writeHead(status: number, headers: string[] = []) {
      head = { status, headers };
      return response;
    },
    end(body?: Uint8Array | string) {
      const pairs = head.headers.flatMap((name, at) =>
        at % 2 ? [] : [[name, head.headers[at + 1]!] as [string, string]],
      );
      const isEmpty = head.status === 304 || body === undefined;
      resolve(new Response(isEmpty ? null : (body as BodyInit), { status: head.status, headers: pairs }));
    },
  };
  return response as unknown as ServerResponse;
}
