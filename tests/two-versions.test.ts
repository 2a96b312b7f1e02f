// An update as it goes: the last release runs, the schema is brought up to date under it, this build starts beside it, and it goes.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packs } from '#shared/packs-and-plans.ts';
import { administer, withDatabase } from './administer.ts';
import { findLastRelease, layRelease } from './last-release.ts';

const serverUrl = process.env.TEST_DATABASE_URL;
const release = serverUrl ? findLastRelease() : null;
const root = join(import.meta.dirname, '..');
const email = 'listener@example.com';
/** As `Person` signs up. */
const password = 'a lantern at sea';

type Version = { child: ChildProcess; port: number; order: object };
type Season = { id: string; status: string; total_episodes?: number };

describe.skipIf(!serverUrl || !release)(`the version of ${release} beside this one`, () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'canto-versions-'));
  const name = `canto_versions_${process.pid}`;
  const started: ChildProcess[] = [];
  let before: { folder: string; remove(): void };
  let env: Record<string, string>;
  let cookie = '';

  beforeAll(async () => {
    before = layRelease(release!);
    await administer(serverUrl!, `create database ${name}`);
    env = {
      PATH: process.env.PATH!,
      NODE_ENV: 'test',
      DATABASE_URL: withDatabase(serverUrl!, name),
      DATA_DIR: dataDir,
      AUTH_SECRET: 'a secret that both of the versions share',
      BASE_URL: 'http://canto.test',
      RATE_LIMITS: 'false',
      LOCAL_AI: 'off',
      SPEECH_WORKERS: '1',
      LOG_LEVEL: 'error',
    };
    // A release with other libraries has them installed.
  }, 300_000);
  afterAll(async () => {
    for (const child of started) child.kill('SIGKILL');
    await sleep(300);
    await administer(serverUrl!, `drop database if exists ${name} with (force)`);
    before?.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function start(folder: string, more: Record<string, string> = {}): Promise<Version> {
    const child = spawn(process.execPath, ['tests/version-process.ts'], {
      cwd: folder,
      env: { ...env, ...more },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    started.push(child);
    for await (const line of createInterface({ input: child.stdout! }))
      if (line.startsWith('{')) return { child, ...(JSON.parse(line) as { port: number; order: object }) };
    throw new Error(`The version in ${folder} did not open.`);
  }
  /** What a script says, and the number that it ends with. */
  const runScript = (folder: string, script: string) =>
    new Promise<{ code: number | string | null | undefined; said: string }>((resolve) => {
      execFile(process.execPath, [`scripts/${script}`], { cwd: folder, env }, (error, stdout, stderr) =>
        resolve({ code: error ? error.code : 0, said: stdout + stderr }),
      );
    });

  async function ask<T>({ port }: Version, method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        cookie,
        origin: env.BASE_URL!,
        'idempotency-key': crypto.randomUUID(),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (response.status >= 400) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    const set = response.headers.getSetCookie().map((each) => each.split(';')[0]);
    if (set.length > 0) cookie = set.join('; ');
    return (response.ok ? JSON.parse(text) : null) as T;
  }
  const get = <T>(version: Version, path: string) => ask<T>(version, 'GET', path);
  const run = <T>(version: Version, verb: string, body: unknown) =>
    ask<T>(version, 'POST', `/api/functions/${verb}`, body);

  async function untilReady(version: Version, id: string): Promise<void> {
    for (let waited = 0; waited < 90_000; waited += 200) {
      const { status } = await get<Season>(version, `/api/seasons/${id}/progress`);
      if (status === 'failed') throw new Error(`Season ${id} failed.`);
      if (status === 'ready') return;
      await sleep(200);
    }
    throw new Error(`Season ${id} was not made.`);
  }
  /** Begins a purchase at one and comes back from it to the other. */
  async function buy(one: Version, other: Version): Promise<void> {
    const { id: packageId, priceCents: amount, amount: cantoAmount } = packs.at(-1)!;
    const { url } = await run<{ url: string }>(one, 'create-payment', { packageId, amount, cantoAmount });
    const sessionId = url.split('/').at(-1)!;
    await ask(other, 'POST', `/dev/checkout/${sessionId}/pay`, {});
    expect(await run(other, 'verify-payment', { sessionId })).toMatchObject({ success: true });
    expect(await run(one, 'verify-payment', { sessionId })).toMatchObject({ success: true });
  }
  const orderSeason = async (version: Version, order: object) =>
    (await run<{ season: Season }>(version, 'create-season-v3', order)).season.id;
  async function lastEpisode(version: Version, id: string) {
    const { items } = await get<{ items: { id: string; episode_number: number; voice_audio_url: string }[] }>(
      version,
      `/api/seasons/${id}/episodes`,
    );
    const last = items.at(-1)!;
    const choices = await get<{ items: { id: string }[] }>(version, `/api/episodes/${last.id}/choices`);
    return { ...last, number: items.length, choiceId: choices.items[0]!.id };
  }
  async function goOn(version: Version, id: string): Promise<void> {
    const { id: episodeId, choiceId } = await lastEpisode(version, id);
    await run(version, 'create-next-episode-v3', { seasonId: id, episodeId, choiceId });
  }
  async function remix(version: Version, id: string): Promise<string> {
    const { episode_number: episodeNumber, choiceId } = await lastEpisode(version, id);
    const { newSeason } = await run<{ newSeason: Season }>(version, 'remix-season', {
      seasonId: id,
      episodeNumber,
      choiceId,
    });
    return newSeason.id;
  }

  it(
    'makes, reads and goes on with what the other has made, and no canto is lost',
    // Two versions start and make ten episodes: six minutes where twenty others want the same two processors.
    { timeout: 900_000 },
    async () => {
      const last = await start(before.folder, { SIGN_UP: email });
      await ask(last, 'POST', '/api/auth/sign-in/email', { email, password });
      await buy(last, last);
      const own = await orderSeason(last, last.order);
      await untilReady(last, own);

      const migrated = await runScript(root, 'migrate.ts');
      expect(migrated.code, migrated.said).toBe(0);
      // Nothing has started yet that knows the new schema.
      const meanwhile = await orderSeason(last, last.order);
      await untilReady(last, meanwhile);
      await goOn(last, own);
      await untilReady(last, own);

      const next = await start(root);
      await buy(last, next);
      await buy(next, last);
      const seasons = [own, meanwhile, await orderSeason(next, last.order)];
      await untilReady(last, seasons[2]!);
      for (const [at, id] of seasons.entries()) {
        const [one, other] = at % 2 === 0 ? [last, next] : [next, last];
        await goOn(one, id);
        await untilReady(other, id);
        seasons.push(await remix(other, id));
        await untilReady(one, seasons.at(-1)!);
        if (seasons.length === 6) break;
      }
      await ask(last, 'PATCH', `/api/seasons/${own}`, { is_published: false });
      for (const id of seasons) {
        const [there, here] = [await lastEpisode(last, id), await lastEpisode(next, id)];
        expect(there).toEqual(here);
        const sounds = await Promise.all(
          [last, next].map(async ({ port }) =>
            Buffer.from(
              await (
                await fetch(`http://127.0.0.1:${port}${here.voice_audio_url}`, { headers: { cookie } })
              ).arrayBuffer(),
            ),
          ),
        );
        expect(sounds[0]!.length).toBeGreaterThan(100_000);
        expect(sounds[0]!.equals(sounds[1]!)).toBe(true);
      }
      expect(await get(next, `/api/seasons/${own}`)).toMatchObject({ is_published: false });
      for (const folder of [before.folder, root]) {
        const audit = await runScript(folder, 'check-ledger.ts');
        expect(audit.code, audit.said).toBe(0);
      }
      // What is started of it from now on says why it does not.
      const late = await runScript(before.folder, 'migrate.ts');
      expect(late.code).not.toBe(0);
      expect(late.said).toMatch(/updated by a newer version|made by another build/);
    },
  );
});
