// `npm run bench:browse`: how long a page of shows takes to find among 100 and among 100,000 (each with three seasons and two
// characters), and what the search box finds of all kinds, through the real API on a PostgreSQL of its own; `-- 20 100000` are
// the rounds and how many shows the many are. Fails when a
// filtered and searched page among 100,000 is over three times as slow as among 100, or what the box finds over four times.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLog } from '#platform/log.ts';
import { openTopics } from '#platform/db/topics.ts';
import { browseSorts } from '#shared/shows.ts';
import { readConfig } from '#server/config.ts';
import { createApp } from '#server/http/app.ts';
import { openContext } from '#server/open-context.ts';
import { administer, withDatabase } from '#tests/administer.ts';
import { addSeasons, addShows, nameOf } from './many-shows.ts';
import { startPostgres } from '../../testing/own-postgres.ts';

const rounds = Number(process.argv[2] ?? 20);
const sizes = [100, Number(process.argv[3] ?? 100_000)] as const;
const most = { 'filtered and searched': 3, box: 4 };
const filters = [['All Ages'], ['Mystery'], ['4+', 'Space'], ['10+', 'Comedy', 'Fantasy']];
/** Under 100 shows the same words, so that both sizes answer the same question. */
const searches = {
  'a word of most shows': ['the', 'and'],
  'a common word': ['night', 'door', 'light'],
  'an uncommon word': ['harbour', 'orchard', 'compass', 'whistle'],
  'a word of one show': [3, 17, 42, 66].map(nameOf),
  'a word of none': ['zzyzx', 'qqqqueue'],
  'two letters': ['ya', 'xo', 'zq'],
};

const boxSearches = {
  ...searches,
  'a misspelt common word': ['nihgt', 'liight', 'doorr'],
  'a misspelt name': [3, 17, 42, 66].map((at) => nameOf(at).replace(/(...)./, '$1x')),
  'a word that is only begun': ['orcha', 'comp', 'whi'],
};

type Times = Map<string, number[]>;

const folder = mkdtempSync(join(tmpdir(), 'canto-bench-'));
// Memory for its pages as its handbook advises, which as it comes has room for half of these shows.
const server = await startPostgres({ shared_buffers: '512MB' });
try {
  const sites = [];
  for (const size of sizes) sites.push(await openSite(size));
  report(await measure(sites));
  for (const site of sites) await site.close();
} finally {
  server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** A Canto of that many shows, on a database of its own. */
async function openSite(size: number): Promise<Site> {
  const name = `shows_${size}`;
  await administer(server.url, `create database ${name}`);
  const url = withDatabase(server.url, name);
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder, DATABASE_URL: url, RATE_LIMITS: 'false' });
  const ctx = await openContext(config, { log: openLog({ level: 'error' }), working: false });
  const topics = await openTopics(ctx.database);
  const app = createApp(ctx, topics, null);
  const started = performance.now();
  await addShows(ctx.database.pool, 0, size);
  await addSeasons(ctx.database.pool, 0, size);
  console.log(`${size.toLocaleString('en-US')} shows loaded in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  const ask = async (query: URLSearchParams, path = '/api/shows') => {
    const answer = await app.request(`${config.baseUrl}${path}?${query}`);
    if (answer.status !== 200) throw new Error(`${query} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { items: unknown[]; next_cursor: string | null; total: number };
  };
  const close = async () => {
    await topics.close();
    await ctx.close();
  };
  return { size, ask, close };
}

type Ask = (
  query: URLSearchParams,
  path?: string,
) => Promise<{ items: unknown[]; next_cursor: string | null; total: number }>;
type Site = { size: number; ask: Ask; close(): Promise<void> };

/**
 * Every kind of question in turn, round after round, of the few shows and of the many, so that a slow moment of the machine
 * hits all of them alike.
 */
