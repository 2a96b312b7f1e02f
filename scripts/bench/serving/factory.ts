// `npm run bench:factory -- --episodes 10000 --workers 2`: how many episodes N workers make on one PostgreSQL when stories and voices
// cost nothing, how long an order waits for its first take, and what stands in the way. First all are ordered at once, which
// gives the ceiling; then a quarter as many come at six tenths of it, which gives the wait.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pLimit from 'p-limit';
import { openLog } from '#platform/log.ts';
import { readConfig } from '#server/config.ts';
import type { Viewer } from '#server/context.ts';
import { jobs } from '#server/jobs.ts';
import { openContext, type OpenContext } from '#server/open-context.ts';
import { createShowFixture, orderSeason } from '#tests/show-fixture.ts';
import { nullStudio } from './null-studio.ts';
import { startPostgres } from '../../testing/own-postgres.ts';

const { values: flags } = parseArgs({
  options: {
    episodes: { type: 'string', default: '1000' },
    workers: { type: 'string', default: '2' },
    worker: { type: 'boolean', default: false },
  },
});
const [episodes, workers] = [Number(flags.episodes), Number(flags.workers)];
const share = 0.6;
const people = 50;
const sampleEveryMs = 100;

if (flags.worker) await work();
else await bench();

/** A worker of its own process: says a line for each first take (seconds since the order) and each finished episode. */
async function work(): Promise<void> {
  const ctx = await open(true);
  ctx.metrics.soundedFirst = (seconds) => console.log(`first ${seconds}`);
  for (const job of jobs) await job.start(ctx);
  console.log('open');
  process.once('SIGTERM', () => void ctx.close(0).finally(() => process.exit(0)));
}

async function open(working: boolean): Promise<OpenContext> {
  const ctx = await openContext(readConfig(process.env), { log: openLog({ level: 'error' }), working });
  Object.assign(ctx.studio, nullStudio(ctx.studio.music));
  return ctx;
}

