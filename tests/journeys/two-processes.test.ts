import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Character } from '#shared/story/characters.ts';
import type { Me } from '#shared/accounts.ts';
import type { Episode, SeasonProgress } from '#shared/seasons.ts';
import type { Location } from '#shared/shows.ts';
import { startCanto, type RunningCanto } from './running-canto.ts';

const databaseUrl = process.env.TEST_DATABASE_URL;
const root = join(import.meta.dirname, '../..');

/** A server and workers of their own processes on one PostgreSQL, as in production. */
describe.skipIf(!databaseUrl)('a server and a worker on one PostgreSQL', () => {
  let canto: RunningCanto;
  let worker: ChildProcess;
  let cookie = '';

  const env = { DATABASE_URL: databaseUrl ?? '' };
  const startWorker = () =>
    spawn(process.execPath, ['src/main.ts', '--worker', '--no-catalog'], {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        ...env,
        BASE_URL: canto.url,
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        DATA_DIR: canto.dataDir,
      },
    });
  const call = (method: string, path: string, body?: unknown) =>
    fetch(canto.url + path, {
      method,
      headers: { cookie, origin: canto.url, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const get = async <T>(path: string) => (await (await call('GET', path)).json()) as T;

  beforeAll(async () => {
    canto = await startCanto({ env, args: ['--web'] });
    worker = startWorker();
    const account = { email: 'demo@canto.example', password: 'take-the-third-door' };
    const answer = await call('POST', '/api/auth/sign-in/email', account);
    cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
  });
  afterAll(async () => {
    worker?.kill('SIGKILL');
    await canto?.stop();
  });

  it(
    'tells the listener of the other process, and a killed worker is succeeded by the next',
    // It waits for an episode to be voiced by two workers in turn.
    { timeout: 180_000 },
    async () => {
      const show = '/api/shows/the-lantern-keepers';
      const { items: people } = await get<{ items: Character[] }>(`${show}/characters`);
      const { items: places } = await get<{ items: Location[] }>(`${show}/locations`);
      const order = {
        showId: 'the-lantern-keepers',
        characterIds: [people[0]!.id, people[1]!.id],
        locationId: places[0]!.id,
        plotIdea: 'A ship without a crew comes in on the tide.',
      };
      const made = await call('POST', '/api/functions/create-season-v3', order);
      const { season } = (await made.json()) as { season: { id: string } };

      const seen: SeasonProgress[] = [];
      const events = await call('GET', `/api/seasons/${season.id}/events`);
      // It ends with the server, however that ends.
      follow(events, seen).catch(() => {});
      await expect.poll(() => seen.some(({ lines_voiced }) => lines_voiced > 2), { timeout: 60_000 }).toBe(true);
      worker.kill('SIGKILL');
      await sleep(300);
      worker = startWorker();
      await expect.poll(() => seen.at(-1)?.status, { timeout: 90_000 }).toBe('ready');

      const { items: episodes } = await get<{ items: Episode[] }>(`/api/seasons/${season.id}/episodes`);
      expect(episodes.map(({ stage }) => stage)).toEqual(['ready']);
      expect((await get<Me>('/api/me')).balance).toBe(700);
    },
  );

  async function follow(events: Response, seen: SeasonProgress[]): Promise<void> {
    let text = '';
    for await (const chunk of events.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const whole = text.split('\n\n');
      text = whole.pop()!;
      for (const event of whole) {
        const data = /^data: (.*)$/m.exec(event)?.[1];
        if (data) seen.push(JSON.parse(data) as SeasonProgress);
      }
    }
  }
});
