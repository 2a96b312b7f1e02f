import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openJobs, type Jobs } from '#platform/jobs/jobs.ts';
import { setAsideReason } from '#platform/jobs/set-aside.ts';
import type { Season } from '#shared/seasons.ts';
import type { Person } from '#tests/person.ts';
import { newSeason, createShowFixture, type ShowFixture } from '#tests/show-fixture.ts';
import { openWorld, type World } from '#tests/world.ts';
import { auditLedger } from '../../admin/audit-ledger.ts';
import type { Context } from '../../context.ts';
import { getLastEpisode } from '../../seasons/queries.ts';
import { episodeTakes, takes } from '../../seasons/tables.ts';
import { giveUpEpisode, productionFailed } from '../give-up-episode.ts';
import { advanceEpisodeJob } from '../jobs.ts';
import { listFailed } from '../list-failed.ts';
import { advanceEpisode } from './advance-episode.ts';
import { setStage } from './save-step.ts';

let world: World;
let fixture: ShowFixture;
let fan: Person;

beforeAll(async () => {
  world = await openWorld({ working: false, voices: 'quick' });
  fixture = await createShowFixture(world, await world.listener('owner@example.com'));
});
afterAll(() => world.close());

async function orderSeason() {
  fan = await world.listener();
  const { body } = await fan.run<{ season: { id: string } }>('create-season-v3', newSeason(fixture));
  const episode = (await getLastEpisode(world.ctx, body.season.id))!;
  return { seasonId: body.season.id, episodeId: episode.id };
}

/** A worker that dies at the n-th thing it keeps: whatever is thrown, nothing after it happens. */
function dyingAfter(ctx: Context, kept: number): Context {
  let left = kept;
  const keep = <T>(work: () => Promise<T>) => (left-- > 0 ? work() : Promise.reject(new Error('killed')));
  const db = new Proxy(ctx.db, {
    get: (target, name) =>
      name === 'execute'
        ? (query: Parameters<typeof target.execute>[0]) => keep(() => target.execute(query) as Promise<unknown>)
        : Reflect.get(target, name, target),
  });
  return { ...ctx, db, transaction: (work) => keep(() => ctx.transaction(work)) };
}
const signal = new AbortController().signal;
const countTakes = async (episodeId: string) =>
  (await world.ctx.db.select({ n: count() }).from(episodeTakes).where(eq(episodeTakes.episodeId, episodeId)))[0]!.n;

it('a successor does only what is missing, whatever the stage the worker died in', async () => {
  const { seasonId, episodeId } = await orderSeason();
  for (const kept of [0, 1, 5, 20]) {
    await expect(advanceEpisode(dyingAfter(world.ctx, kept), { episodeId }, { signal })).rejects.toThrow('killed');
  }
  const keptTakes = await countTakes(episodeId);
  expect(keptTakes).toBeGreaterThanOrEqual(20);
  const spoken: string[] = [];
  const { speech } = world.ctx.studio;
  const listening = { ...world.ctx, studio: { ...world.ctx.studio, speech: watch(speech, spoken) } };
  await advanceEpisode(listening, { episodeId }, { signal });
  const total = await countTakes(episodeId);
  expect(spoken.length).toBeLessThanOrEqual(total - keptTakes);
  const { body } = await fan.get<Season>(`/api/seasons/${seasonId}`);
  expect(body.status).toBe('ready');
  expect(await fan.balance()).toBe(700);
  // Doing it once more changes nothing.
  await advanceEpisode(world.ctx, { episodeId }, { signal });
  expect(await countTakes(episodeId)).toBe(total);
});

it('a production that fails for good gives the cantos back once, says so, and can be tried again', async () => {
  const { seasonId, episodeId } = await orderSeason();
  expect(await fan.balance()).toBe(700);
  await giveUpEpisode(world.ctx, { episodeId });
  await giveUpEpisode(world.ctx, { episodeId });
  expect(await fan.balance()).toBe(1000);
  const { body } = await fan.get<Season>(`/api/seasons/${seasonId}`);
  expect(body.status).toBe('failed');
  const progress = await fan.get<{ error: string }>(`/api/seasons/${seasonId}/progress`);
  expect(progress.body.error).toContain('have been given back');
  const again = await fan.call('POST', `/api/seasons/${seasonId}/retry`);
  expect(again.status).toBe(200);
  expect(await fan.balance()).toBe(700);
  await advanceEpisode(world.ctx, { episodeId }, { signal });
  expect((await fan.get<Season>(`/api/seasons/${seasonId}`)).body.status).toBe('ready');
});

/** As processes leave a production that are killed during it, one after the other; the third one works on. */
async function killTwice(job: typeof advanceEpisodeJob): Promise<Jobs> {
  const { database, log } = world.ctx;
  for (let died = 0; ; died++) {
    const jobs = await openJobs({ database, definitions: [job] as never[], log, working: died > 0 });
    const lost = () => database.pool.query(`select 1 from pgboss.job where name = $1 and state = 'active'`, [job.name]);
    await expect.poll(async () => (await lost()).rows).toEqual([]);
    if (died === 2) return jobs;
    await jobs.close(0);
    await database.pool.query(
      `update pgboss.job set state = 'active', started_on = now() - interval '1 second', heartbeat_on = now()
        where name = $1 and state in ('created', 'retry')`,
      [job.name],
    );
  }
}

