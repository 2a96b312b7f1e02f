import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbeddedDatabase } from '#platform/db/embedded.ts';
import { createShowFixture, makeSeason, newSeason } from '#tests/show-fixture.ts';
import { openWorld } from '#tests/world.ts';

const folder = mkdtempSync(join(tmpdir(), 'canto-closing-'));
const root = join(import.meta.dirname, '../../../..');
let port: number;
beforeAll(async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  port = (probe.address() as { port: number }).port;
  probe.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// It has an episode made first.
it('tells watchers of a season when to come back, and ends their streams', { timeout: 120_000 }, async () => {
  const world = await openWorld({ voices: 'quick' });
  const owner = await world.listener();
  const { seasonId } = await makeSeason(owner, await createShowFixture(world, owner));
  const { body } = await world.visitor().fetch(`/api/seasons/${seasonId}/events`);
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader.read()).value).toContain('event: progress');
  world.ctx.beginClosing();
  const [told, end] = [await reader.read(), await reader.read()];
  expect(told.value).toMatch(/^retry: \d{3,4}\n\n$/);
  expect(end.done).toBe(true);
  const again = await world.visitor().fetch(`/api/seasons/${seasonId}/events`);
  expect(await again.text()).toMatch(/^retry: /);
  await world.close();
});

// A process with its engines takes a while to start beside other tests, and has 20 s to close.
it(
  'a closing worker says its sentence to the end and leaves the rest to another, without an error',
  { timeout: 180_000 },
  async () => {
    const dataDir = mkdtempSync(join(folder, 'data-'));
    const world = await openWorld({ working: false, dataDir });
    const owner = await world.listener();
    const season = newSeason(await createShowFixture(world, owner));
    expect((await owner.run('create-season-v3', season, crypto.randomUUID())).status).toBe(200);
    await world.close();

    const worker = spawn(process.execPath, ['src/main.ts', '--worker', '--no-catalog'], {
      cwd: root,
      env: {
        ...process.env,
        BASE_URL: '',
        NODE_ENV: '',
        DATA_DIR: dataDir,
        METRICS_PORT: String(port),
        LOCAL_AI: 'off',
        SPEECH_WORKERS: '1',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let log = '';
    worker.stdout.on('data', (chunk: Buffer) => (log += chunk.toString()));
    const takes = async () => {
      const text = await fetch(`http://127.0.0.1:${port}/metrics`).then(
        (answer) => answer.text(),
        () => '',
      );
      return Number(/^canto_takes_total (\d+)/m.exec(text)?.[1] ?? 0);
    };
    // The process has yet to load its engines and its packs.
    await expect.poll(takes, { timeout: 120_000, interval: 20 }).toBeGreaterThan(1);
    const asked = performance.now();
    worker.kill('SIGTERM');
    const [code] = (await once(worker, 'exit')) as [number];
    expect(code).toBe(0);
    expect(performance.now() - asked).toBeLessThan(25_000);
    const entries = log
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { level: string; msg: string });
    expect(entries.filter(({ level }) => level === 'error' || level === 'fatal')).toEqual([]);
    expect(log).not.toContain('the threads are closed');
    expect(entries.map(({ msg }) => msg)).toContain('a job is left to another worker');

    const database = await openEmbeddedDatabase({ dataDir: join(dataDir, 'database') });
    const { rows } = await database.pool.query<{ state: string; left: number }>(
      `select state::text, retry_limit - retry_count as left from pgboss.job where name = 'productions.advance-episode'`,
    );
    expect(rows).toEqual([{ state: 'retry', left: expect.any(Number) }]);
    expect(rows[0]!.left).toBeGreaterThan(1);
    const { rows: stages } = await database.pool.query<{ stage: string }>('select stage from season_episodes');
    expect(stages).toEqual([{ stage: 'recording' }]);
    await database.close();
  },
);
