// `npm run bench:load [-- --people 300 --seconds 60 --times 5]`: how a site on this machine bears its people, and then a crowd. Starts
// a Canto of its own on a PostgreSQL of its own (`--embedded`: on the embedded database) whose stories and voices cost nothing, and
// lets visitors read, members look around, listeners seek, and some order seasons and buy packs, each with pauses as people
// make them. First as many as are said, then five times as many, then as many again. Prints the times of answers by kind, how many
// were turned away with a word when to come again, and when all was well again. Fails where a goal is missed.
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { live, mix, type Kind } from './site/people.ts';
import { Site, type Answered, type AskedKind } from './site/site-client.ts';
import { password, type SiteFacts } from './site/site-facts.ts';
import { startPostgres } from '../../testing/own-postgres.ts';

const { values: flags } = parseArgs({
  options: {
    people: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '60' },
    times: { type: 'string', default: '5' },
    embedded: { type: 'boolean', default: false },
  },
});
const [people, seconds, times] = [flags.people, flags.seconds, flags.times].map(Number) as [number, number, number];
if (!(people >= 20) || !(seconds >= 5) || !(times >= 1))
  throw new RangeError('--people is 20 at least, --seconds 5, --times 1.');

const warmUpMs = 10_000;
/** Answers of so many seconds are looked at together to say whether all is well again. */
const windowMs = 3000;
const goals: Partial<Record<AskedKind, number>> = {
  'kept, for visitors': 150,
  'sound, 64 KiB': 150,
  'page, signed in': 600,
  'call, signed in': 600,
};
const recoveryGoalMs = 10_000;
const kinds: AskedKind[] = [
  'kept, for visitors',
  'sound, 64 KiB',
  'page, signed in',
  'call, signed in',
  'order',
  'purchase',
];
const missed: string[] = [];

const postgres = flags.embedded ? null : await startPostgres({ shared_buffers: '256MB' });
const child = spawn(process.execPath, [join(import.meta.dirname, 'site/site.ts'), String(accountsOf(people * times))], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, DATABASE_URL: postgres?.url ?? '' },
});
try {
  const site = new Site(await factsOf(child));
  const { emails, shows } = site.facts;
  const cookies: string[] = [];
  for (const email of emails) cookies.push(await site.signIn(email, password));
  console.log(
    `${shows.length} shows, ${emails.length} accounts, ${flags.embedded ? 'embedded database' : 'PostgreSQL'}; ${availableParallelism()} processors, load ${loadavg()[0]!.toFixed(1)} before`,
  );
  const usual = gather(site, people, cookies);
  await sleep(warmUpMs);
  const first = await watch(`${people} people for ${seconds} s`, site, seconds * 1000);
  report(first, { isGoal: true });

  const crowd = gather(site, people * (times - 1), cookies);
  const rush = await watch(`${people * times} people for ${seconds} s`, site, seconds * 1000);
  report(rush, { isGoal: false });
  await crowd.leave();
  const leftAt = performance.now();
  const wellAfterMs = await untilWell(site, leftAt);
  say(
    `all well again ${wellAfterMs === null ? 'not within a minute' : `${(wellAfterMs / 1000).toFixed(0)} s`} after the crowd had left`,
    wellAfterMs !== null && wellAfterMs <= recoveryGoalMs,
    `${recoveryGoalMs / 1000} s`,
  );
  await usual.leave();
  await site.close();
} finally {
  child.kill();
  await sleep(500);
  postgres?.stop();
}
if (missed.length > 0) {
  console.log(`\nWRONG: ${missed.join('; ')}`);
  process.exitCode = 1;
}

function accountsOf(count: number): number {
  return (
    Object.values(numbersOf(count)).reduce((sum, each) => sum + each, 0) -
    numbersOf(count).reader -
    numbersOf(count).listener
  );
}
function numbersOf(count: number): Record<Kind, number> {
  return Object.fromEntries(
    Object.entries(mix).map(([kind, of300]) => [kind, Math.max(1, Math.round((of300 * count) / 300))]),
  ) as Record<Kind, number>;
}

/** So many people begin what they do. `leave` has them all stop where they are. */
function gather(site: Site, count: number, cookies: string[]): { leave(): Promise<void> } {
  const leaving = new AbortController();
  let next = 0;
  const lives = Object.entries(numbersOf(count)).flatMap(([kind, number]) =>
    Array.from({ length: count > 0 ? number : 0 }, () => {
      const hasAccount = kind !== 'reader' && kind !== 'listener';
      const cookie = hasAccount ? cookies[next++ % cookies.length]! : '';
      return live(kind as Kind, { site, cookie, signal: leaving.signal });
    }),
  );
  return {
    async leave() {
      leaving.abort();
      await Promise.all(lives);
    },
  };
}

