import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as ask, type IncomingMessage } from 'node:http';
import { createServer as createProbe, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTopics } from '#platform/db/topics.ts';
import { openLog } from '#platform/log.ts';
import { readConfig } from '#server/config.ts';
import { createApp } from '#server/http/app.ts';
import { jobs } from '#server/jobs.ts';
import { openContext } from '#server/open-context.ts';
import { packs } from '#shared/packs-and-plans.ts';
import type { Me } from '#shared/accounts.ts';
import { nullStudio } from '../../scripts/bench/serving/null-studio.ts';
import { prepareSite, quickPasswords } from '../../scripts/bench/serving/site/prepare-site.ts';
import { password, type SiteFacts } from '../../scripts/bench/serving/site/site-facts.ts';
import { administer, withDatabase } from '../administer.ts';

const databaseUrl = process.env.TEST_DATABASE_URL;
const root = join(import.meta.dirname, '../..');
const restarts = 10;
const listeners = 4;
/** A player asks for an episode piece by piece. */
const pieceBytes = 64 * 1024;
const pack = packs[0]!;

type Web = { child: ChildProcess; port: number };

/** Web processes that follow each other behind one address, as a deploy has them: the next is open before the last is told to go. */
describe.skipIf(!databaseUrl)('ten restarts of the web process', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'canto-restarts-'));
  const name = `canto_restarts_${crypto.randomUUID().replaceAll('-', '')}`;
  const started: ChildProcess[] = [];
  let url = '';
  let env: Record<string, string>;
  let facts: SiteFacts;
  let cookie = '';
  let sound: Buffer;
  let current: Web;

  const front = createServer((request, response) => {
    const { method, url: path, headers } = request;
    const onward = ask({ host: '127.0.0.1', port: current.port, method, path, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.on('error', () => response.destroy()).pipe(response);
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });

  beforeAll(async () => {
    await administer(databaseUrl!, `create database ${name}`);
    front.listen(0, '127.0.0.1');
    await once(front, 'listening');
    url = `http://localhost:${(front.address() as AddressInfo).port}`;
    env = {
      DATABASE_URL: withDatabase(databaseUrl!, name),
      DATA_DIR: dataDir,
      AUTH_SECRET: 'a secret that all of these processes share',
      BASE_URL: url,
      RATE_LIMITS: 'false',
      LOCAL_AI: 'off',
      LOG_LEVEL: 'warn',
    };
    await prepare();
    current = await startWeb();
    sound = (await get(facts.sounds[0]!)).body;
    // Database, season and the first process, one after the other.
  }, 300_000);
  afterAll(async () => {
    front.closeAllConnections();
    front.close();
    for (const child of started) child.kill('SIGKILL');
    await sleep(300);
    if (databaseUrl) await administer(databaseUrl, `drop database if exists ${name} with (force)`);
    rmSync(dataDir, { recursive: true, force: true });
  });

  it(
    'cut no stream, make each purchase once, and have those who watch come back',
    // Ten processes start one after the other, each within a minute on a busy machine.
    { timeout: 1_500_000 },
    async () => {
      const before = await balance();
      let isOver = false;
      const isGoingOn = () => !isOver;
      const heard = Promise.all(Array.from({ length: listeners }, () => listen(isGoingOn)));
      const everybody = Promise.all([heard, buy(isGoingOn), watch(isGoingOn)]);
      everybody.catch(() => (isOver = true));
      const codes: unknown[] = [];
      for (let restart = 0; restart < restarts && isGoingOn(); restart++) {
        const last = current;
        const next = await startWeb();
        const ended = once(last.child, 'exit');
        current = next;
        last.child.kill('SIGTERM');
        codes.push((await ended)[0]);
      }
      // Whoever watched comes back to the last of them within three seconds.
      if (isGoingOn()) await sleep(5000);
      isOver = true;
      const [pieces, purchases, { times, states }] = await everybody;
      expect(Math.min(...pieces)).toBeGreaterThan(restarts);
      expect(times).toBeGreaterThan(restarts);
      expect(states).toBe(times);
      expect(purchases).toBeGreaterThanOrEqual(restarts);
      expect((await balance()) - before).toBe(purchases * pack.amount);
      const ledger = await everyPurchase();
      expect(ledger).toEqual(Array.from({ length: purchases }, () => pack.amount));
      expect(codes).toEqual(Array.from({ length: restarts }, () => 0));
    },
  );

  /** One season, with an episode of silence, and a buyer who is signed in. */
  async function prepare(): Promise<void> {
    const config = readConfig({ ...env, NODE_ENV: 'test' });
    const ctx = await openContext(config, {
      log: openLog({ level: 'error' }),
      working: true,
      passwords: quickPasswords,
    });
    Object.assign(ctx.studio, nullStudio(ctx.studio.music));
    const topics = await openTopics(ctx.database);
    for (const job of jobs) await job.start(ctx);
    const app = createApp(ctx, topics, null);
    facts = await prepareSite(ctx, app, { accounts: 1, shows: 1 });
    const signedIn = await app.request(new URL('/api/auth/sign-in/email', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify({ email: facts.emails[0], password }),
    });
    cookie = signedIn.headers.getSetCookie()[0]!.split(';')[0]!;
    await topics.close();
    await ctx.close(0);
  }

  async function startWeb(): Promise<Web> {
    const probe = createProbe().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const { port } = probe.address() as AddressInfo;
    probe.close();
    const child = spawn(process.execPath, ['src/main.ts', '--web', '--no-catalog'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...env, NODE_ENV: 'production', PORT: String(port) },
    });
    started.push(child);
    const isOpen = () =>
      fetch(`http://127.0.0.1:${port}/api/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isOpen())) {
      if (child.exitCode !== null) throw new Error('The web process ended.');
      await sleep(100);
    }
    return { child, port };
  }

  function open(path: string, method = 'GET', headers = {}, body?: unknown): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const sent = { cookie, origin: url, ...(body ? { 'content-type': 'application/json' } : {}), ...headers };
      ask(new URL(path, url), { method, headers: sent }, resolve)
        .on('error', reject)
        .end(body ? JSON.stringify(body) : undefined);
    });
  }
  async function get(path: string, headers = {}): Promise<{ status: number; body: Buffer }> {
    const answer = await open(path, 'GET', headers);
    return { status: answer.statusCode!, body: await buffer(answer) };
  }
  async function post<T>(path: string, body: unknown, key?: string): Promise<T> {
    const answer = await open(path, 'POST', key ? { 'idempotency-key': key } : {}, body);
    const text = (await buffer(answer)).toString();
    expect([200, 303], text).toContain(answer.statusCode);
    return (answer.statusCode === 200 ? JSON.parse(text) : null) as T;
  }
  const balance = async () => (JSON.parse((await get('/api/me')).body.toString()) as Me).balance;

  /** Hears the episode again and again, and fails at the first answer that is cut, refused or wrong. */
  async function listen(isGoingOn: () => boolean): Promise<number> {
    let pieces = 0;
    for (let from = 0; isGoingOn(); from = from + pieceBytes < sound.length ? from + pieceBytes : 0) {
      const end = Math.min(from + pieceBytes, sound.length);
      const { status, body } = await get(facts.sounds[0]!, { range: `bytes=${from}-${end - 1}` });
      expect(status).toBe(206);
      expect(body.equals(sound.subarray(from, end))).toBe(true);
      pieces++;
    }
    return pieces;
  }

  /** Buys again and again; each step is sent twice, as by somebody who presses again, so that two processes may get it. */
  async function buy(isGoingOn: () => boolean): Promise<number> {
    const order = { packageId: pack.id, amount: pack.priceCents, cantoAmount: pack.amount };
    let purchases = 0;
    while (isGoingOn() || purchases < restarts) {
      const key = crypto.randomUUID();
      const twice = <T>(step: () => Promise<T>) => Promise.all([step(), sleep(50).then(step)]);
      const [first, second] = await twice(() => post<{ url: string }>('/api/functions/create-payment', order, key));
      expect(second).toEqual(first);
      const sessionId = first.url.split('/').at(-1)!;
      await post(`/dev/checkout/${sessionId}/pay`, {});
      const verified = await twice(() => post('/api/functions/verify-payment', { sessionId }));
      for (const each of verified) expect(each).toMatchObject({ success: true });
      purchases++;
      await sleep(200);
    }
    return purchases;
  }
  async function everyPurchase(): Promise<number[]> {
    const amounts: number[] = [];
    let cursor = '';
    do {
      const { body } = await get(`/api/me/ledger?limit=50${cursor}`);
      const page = JSON.parse(body.toString()) as {
        items: { amount: number; reason: string }[];
        next_cursor: string | null;
      };
      amounts.push(...page.items.filter(({ reason }) => reason === 'pack').map(({ amount }) => amount));
      cursor = page.next_cursor ? `&cursor=${encodeURIComponent(page.next_cursor)}` : '';
    } while (cursor);
    return amounts;
  }

  /** Follows the season as a browser does: it comes back when it was told to. Each stream has to begin with the season's state. */
  async function watch(isGoingOn: () => boolean): Promise<{ times: number; states: number }> {
    let [times, states] = [0, 0];
    while (isGoingOn()) {
      times++;
      const answer = await open(`/api/seasons/${facts.seasons[0]}/events`);
      let text = '';
      const stop = setInterval(() => isGoingOn() || answer.destroy(), 100);
      try {
        for await (const chunk of answer) text += String(chunk);
      } catch (error) {
        // Whoever stops listening ends it; the server never does without a word.
        if (isGoingOn()) throw error;
      } finally {
        clearInterval(stop);
      }
      if (/event: progress/.test(text)) states++;
      const retry = /^retry: (\d+)$/m.exec(text)?.[1];
      if (!isGoingOn()) break;
      expect(retry, 'it is told when to come back').toBeDefined();
      await sleep(Number(retry));
    }
    return { times, states };
  }
});
