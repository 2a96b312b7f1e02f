import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { setAsideReason } from '#platform/jobs/set-aside.ts';
import { auditLedger } from '#server/admin/audit-ledger.ts';
import { productionFailed } from '#server/productions/give-up-episode.ts';
import type { FailedProduction } from '#shared/admin/admin.ts';
import type { SeasonProgress } from '#shared/seasons.ts';
import { openAdmin } from './admin.ts';
import { withDatabase } from './administer.ts';
import type { Person } from './person.ts';
import { createShowFixture, newSeason, type ShowFixture } from './show-fixture.ts';
import { openWorld, type World } from './world.ts';

const serverUrl = process.env.TEST_DATABASE_URL;

/** A process of its own that dies of every production whose plot has the word. */
async function startWorker(world: World, deadly: string): Promise<ChildProcess> {
  const { rows } = await world.ctx.database.pool.query<{ name: string }>('select current_database() as name');
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'test',
    DATABASE_URL: withDatabase(serverUrl!, rows[0]!.name),
    DATA_DIR: world.ctx.config.dataDir,
    BASE_URL: 'http://canto.test',
    SPEECH_WORKERS: '1',
    DEADLY: deadly,
  };
  return spawn(process.execPath, [join(import.meta.dirname, 'deadly-worker.ts')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function order(person: Person, fixture: ShowFixture, plotIdea: string): Promise<string> {
  const { status, body } = await person.run<{ season: { id: string } }>(
    'create-season-v3',
    newSeason(fixture, { plotIdea }),
    crypto.randomUUID(),
  );
  if (status !== 200) throw new Error(`create-season-v3 answered ${status}`);
  return body.season.id;
}

const progressOf = async (person: Person, season: string) =>
  (await person.get<SeasonProgress>(`/api/seasons/${season}/progress`)).body;

it(
  'a production that kills its process is set aside after the second time, and those beside it are made',
  // Three processes, one after the other, each of which loads its engines and its packs.
  { timeout: 240_000 },
  async (test) => {
    if (!serverUrl) return test.skip('one process alone has the embedded database');
    const world = await openWorld({ working: false });
    const workers: ChildProcess[] = [];
    try {
      const fan = await world.listener();
      const fixture = await createShowFixture(world, await world.listener());
      const neighbours = [await world.listener(), await world.listener()];
      const deadly = await order(fan, fixture, 'An old gramophone in the lighthouse plays songs from tomorrow.');
      const beside: [Person, string][] = [];
      for (const person of neighbours)
        beside.push([person, await order(person, fixture, 'A thief has stolen the moon before dawn.')]);

      for (let died = 0; died < 2; died++) {
        const worker = await startWorker(world, 'gramophone');
        workers.push(worker);
        expect(await once(worker, 'exit')).toEqual([null, 'SIGKILL']);
      }
      const last = await startWorker(world, 'gramophone');
      workers.push(last);
      for (const [person, season] of beside)
        await expect
          .poll(async () => (await progressOf(person, season)).stage, { timeout: 120_000, interval: 200 })
          .toBe('ready');
      await expect.poll(async () => (await progressOf(fan, deadly)).stage).toBe('failed');
      expect(last.exitCode ?? last.signalCode).toBe(null);

      expect((await progressOf(fan, deadly)).error).toBe(productionFailed);
      expect(await fan.balance()).toBe(1000);
      for (const person of neighbours) expect(await person.balance()).toBe(700);
      const admin = await openAdmin(world);
      const { body } = await admin.get<{ items: FailedProduction[] }>('/api/admin/productions');
      expect(body.items).toMatchObject([{ season_id: deadly, failure: setAsideReason, refunded: true }]);
      expect((await auditLedger(world.ctx)).faults).toEqual([]);
    } finally {
      for (const worker of workers) worker.kill('SIGKILL');
      await world.close();
    }
  },
);