type Watched = {
  name: string;
  seconds: number;
  answers: Answered[];
  faults: Map<string, number>;
  episodesMs: number[];
  cpu: string;
};

async function watch(name: string, site: Site, forMs: number): Promise<Watched> {
  const [from, made, cpu] = [performance.now(), site.episodesMs.length, ticks(child.pid!)];
  site.faults.clear();
  await sleep(forMs);
  const to = performance.now();
  return {
    name,
    seconds: (to - from) / 1000,
    // What was asked before the end but answered after it is counted with the next.
    answers: site.answers.filter(({ atMs, tookMs }) => atMs + tookMs > from && atMs + tookMs <= to),
    faults: new Map(site.faults),
    episodesMs: site.episodesMs.slice(made),
    cpu: (((ticks(child.pid!) - cpu) * 10) / (to - from)).toFixed(2),
  };
}

function report(
  { name, seconds: took, answers, faults, episodesMs, cpu }: Watched,
  { isGoal }: { isGoal: boolean },
): void {
  console.log(
    `\n${name}: ${(answers.length / took).toFixed(0)} requests a second, ${cpu} processors of Canto's process`,
  );
  const rows = kinds.map((kind) => {
    const all = answers.filter((each) => each.kind === kind);
    const of = (outcome: Answered['outcome']) => all.filter((each) => each.outcome === outcome);
    const tooks = of('answered').map(({ tookMs }) => tookMs);
    const goal = isGoal ? goals[kind] : undefined;
    const p99 = at(tooks, 0.99);
    if (goal !== undefined && !(p99 <= goal)) missed.push(`${name}, ${kind}: p99 ${p99.toFixed(0)} ms, not ${goal}`);
    return {
      kind,
      asked: all.length,
      'p50, ms': round(at(tooks, 0.5)),
      'p95, ms': round(at(tooks, 0.95)),
      'p99, ms': round(p99),
      'goal p99': goal ?? '',
      'turned away, %': round((of('turned away').length / Math.max(1, all.length)) * 100),
      failed: of('failed').length,
    };
  });
  console.table(Object.fromEntries(rows.map(({ kind, ...row }) => [kind, row])));
  const failures = [...faults].map(([what, times]) => `${what} (${times})`);
  say(`failures: ${failures.join(', ') || 'none'}`, failures.length === 0, 'none');
  const [median, worst] = [at(episodesMs, 0.5), at(episodesMs, 1)];
  if (episodesMs.length > 0)
    console.log(
      `${episodesMs.length} episodes made: p50 ${(median / 1000).toFixed(0)} s, slowest ${(worst / 1000).toFixed(0)} s after the order`,
    );
}

/** Milliseconds until the answers of three seconds are all as they should be; null when that takes longer than a minute. */
async function untilWell(site: Site, from: number): Promise<number | null> {
  for (let begin = from; begin < from + 60_000; begin += 1000) {
    await sleep(Math.max(0, begin + windowMs - performance.now()));
    const answers = site.answers.filter(({ atMs }) => atMs >= begin && atMs < begin + windowMs);
    const isWell = Object.entries(goals).every(([kind, goal]) => {
      const all = answers.filter((each) => each.kind === kind);
      return (
        all.every(({ outcome }) => outcome === 'answered') &&
        !(
          at(
            all.map(({ tookMs }) => tookMs),
            0.99,
          ) > goal
        )
      );
    });
    if (isWell && answers.length > 0) return begin - from;
  }
  return null;
}

function say(what: string, isWell: boolean, goal: string): void {
  console.log(`${what} (goal: ${goal})`);
  if (!isWell) missed.push(what);
}
function at(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? NaN;
}
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
/** Hundredths of a second of a processor, of all its threads. */
function ticks(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return Number(fields[11]) + Number(fields[12]);
}
async function factsOf(canto: ChildProcess): Promise<SiteFacts> {
  const ended = Promise.withResolvers<never>();
  const end = (code: number | null) => ended.reject(new Error(`Canto ended (${code}). Has it been built?`));
  canto.once('exit', end);
  const said = (async () => {
    for await (const line of createInterface({ input: canto.stdout! }))
      if (line.startsWith('{')) return JSON.parse(line) as SiteFacts;
    return ended.promise;
  })();
  return Promise.race([said, ended.promise]).finally(() => canto.off('exit', end));
}
