// `npm run bench:takeover -- --rounds 30 --at-once 1`: a worker is killed in the middle of its productions on a PostgreSQL of its own, and another
// goes on: how long each of them stands still, from the kill to its next sentence. Sentences take as long as the embedded voices' do.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openLog } from '#platform/log.ts';
import { readConfig } from '#server/config.ts';
import { jobs } from '#server/jobs.ts';
import { openContext, type OpenContext } from '#server/open-context.ts';
import { createShowFixture, orderSeason } from '#tests/show-fixture.ts';
import { nullStudio } from './null-studio.ts';
import { startPostgres } from '../../testing/own-postgres.ts';

const { values: flags } = parseArgs({
  options: {
    rounds: { type: 'string', default: '30' },
    /** Productions that the killed worker is at. */
    'at-once': { type: 'string', default: '1' },
    /** Workers that are left. */
    others: { type: 'string', default: '1' },
    worker: { type: 'boolean', default: false },
  },
});
const [rounds, atOnce, others] = [Number(flags.rounds), Number(flags['at-once']), Number(flags.others)];
const goalMs = { p50: 300, p99: 1000 };
/** Of a sentence. */
const sentenceMs = 100;
/** In the middle: some sentences are there, and many are to come. */
const takesBefore = 12;

if (flags.worker) await work();
else await bench();

async function open(working: boolean): Promise<OpenContext> {
  const ctx = await openContext(readConfig(process.env), { log: openLog({ level: 'error' }), working });
  const { speech, ...rest } = nullStudio(ctx.studio.music);
  const speakFinished: typeof speech.speakFinished = async (...given) => {
    await sleep(sentenceMs);
    return speech.speakFinished!(...given);
  };
  Object.assign(ctx.studio, { ...rest, speech: { ...speech, speakFinished } });
  return ctx;
}

async function work(): Promise<void> {
  const ctx = await open(true);
  process.once('disconnect', () => process.exit(0));
  process.once('message', async () => {
    for (const job of jobs) await job.start(ctx);
    process.send!('at work');
  });
  process.send!('open');
}

/** A worker that watches, and takes no job until it is told to: so it is known who is at them. */
async function startWorker(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [import.meta.filename, '--worker'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return child;
}
async function setToWork(worker: ChildProcess): Promise<ChildProcess> {
  const atWork = once(worker, 'message');
  worker.send('work');
  await atWork;
  return worker;
}

async function bench(): Promise<void> {
  if (!(rounds >= 1) || !(atOnce >= 1 && atOnce <= 4) || !(others >= 1))
    throw new RangeError('At least one round and another worker, and one to four productions at once.');
  const dataDir = mkdtempSync(join(tmpdir(), 'canto-takeover-'));
  const server = await startPostgres();
  Object.assign(process.env, {
    NODE_ENV: 'test',
    DATABASE_URL: server.url,
    DATA_DIR: dataDir,
    AUTH_SECRET: 'of the bench, and of nobody else at all',
    BASE_URL: 'http://canto.test',
  });
  const workers: ChildProcess[] = [];
  try {
    const ctx = await open(false);
    const order = await prepare(ctx);
    const still: number[] = [];
    const start = async () => {
      const worker = await startWorker();
      workers.push(worker);
      return worker;
    };
    let atWork = await setToWork(await start());
    for (let round = 0; round < rounds; round++) {
      const left = await Promise.all(Array.from({ length: others }, start));
      const episodes = await Promise.all(Array.from({ length: atOnce }, order));
      await untilAll(ctx, episodes, (takes) => takes >= takesBefore);
      await Promise.all(left.map(setToWork));
      still.push(...(await killAndWait(ctx, atWork, episodes)));
      await untilAll(ctx, episodes, (_takes, isReady) => isReady);
      const [next, ...rest] = left;
      for (const worker of rest) worker.kill('SIGKILL');
      atWork = next!;
    }
    say(still.toSorted((a, b) => a - b));
    await ctx.close(0);
  } finally {
    for (const child of workers) child.kill('SIGKILL');
    await sleep(300);
    server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function prepare(ctx: OpenContext): Promise<() => Promise<string>> {
  const userId = 'u1';
  await ctx.database.pool.query(`insert into users (id, name, email) values ($1, $1, 'u1@example.com')`, [userId]);
  await ctx.database.pool.query(`select post_entry($1, 100000000, 'correction', null, 'bench', 'bench')`, [userId]);
  const viewer = { userId, email: 'u1@example.com', roles: ['user' as const] };
  const fixture = await createShowFixture({ ctx }, viewer);
  return async () => {
    const { season } = await orderSeason(ctx, viewer, fixture, crypto.randomUUID());
    const { rows } = await ctx.database.pool.query<{ id: string }>(
      'select id from season_episodes where season_id = $1',
      [season.id],
    );
    return rows[0]!.id;
  };
}

/** Sentences of each episode that are there, and whether it is made. */
async function takesOf(
  ctx: OpenContext,
  episodes: string[],
): Promise<Map<string, { takes: number; isReady: boolean }>> {
  const { rows } = await ctx.database.pool.query<{ id: string; takes: number; stage: string }>(
    `select id, stage, (select count(*)::int from episode_takes where episode_id = e.id) as takes
      from season_episodes e where id = any($1)`,
    [episodes],
  );
  if (rows.some(({ stage }) => stage === 'failed')) throw new Error('a production failed');
  return new Map(rows.map(({ id, takes, stage }) => [id, { takes, isReady: stage === 'ready' }]));
}

async function untilAll(
  ctx: OpenContext,
  episodes: string[],
  isSo: (takes: number, isReady: boolean) => boolean,
): Promise<void> {
  for (;;) {
    const now = await takesOf(ctx, episodes);
    if ([...now.values()].every(({ takes, isReady }) => isSo(takes, isReady))) return;
    await sleep(5);
  }
}

/** Kills the worker; answers how many milliseconds each episode then waits for its next sentence. */
async function killAndWait(ctx: OpenContext, worker: ChildProcess, episodes: string[]): Promise<number[]> {
  // At any moment of its turn.
  await sleep(Math.random() * 300);
  const ended = once(worker, 'exit');
  const killed = performance.now();
  worker.kill('SIGKILL');
  await ended;
  const before = await takesOf(ctx, episodes);
  const waited = new Map<string, number>();
  while (waited.size < episodes.length) {
    for (const [id, { takes }] of await takesOf(ctx, episodes))
      if (!waited.has(id) && takes > before.get(id)!.takes) waited.set(id, performance.now() - killed);
    await sleep(2);
  }
  return [...waited.values()];
}

function say(sorted: number[]): void {
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!;
  const figure = (name: 'p50' | 'p99', ms: number) =>
    `${name} ${(ms / 1000).toFixed(2)} s (goal ${goalMs[name] / 1000} s)`;
  console.log(
    `${sorted.length} productions of killed workers, ${atOnce} at once, ${others} other ${others === 1 ? 'worker' : 'workers'}: ` +
      `still for ${figure('p50', at(0.5))}, ${figure('p99', at(0.99))}, at most ${(at(1) / 1000).toFixed(2)} s`,
  );
}
