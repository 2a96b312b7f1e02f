// `npm run bench:rounds [-- ROOMS [LISTENERS]]`: what friends who listen together cost, and how far they drift apart. Starts a
// Canto of its own and as many rooms, each with simulated listeners over real event streams: their clocks are up to an hour
// off, their sound starts late and runs up to 0.2 % wrong. Prints the drift from the server's place (goal: p95 within 120 ms)
// and the server's processor time. Fails where the goal is missed.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createStepKeeper } from '#shared/rounds/keep-step.ts';
import { placeAt, type Round } from '#shared/rounds/round.ts';
import { clockAhead, type Ping } from '#shared/rounds/server-clock.ts';
import { startRound } from '#server/rounds/start-round.ts';
import { createShowFixture, makeSeason } from '#tests/show-fixture.ts';
import { openWorld } from '#tests/world.ts';

const [rooms = 200, listeners = 10] = process.argv.slice(2).map(Number);
const goalMs = 120;
const password = 'a lantern at sea';
const email = 'host@example.com';
/** After a change listeners are given this long to come into step. */
const settleMs = 10_000;
const hourMs = 3_600_000;
const usPerTick = 10_000;

const dataDir = mkdtempSync(join(tmpdir(), 'canto-rounds-'));
const roundIds = await prepare();
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const env = {
  ...process.env,
  NODE_ENV: 'production',
  PORT: String(port),
  BASE_URL: url,
  DATA_DIR: dataDir,
  RATE_LIMITS: 'false',
  LOG_LEVEL: 'warn',
};
const canto = spawn(process.execPath, ['src/main.ts', '--web'], {
  cwd: join(import.meta.dirname, '../../..'),
  env,
  stdio: ['ignore', 'ignore', 'inherit'],
});
const agent = new Agent({ maxSockets: 64 });

try {
  await untilOpen();
  const host = await signIn();
  const all: Listener[] = [];
  const [joinedAt, cpuAtJoin] = [performance.now(), cpuUs()];
  await inTurn(
    roundIds.flatMap((id) => Array.from({ length: listeners - 1 }, (_, at) => ({ id, name: `Guest ${at}` }))),
    async ({ id, name }) => all.push(await openListener(id, await joinAs(id, name))),
  );
  await inTurn(roundIds, async (id) => all.push(await openListener(id, host)));
  const joinMs = (cpuUs() - cpuAtJoin) / 1000 / all.length;
  console.log(
    `${rooms} rooms, ${all.length} listeners connected in ${Math.round((performance.now() - joinedAt) / 1000)} s; joining and connecting one takes ${joinMs.toFixed(1)} ms of processor`,
  );
  await sleep(3000);

  const lead = (action: string, more = {}) =>
    inTurn(roundIds, (id) => post(`/api/rounds/${id}/lead`, { action, ...more }, host));
  await lead('play');
  await sleep(settleMs);
  const quiet = await measure('nothing but sound', all, async () => sleep(20_000));
  const lively = await measure('a word and two feelings a room every 5 s, a jump and a pause', all, async () => {
    for (let at = 0; at < 3; at++) {
      await inTurn(roundIds, (id) => post(`/api/rounds/${id}/words`, { text: 'Only the voice breathing' }, host));
      await inTurn(roundIds, (id) => post(`/api/rounds/${id}/reactions`, { reaction: 'heart' }, host));
      await inTurn(roundIds, (id) => post(`/api/rounds/${id}/reactions`, { reaction: 'clap' }, host));
      if (at === 0) await lead('seek', { at_ms: 60_000 });
      if (at === 1) await lead('pause');
      if (at === 1) await lead('play');
      await sleep(5000);
    }
    await sleep(settleMs);
  });
  console.table({ [quiet.name]: quiet.row, [lively.name]: lively.row });
  for (const each of all) each.close();
  if (quiet.row['drift p95, ms'] > goalMs || lively.row['drift p95, ms'] > goalMs)
    throw new Error(`drift p95 is over ${goalMs} ms`);
} finally {
  canto.kill();
  agent.destroy();
  rmSync(dataDir, { recursive: true, force: true });
}

/** A season with an episode, and the rooms for it. */
async function prepare(): Promise<string[]> {
  const world = await openWorld({ dataDir, voices: 'quick' });
  const person = world.visitor();
  await person.signUp(email, password);
  const { seasonId } = await makeSeason(person, await createShowFixture(world, person));
  const viewer = { userId: person.userId, email, roles: ['user' as const] };
  const ids: string[] = [];
  for (let at = 0; at < rooms; at++)
    ids.push((await startRound(world.ctx, viewer, { season_id: seasonId, name: 'Nora' }, null)).id);
  await world.close();
  return ids;
}

type Listener = { driftMs(): number | null; close(): void };

