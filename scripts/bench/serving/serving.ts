// `npm run bench:serving [-- --requests 4000 --addresses 100000]`: what answers cost beside a bare Node server that sends the same
// bytes, in one run, with a chart. Processor time of the serving process, from /proc, so that neither the client nor the machine's
// other work counts. Starts the built site on a PostgreSQL of its own, with a catalogue of its own. Fails where a goal is
// missed by more than a half. `GHOST_DIR` (an unpacked `npm pack ghost` with its dependencies) has Ghost's home measured in the same run.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openTopics } from '#platform/db/topics.ts';
import { openLog } from '#platform/log.ts';
import { readConfig } from '#server/config.ts';
import { createApp } from '#server/http/app.ts';
import { jobs } from '#server/jobs.ts';
import { openContext } from '#server/open-context.ts';
import { ask, freePort, load, openStream } from './site/ask.ts';
import { startGhost } from './site/ghost-server.ts';
import { prepareSite, quickPasswords } from './site/prepare-site.ts';
import type { SiteFacts } from './site/site-facts.ts';
import { addShows } from './many-shows.ts';
import { nullStudio } from './null-studio.ts';
import { startPostgres } from '../../testing/own-postgres.ts';

const root = join(import.meta.dirname, '../../..');
const { values: flags } = parseArgs({
  options: {
    requests: { type: 'string', default: '4000' },
    addresses: { type: 'string', default: '100000' },
    watchers: { type: 'string', default: '2000' },
  },
});
const [requests, addresses, watchers] = [flags.requests, flags.addresses, flags.watchers].map(Number) as [
  number,
  number,
  number,
];
/** Pages that nobody keeps cost a hundred times as much, so fewer of them tell as much. */
const uncachedRequests = Math.ceil(requests / 10);
const [fewShows, manyShows] = [16, 10_000];
const events = 20;
/** Processor time of a process is counted in ticks of a hundredth of a second. */
const usPerTick = 10_000;

/** A page that a Ghost has too. */
const home = 'home, brotli';

type Headers = Record<string, string>;
type Asked = { name: string; path: string; headers: Headers; goal: number };
type Started = { child: ChildProcess; port: number };
type Figure = { what: string; value: number; unit: string; goal: number };

const figures: Figure[] = [];
const dataDir = mkdtempSync(join(tmpdir(), 'canto-bench-'));
const postgres = await startPostgres({ shared_buffers: '512MB' });
const pool = new pg.Pool({ connectionString: postgres.url });
const started: ChildProcess[] = [];
try {
  const facts = await prepare();
  const canto = await startCanto({});
  await sleep(3000);
  const atStart = residentMb(canto);
  note('a web process at its start', atStart, 'MB', 180);
  await compareAll(canto, facts);
  // Without what is kept: what the first visitor's page costs.
  const uncached = await startCanto({ CACHE_MB: '0' });
  const few = await costOfPages(uncached, facts, `${fewShows} shows`);
  await addShows(pool, fewShows, manyShows);
  await pool.query('analyze');
  const many = await costOfPages(uncached, facts, `${manyShows.toLocaleString('en-US')} shows`);
  note(`home among ${manyShows} shows beside ${fewShows}`, many / few, 'times', 1.2);
  uncached.child.kill();
  await watch(canto, facts.seasons[0]!);
  // What may be kept is filled first.
  const filling = Math.ceil(addresses / 5);
  await visitAddresses(canto, facts, 0, filling);
  const filled = residentMb(canto);
  await visitAddresses(canto, facts, filling, addresses);
  const [after, among] = [
    residentMb(canto),
    `${addresses} different addresses (${filled.toFixed(0)} MB after ${filling})`,
  ];
  note(`the process after ${among}, beside then`, after / filled, 'times', 1.1);
  draw();
} finally {
  for (const child of started) child.kill('SIGKILL');
  await pool.end();
  await sleep(300);
  postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** A site with seasons whose sound is silence. */
async function prepare(): Promise<SiteFacts> {
  const config = readConfig({ ...environment(0), NODE_ENV: 'test', BASE_URL: 'http://canto.test' });
  const ctx = await openContext(config, { log: openLog({ level: 'error' }), working: true, passwords: quickPasswords });
  Object.assign(ctx.studio, nullStudio(ctx.studio.music));
  const topics = await openTopics(ctx.database);
  for (const job of jobs) await job.start(ctx);
  const facts = await prepareSite(ctx, createApp(ctx, topics, null), { accounts: 4, shows: fewShows });
  await topics.close();
  await ctx.close(0);
  return facts;
}

function environment(port: number): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    PORT: String(port),
    BASE_URL: '',
    RATE_LIMITS: 'false',
    LOCAL_AI: 'off',
    LOG_LEVEL: 'warn',
  };
}