async function measure(sites: Site[]): Promise<Times[]> {
  const each = await Promise.all(
    sites.map(async ({ ask, size }) => ({ ask, questions: await questionsFor(ask, size), times: new Map() as Times })),
  );
  for (let round = -3; round < rounds; round++) {
    for (let at = 0; at < each[0]!.questions.length; at++) {
      for (const { ask, questions, times } of each) {
        const { kind, query, path } = questions[at]!;
        const started = performance.now();
        await ask(query, path);
        const took = performance.now() - started;
        if (round >= 0) times.set(kind, [...(times.get(kind) ?? []), took]);
      }
    }
  }
  return each.map(({ times }) => times);
}

type Question = { kind: string; query: URLSearchParams; path?: string };

async function questionsFor(ask: Ask, size: number): Promise<Question[]> {
  const deep = await Promise.all(browseSorts.map(async (sort) => [sort, await deepCursor(ask, sort, size)] as const));
  const plain = browseSorts.map((sort) => ({ kind: `everything`, query: queryOf({ sort }) }));
  const later = deep.map(([sort, cursor]) => ({ kind: 'a deep page', query: queryOf({ sort, cursor }) }));
  const filtered = filters.map((filter, at) => ({
    kind: 'filtered',
    query: queryOf({ filter, sort: browseSorts[at % 3]! }),
  }));
  const searched = Object.entries(searches).flatMap(([kind, words]) =>
    words.flatMap((search, at) => [
      { kind: `searched, ${kind}`, query: queryOf({ search, sort: browseSorts[at % 3]! }) },
      {
        kind: `filtered and searched, ${kind}`,
        query: queryOf({ search, filter: filters[at % filters.length]!, sort: browseSorts[(at + 1) % 3]! }),
      },
    ]),
  );
  const boxed = Object.entries(boxSearches).flatMap(([kind, words]) =>
    words.map((search) => ({ kind: `box, ${kind}`, query: queryOf({ search }), path: '/api/search' })),
  );
  return [...plain, ...later, ...filtered, ...searched, ...boxed];
}

/** Half-way down the list. */
async function deepCursor(ask: Ask, sort: string, size: number): Promise<string> {
  let cursor = '';
  for (let seen = 0; seen < size / 2;) {
    const page = await ask(queryOf({ sort, cursor, limit: '100' }));
    cursor = page.next_cursor ?? cursor;
    seen += page.items.length;
  }
  return cursor;
}

function queryOf({ filter = [], ...rest }: { filter?: string[] } & Record<string, string | string[]>): URLSearchParams {
  const query = new URLSearchParams(Object.entries(rest).filter(([, value]) => value) as [string, string][]);
  for (const chip of filter) query.append('filter', chip);
  return query;
}

function report([small, large]: Times[]): void {
  console.log(
    `ms a page, among ${sizes.map((size) => size.toLocaleString('en-US')).join(' and ')} shows; load ${loadavg()[0]!.toFixed(1)}\n`,
  );
  console.log('   p50   p95      p50   p95   p95 ratio');
  for (const kind of small!.keys()) line(kind, small!.get(kind)!, large!.get(kind)!);
  for (const [start, times] of Object.entries(most)) {
    const of = (each: Times) => [...each].flatMap(([kind, took]) => (kind.startsWith(start) ? took : []));
    const ratio = line(`${start}, all of them`, of(small!), of(large!));
    console.log(`${ratio <= times ? 'within' : 'WRONG: over'} the goal of ${times} times`);
    if (ratio > times) process.exitCode = 1;
  }
}

function line(kind: string, few: number[], many: number[]): number {
  const [a, b, c, d] = [at(few, 0.5), at(few, 0.95), at(many, 0.5), at(many, 0.95)];
  const column = (value: number) => value.toFixed(1).padStart(6);
  console.log(`${column(a)}${column(b)}   ${column(c)}${column(d)}   ${(d / b).toFixed(1).padStart(5)}   ${kind}`);
  return d / b;
}

function at(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0;
}