/** A page of the round without a page: event stream, clock, step keeper and a sound that is late and runs wrong. */
async function openListener(id: string, cookie: string): Promise<Listener> {
  const wrongMs = (Math.random() * 2 - 1) * hourMs;
  const ownNow = () => performance.now() + wrongMs;
  const skew = (Math.random() * 2 - 1) * 0.002;
  const lateMs = 40 + Math.random() * 400;
  let round: Round | null = null;
  let changedAt = 0;
  let sound = { atMs: 0, sinceMs: 0, pace: 1, isOn: false };
  const keeper = createStepKeeper();

  const pings: Ping[] = [];
  for (let at = 0; at < 6; at++) {
    const askedMs = ownNow();
    const { now_ms: serverMs } = JSON.parse(await read(await ask('GET', '/api/rounds/clock', cookie))) as {
      now_ms: number;
    };
    pings.push({ askedMs, answeredMs: ownNow(), serverMs });
  }
  const aheadMs = clockAhead(pings);
  const heardMs = (nowMs: number) =>
    sound.atMs + (sound.isOn ? Math.max(0, nowMs - sound.sinceMs) * sound.pace * (1 + skew) : 0);

  const response = await ask('GET', `/api/rounds/${id}/events`, cookie, undefined, false);
  let text = '';
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => {
    text += chunk;
    const events = text.split('\n\n');
    text = events.pop()!;
    const last = events.findLast((event) => event.startsWith('event: round'));
    if (!last) return;
    const next = JSON.parse(last.slice(last.indexOf('data: ') + 6)) as Round;
    if (round?.version !== next.version) changedAt = performance.now();
    round = next;
  });
  response.on('error', () => {});

  const timer = setInterval(() => {
    const nowMs = performance.now();
    if (!round) return;
    const roomMs = placeAt(round, round.episode.duration_ms, ownNow() + aheadMs);
    if (round.phase !== 'playing') {
      sound = { ...sound, atMs: heardMs(nowMs), isOn: false };
      return;
    }
    if (!sound.isOn) {
      keeper.forgetJump();
      sound = { atMs: roomMs, sinceMs: nowMs + lateMs, pace: 1, isOn: true };
      return;
    }
    const atMs = heardMs(nowMs);
    const { pace, jumpToMs } = keeper.correct({ atMs: atMs + (Math.random() - 0.5) * 10, roomMs, nowMs });
    sound =
      jumpToMs === null
        ? { ...sound, atMs, sinceMs: Math.max(nowMs, sound.sinceMs), pace }
        : { ...sound, atMs: jumpToMs, sinceMs: nowMs + lateMs, pace };
  }, 250);

  return {
    driftMs() {
      if (!round || round.phase !== 'playing' || performance.now() - changedAt < settleMs) return null;
      return Math.abs(heardMs(performance.now()) - placeAt(round, round.episode.duration_ms, Date.now()));
    },
    close() {
      clearInterval(timer);
      response.destroy();
    },
  };
}

async function measure(name: string, all: Listener[], work: () => Promise<void>) {
  const drifts: number[] = [];
  const timer = setInterval(() => {
    for (const each of all) {
      const drift = each.driftMs();
      if (drift !== null) drifts.push(drift);
    }
  }, 1000);
  const [cpu, at] = [cpuUs(), performance.now()];
  await work();
  const wallUs = (performance.now() - at) * 1000;
  const usedUs = cpuUs() - cpu;
  clearInterval(timer);
  drifts.sort((a, b) => a - b);
  const part = (share: number) => Math.round(drifts[Math.floor((drifts.length - 1) * share)] ?? NaN);
  const row = {
    'drift p50, ms': part(0.5),
    'drift p95, ms': part(0.95),
    'drift max, ms': part(1),
    samples: drifts.length,
    'processor, % of one core': Math.round((usedUs / wallUs) * 1000) / 10,
    'resident, MB': Math.round(
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${canto.pid}/status`, 'utf8'))?.[1]) / 1024,
    ),
  };
  return { name, row };
}

function cpuUs(): number {
  const fields = readFileSync(`/proc/${canto.pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * usPerTick;
}

async function joinAs(id: string, name: string): Promise<string> {
  const response = await ask('POST', `/api/rounds/${id}/join`, '', { name });
  await read(response);
  return cookieOf(response);
}

async function signIn(): Promise<string> {
  const response = await ask('POST', '/api/auth/sign-in/email', '', { email, password });
  const body = await read(response);
  if (response.statusCode !== 200) throw new Error(`sign-in answered ${response.statusCode}: ${body}`);
  return cookieOf(response);
}

function cookieOf({ headers }: IncomingMessage): string {
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
}

async function post(path: string, body: object, cookie: string): Promise<void> {
  const response = await ask('POST', path, cookie, body);
  const text = await read(response);
  if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}: ${text}`);
}

function ask(method: string, path: string, cookie: string, body?: object, shared = true): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { cookie, ...(body ? { 'content-type': 'application/json', origin: url } : {}) };
    const sent = request(`${url}${path}`, { method, headers, agent: shared ? agent : new Agent() }, resolve);
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });
}

async function read(response: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += chunk;
  return text;
}

/** A few at a time, as people come. */
async function inTurn<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const waiting = [...items];
  const one = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: 24 }, one));
}

async function untilOpen(): Promise<void> {
  for (let at = 0; at < 600; at++) {
    const isOpen = await fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isOpen) return;
    await sleep(200);
  }
  throw new Error('Canto did not open');
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port: free } = probe.address() as AddressInfo;
      probe.close(() => resolve(free));
    });
  });
}