it('a production that two processes died of is set aside: cantos back, counted, for admins to see, and tried again under suspicion', async () => {
  await world.ctx.database.pool.query(`delete from pgboss.job where name = $1`, [advanceEpisodeJob.name]);
  const { seasonId, episodeId } = await orderSeason();
  const jobs = await killTwice(advanceEpisodeJob);
  let tried = 0;
  await jobs.work(advanceEpisodeJob, {
    run: async () => void tried++,
    giveUp: (payload, failure) => giveUpEpisode(world.ctx, payload, failure),
  });
  const counted = async () => world.ctx.metrics.registry.getSingleMetricAsString('canto_jobs_set_aside_total');
  await expect.poll(counted).toContain('canto_jobs_set_aside_total{job="productions.advance-episode"} 1');
  await jobs.close(0);
  expect(tried).toBe(0);
  expect(await fan.balance()).toBe(1000);
  expect((await fan.get<Season>(`/api/seasons/${seasonId}`)).body.status).toBe('failed');
  const progress = await fan.get<{ error: string }>(`/api/seasons/${seasonId}/progress`);
  expect(progress.body.error).toBe(productionFailed);
  const failed = await listFailed(world.ctx, {});
  expect(failed.items).toMatchObject([{ season_id: seasonId, failure: setAsideReason, refunded: true }]);

  expect((await fan.call('POST', `/api/seasons/${seasonId}/retry`)).status).toBe(200);
  const { rows } = await world.ctx.database.pool.query<{ data: object }>(
    `select data from pgboss.job where name = $1 and state = 'created'`,
    [advanceEpisodeJob.name],
  );
  expect(rows).toMatchObject([{ data: { episodeId, processEnds: 1 } }]);
  await advanceEpisode(world.ctx, { episodeId }, { signal });
  expect((await fan.get<Season>(`/api/seasons/${seasonId}`)).body.status).toBe('ready');
});

it('giving up a try, told again or too late, neither ends nor pays back the next one', async () => {
  const { seasonId, episodeId } = await orderSeason();
  const first = { episodeId, chargeKey: (await getLastEpisode(world.ctx, seasonId))!.chargeKey };
  // A worker of the first try that nobody knows to be alive still.
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const storage = new Proxy(world.ctx.storage, {
    get: (target, name) =>
      name === 'put'
        ? async (...args: Parameters<typeof target.put>) => {
            if (args[0].startsWith('episodes/')) await held;
            return target.put(...args);
          }
        : Reflect.get(target, name, target),
  });
  const late = advanceEpisode({ ...world.ctx, storage }, { episodeId }, { signal });
  const stageNow = async () => (await getLastEpisode(world.ctx, seasonId))!.stage;
  await expect.poll(stageNow).toBe('finishing');

  await giveUpEpisode(world.ctx, first);
  expect(await fan.balance()).toBe(1000);
  goOn();
  await late;
  expect((await fan.get<Season>(`/api/seasons/${seasonId}`)).body.status).toBe('failed');

  expect((await fan.call('POST', `/api/seasons/${seasonId}/retry`)).status).toBe(200);
  await giveUpEpisode(world.ctx, first);
  expect(await fan.balance()).toBe(700);
  expect((await fan.get<Season>(`/api/seasons/${seasonId}`)).body.status).toBe('queued');
  await advanceEpisode(world.ctx, { episodeId }, { signal });
  expect((await fan.get<Season>(`/api/seasons/${seasonId}`)).body.status).toBe('ready');
  // Nor does a stage that comes too late show.
  await setStage(world.ctx, { id: episodeId, seasonId }, 'finishing');
  expect((await fan.get<Season>(`/api/seasons/${seasonId}`)).body.status).toBe('ready');
  expect((await auditLedger(world.ctx)).faults).toEqual([]);
});

it('a remix of a voiced season voices none of its kept lines again', async () => {
  const { seasonId, episodeId } = await orderSeason();
  await advanceEpisode(world.ctx, { episodeId }, { signal });
  const before = (await world.ctx.db.select({ n: count() }).from(takes))[0]!.n;
  const { body: choices } = await fan.get<{ items: { id: string }[] }>(`/api/episodes/${episodeId}/choices`);
  const remix = await fan.run<{ newSeason: { id: string } }>('remix-season', {
    seasonId,
    episodeNumber: 1,
    choiceId: choices.items[2]!.id,
  });
  expect(remix.status).toBe(200);
  expect((await world.ctx.db.select({ n: count() }).from(takes))[0]!.n).toBe(before);
});

function watch(speech: Context['studio']['speech'], spoken: string[]): Context['studio']['speech'] {
  return new Proxy(speech, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        if (name === 'speak' || name === 'speakFinished') spoken.push((args[0] as { text: string }).text);
        return value.apply(target, args) as unknown;
      };
    },
  });
}