async function bench(): Promise<void> {
  if (!(episodes >= 20) || !(workers >= 1)) throw new RangeError('At least 20 episodes and one worker.');
  const dataDir = mkdtempSync(join(tmpdir(), 'canto-factory-'));
  const server = await startPostgres({ shared_buffers: '512MB', max_wal_size: '4GB' });
  Object.assign(process.env, {
    NODE_ENV: 'test',
    DATABASE_URL: server.url,
    DATA_DIR: dataDir,
    AUTH_SECRET: 'of the bench, and of nobody else at all',
    BASE_URL: 'http://canto.test',
  });
  const started: ChildProcess[] = [];
  try {
    const ctx = await open(false);
    const orders = await prepare(ctx);
    const firsts: number[] = [];
    for (let number = 0; number < workers; number++) started.push(await startWorker((seconds) => firsts.push(seconds)));
    console.log(`${workers} workers of 4 episodes at once, ${episodes} episodes of 75 takes`);
    const burst = await measure(ctx, started, async () => {
      await orders(episodes, Infinity);
      await untilMade(ctx, episodes);
    });
    say('all ordered at once', burst, episodes);
    firsts.length = 0;
    const few = Math.ceil(episodes / 4);
    const rate = (episodes / burst.seconds) * share;
    const steady = await measure(ctx, started, async () => {
      await orders(few, rate);
      await untilMade(ctx, episodes + few);
    });
    say(`ordered at ${rate.toFixed(2)} a second`, steady, few);
    const sorted = firsts.toSorted((a, b) => a - b);
    const at = (part: number) =>
      (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN).toFixed(2);
    console.log(`order to first take: p50 ${at(0.5)} s, p99 ${at(0.99)} s (${sorted.length} orders)`);
    await ctx.close(0);
  } finally {
    for (const child of started) child.kill('SIGKILL');
    await sleep(300);
    server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A show, and people with more cantos than they can spend; answers who orders so many episodes, so many a second. */
async function prepare(ctx: OpenContext) {
  const { pool } = ctx.database;
  await pool.query(
    `insert into users (id, name, email) select 'u' || n, 'u' || n, 'u' || n || '@example.com' from generate_series(1, $1) n`,
    [people],
  );
  await pool.query(`select post_entry(id, 100000000, 'correction', null, 'bench', 'bench') from users`);
  const viewers = Array.from({ length: people }, (_, at): Viewer => {
    const userId = `u${at + 1}`;
    return { userId, email: `${userId}@example.com`, roles: ['user'] };
  });
  const fixture = await createShowFixture({ ctx }, viewers[0]!);
  return async (count: number, perSecond: number) => {
    const began = performance.now();
    const atOnce = pLimit(8);
    const orders: Promise<unknown>[] = [];
    for (let ordered = 0; ordered < count; ordered++) {
      const viewer = viewers[ordered % people]!;
      orders.push(atOnce(() => orderSeason(ctx, viewer, fixture, crypto.randomUUID())));
      const due = began + ((ordered + 1) * 1000) / perSecond;
      if (due > performance.now()) await sleep(due - performance.now());
    }
    await Promise.all(orders);
  };
}

async function startWorker(onFirst: (seconds: number) => void): Promise<ChildProcess> {
  const child = spawn(process.execPath, [import.meta.filename, '--worker'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const opened = Promise.withResolvers<void>();
  child.once('exit', (code) => opened.reject(new Error(`a worker ended (${code})`)));
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line === 'open') opened.resolve();
    else if (line.startsWith('first ')) onFirst(Number(line.slice('first '.length)));
  });
  await opened.promise;
  return child;
}

async function untilMade(ctx: OpenContext, count: number): Promise<void> {
  for (;;) {
    const { rows } = await ctx.database.pool.query<{ stage: string; n: number }>(
      'select stage, count(*)::int as n from season_episodes group by stage',
    );
    const of = (stage: string) => rows.find((row) => row.stage === stage)?.n ?? 0;
    if (of('failed') > 0) throw new Error(`${of('failed')} episodes failed`);
    if (of('ready') >= count) return;
    await sleep(200);
  }
}

type Measured = {
  seconds: number;
  /** Processor seconds. */
  workers: number;
  postgres: number;
  commits: number;
  walBytes: number;
  /** What the server's processes waited for, by how often they were seen at it. */
  waits: Map<string, number>;
  samples: number;
};

async function measure(ctx: OpenContext, children: ChildProcess[], doIt: () => Promise<void>): Promise<Measured> {
  const { pool } = ctx.database;
  const state = async () => {
    const { rows } = await pool.query<{ commits: number; wal: number; pid: number }>(
      `select sum(xact_commit)::float8 as commits, (pg_current_wal_lsn() - '0/0')::float8 as wal from pg_stat_database`,
    );
    const postgres = familyTicks(await postmaster(ctx));
    return { ...rows[0]!, postgres, workers: children.reduce((sum, { pid }) => sum + ticksOf(pid!), 0) };
  };
  const waits = new Map<string, number>();
  let samples = 0;
  let isOver = false;
  const sampling = (async () => {
    for (; !isOver; await sleep(sampleEveryMs)) {
      const { rows } = await pool.query<{ what: string; n: number }>(
        `select coalesce(wait_event_type || ' ' || wait_event, 'on a processor') as what, count(*)::int as n from pg_stat_activity
          where state = 'active' and pid <> pg_backend_pid() group by 1`,
      );
      samples++;
      for (const { what, n } of rows) waits.set(what, (waits.get(what) ?? 0) + n);
    }
  })();
  const before = await state();
  const began = performance.now();
  await doIt();
  const seconds = (performance.now() - began) / 1000;
  const after = await state();
  isOver = true;
  await sampling;
  return {
    seconds,
    workers: (after.workers - before.workers) / 100,
    postgres: (after.postgres - before.postgres) / 100,
    commits: after.commits - before.commits,
    walBytes: after.wal - before.wal,
    waits,
    samples,
  };
}

function say(
  what: string,
  { seconds, workers: cpu, postgres, commits, walBytes, waits, samples }: Measured,
  count: number,
) {
  console.log(
    [
      `${what}: ${(count / seconds).toFixed(2)} episodes a second (${count} in ${seconds.toFixed(1)} s)`,
      `  an episode: ${((cpu / count) * 1000).toFixed(0)} ms of the workers' processors, ${((postgres / count) * 1000).toFixed(0)} ms of PostgreSQL's, ${Math.round(commits / count)} commits, ${(walBytes / count / 1000).toFixed(0)} kB of WAL`,
      `  processors at work: workers ${(cpu / seconds).toFixed(2)}, PostgreSQL ${(postgres / seconds).toFixed(2)}`,
      `  PostgreSQL's active connections, on average: ${[...waits]
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, 6)
        .map(([name, n]) => `${(n / samples).toFixed(2)} ${name}`)
        .join(', ')}`,
    ].join('\n'),
  );
}

async function postmaster(ctx: OpenContext): Promise<number> {
  const { rows } = await ctx.database.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  return parentOf(rows[0]!.pid);
}

// Linux alone tells: user and system time in hundredths of a second, with what ended children took.
function statOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}
function parentOf(pid: number): number {
  return Number(statOf(pid)[1]);
}
function ticksOf(pid: number, withChildren = false): number {
  const [user, system, endedUser, endedSystem] = statOf(pid).slice(11, 15).map(Number) as [
    number,
    number,
    number,
    number,
  ];
  return user + system + (withChildren ? endedUser + endedSystem : 0);
}
/** Of a process and all that it has started. */
function familyTicks(root: number): number {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .reduce((sum, name) => {
      try {
        return Number(name) === root || parentOf(Number(name)) === root ? sum + ticksOf(Number(name), true) : sum;
      } catch {
        return sum;
      }
    }, 0);
}