async function startCanto(more: Headers): Promise<Started> {
  const port = await freePort();
  const child = spawn(process.execPath, ['src/main.ts', '--web', '--no-catalog'], {
    cwd: root,
    env: { ...environment(port), ...more },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  started.push(child);
  for (let waited = 0; waited < 180_000; waited += 200) {
    const isOpen = await ask(port, '/api/health').then(
      () => true,
      () => false,
    );
    if (isOpen) return { child, port };
    await sleep(200);
  }
  throw new Error('Canto did not open.');
}

async function compareAll(canto: Started, { seasons, sounds }: SiteFacts): Promise<void> {
  const br = { 'accept-encoding': 'br' };
  const all: Asked[] = [
    { name: 'list', path: '/api/shows?limit=20', headers: {}, goal: 1.5 },
    { name: 'season API', path: `/api/seasons/${seasons[0]}`, headers: {}, goal: 1.5 },
    { name: home, path: '/', headers: br, goal: 2 },
    { name: 'season page, brotli', path: `/seasons/${seasons[0]}`, headers: br, goal: 2 },
    { name: 'marketing page, brotli', path: '/creator-earnings', headers: br, goal: 2 },
    { name: 'Range of 64 KiB', path: sounds[0]!, headers: { range: 'bytes=65536-131071' }, goal: 2 },
  ];
  const bare = await startBare();
  const ghost = await startGhost(dataDir);
  if (ghost) started.push(ghost.child);
  for (const { name, path, headers, goal } of all) {
    const body = await ask(canto.port, path, headers);
    await fetch(`http://127.0.0.1:${bare.port}/`, { method: 'POST', body: new Uint8Array(body) });
    const beside = name === home ? ghost : null;
    const [ours, theirs, ghosts]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < 3; round++) {
      ours.push(await cost(canto, path, headers, requests));
      theirs.push(await cost(bare, path, headers, requests));
      if (beside) ghosts.push(await cost(beside, path, headers, uncachedRequests));
    }
    const [us, bareUs] = [Math.min(...ours), Math.min(...theirs)];
    note(
      `${name} (${us.toFixed(0)} µs, bare ${bareUs.toFixed(0)} µs, ${body.length} bytes)`,
      us / bareUs,
      'times',
      goal,
    );
    if (beside) {
      const ghostUs = Math.min(...ghosts);
      const { length } = await ask(beside.port, path, headers);
      console.log(
        `Ghost's ${name}: ${ghostUs.toFixed(0)} µs, ${length} bytes, ${(ghostUs / us).toFixed(0)} times as much`,
      );
    }
  }
  bare.child.kill();
  ghost?.child.kill('SIGKILL');
}

/** @returns Microseconds of a home. */
async function costOfPages(canto: Started, { seasons }: SiteFacts, among: string): Promise<number> {
  const home = await cost(canto, '/', {}, uncachedRequests);
  const season = await cost(canto, `/seasons/${seasons[0]}`, {}, uncachedRequests);
  const { length } = await ask(canto.port, '/');
  note(`home that is not kept, ${among} (${length} bytes)`, home / 1000, 'ms', 8);
  note(`season page that is not kept, ${among}`, season / 1000, 'ms', 8);
  return home;
}

/** Many follow one season, which tells of itself again and again. */
async function watch(canto: Started, seasonId: string): Promise<void> {
  let heard = 0;
  const gather = async () => {
    const streams: IncomingMessage[] = [];
    const open = async () => {
      while (streams.length < watchers) {
        const stream = await openStream(canto.port, `/api/seasons/${seasonId}/events`);
        stream.on('data', () => heard++);
        stream.on('error', () => {});
        streams.push(stream);
      }
    };
    await Promise.all(Array.from({ length: 16 }, open));
    await sleep(2000);
    return streams;
  };
  // So many requests at once have V8 widen its space for new objects, by up to 100 MB and for good: the first crowd is not counted.
  for (const stream of await gather()) stream.destroy();
  await sleep(3000);
  // What V8 has not collected yet may be as much as all streams together: the middle of three crowds is told.
  const grewMb: number[] = [];
  let streams: IncomingMessage[] = [];
  for (let crowd = 0; crowd < 3; crowd++) {
    for (const stream of streams) stream.destroy();
    await sleep(3000);
    const before = residentMb(canto);
    streams = await gather();
    grewMb.push(residentMb(canto) - before);
  }
  const [, middleMb] = grewMb.toSorted((a, b) => a - b);
  note(`memory of a watcher, of ${streams.length}`, (middleMb! * 1024) / streams.length, 'kB', 10);
  console.log(`  (${grewMb.map((mb) => ((mb * 1024) / streams.length).toFixed(1)).join(', ')} kB)`);
  const cpu = ticks(canto);
  heard = 0;
  for (let event = 0; event < events; event++) {
    await pool.query(`select pg_notify('canto_topics', $1)`, [`season:${seasonId}`]);
    await sleep(400);
  }
  await sleep(1000);
  note('an event for a watcher', ((ticks(canto) - cpu) * usPerTick) / Math.max(1, heard), 'µs', 20);
  if (heard < streams.length * events * 0.9)
    throw new Error(`${heard} events were heard of ${streams.length * events}.`);
  for (const stream of streams) stream.destroy();
  await sleep(1000);
}

async function visitAddresses(canto: Started, { shows }: SiteFacts, from: number, to: number): Promise<void> {
  let next = from;
  await load(canto.port, () => `/api/shows/${shows[next % shows.length]}?visit=${next++}`, {}, to - from);
}

/** Microseconds of the server's processor time for a request, after a warm-up. */
async function cost(server: Started, path: string, headers: Headers, count: number): Promise<number> {
  await load(server.port, () => path, headers, Math.ceil(count / 4));
  const before = ticks(server);
  await load(server.port, () => path, headers, count);
  return ((ticks(server) - before) * usPerTick) / count;
}

function note(what: string, value: number, unit: string, goal: number): void {
  figures.push({ what, value, unit, goal });
  console.log(`${what}: ${value.toFixed(value < 100 ? 2 : 0)} ${unit} (goal ${goal})`);
}

/** A bar for each figure, as long as its share of the goal: all should end before the line. */
function draw(): void {
  const [width, goalAt] = [60, 40];
  console.log(`\n${'the goal'.padStart(goalAt + 4)}`);
  for (const { what, value, unit, goal } of figures) {
    const length = Math.max(1, Math.round(Math.min(value / goal, width / goalAt) * goalAt));
    const bar = `${'█'.repeat(length)}${' '.repeat(width - length)}`;
    const isOver = value > goal;
    const marked = length >= goalAt ? bar : `${bar.slice(0, goalAt)}│${bar.slice(goalAt + 1)}`;
    console.log(`${marked} ${value.toFixed(1)} ${unit} of ${goal}${isOver ? ', over' : ''}: ${what}`);
  }
  const missed = figures.filter(({ value, goal }) => value > goal * 1.5);
  if (missed.length > 0) throw new Error(`too dear: ${missed.map(({ what }) => what).join('; ')}`);
}

/** User and system time of all threads. */
function ticks({ child }: Started): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return Number(fields[11]) + Number(fields[12]);
}
function residentMb({ child }: Started): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))![1]) / 1024;
}

async function startBare(): Promise<Started> {
  const child = spawn(process.execPath, [join(root, 'scripts/bench/serving/site/bare-server.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  const port = await new Promise<number>((resolve) =>
    child.stdout.once('data', (line: Buffer) => resolve(Number(line.toString().split(' ')[1]))),
  );
  return { child, port };
}
