// `npm run bench:map`: how long a page of the map of a story takes to read among 100 and among 10,000 told episodes, and how large
// a whole map is, through the real API on a PostgreSQL of its own. Fails when the first page, or any page after it, of the large
// map is at p95 over four times as slow as that of the small one, or when all of the large map is over 1 MB as it is sent.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Pool } from 'pg';
import { openLog } from '#platform/log.ts';
import { openTopics } from '#platform/db/topics.ts';
import { seededRandom } from '#shared/seeded-random.ts';
import { readConfig } from '#server/config.ts';
import { createApp } from '#server/http/app.ts';
import { openContext } from '#server/open-context.ts';
import { administer, withDatabase } from '#tests/administer.ts';
import { addShows } from './many-shows.ts';
import { startPostgres } from '../../testing/own-postgres.ts';

const sizes = [100, 10_000] as const;
const rounds = Number(process.argv[2] ?? 40);
const mostTimes = 4;
const mostBytes = 1_000_000;
/** So many nodes a page for both sizes: what is compared is the reading, not how much is asked for. */
const pageSize = 100;
/** Episodes that each remix adds to what it keeps. */
const toldByEach = 4;
const deepest = 24;
/** Doors out of each episode: what is told behind one is told again by others, and heard by so many of `members`. */
const doors = 3;
const playsEach = 3;
const members = 400;

const folder = mkdtempSync(join(tmpdir(), 'canto-bench-'));
const server = await startPostgres({ shared_buffers: '256MB' });
try {
  const sites = [];
  for (const size of sizes) sites.push(await openSite(size));
  await compare(sites);
  for (const site of sites) await site.close();
} finally {
  server.stop();
  rmSync(folder, { recursive: true, force: true });
}

type Page = { items: { id: string }[]; next_cursor: string | null; episodes: number };
type Site = { size: number; read(query: string): Promise<string>; close(): Promise<void> };

async function openSite(size: number): Promise<Site> {
  const name = `map_${size}`;
  await administer(server.url, `create database ${name}`);
  const url = withDatabase(server.url, name);
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder, DATABASE_URL: url, RATE_LIMITS: 'false' });
  const ctx = await openContext(config, { log: openLog({ level: 'error' }), working: false });
  const topics = await openTopics(ctx.database);
  const app = createApp(ctx, topics, null);
  await addShows(ctx.database.pool, 0, 1);
  await addTree(ctx.database.pool, size);
  return {
    size,
    async read(query) {
      const answer = await app.request(`${config.baseUrl}/api/seasons/season-0/map?${query}`);
      if (answer.status !== 200) throw new Error(`${query} answered ${answer.status}: ${await answer.text()}`);
      return answer.text();
    },
    async close() {
      await topics.close();
      await ctx.close();
    },
  };
}

/** A season and its remixes, each of a turn of one before it, until so many episodes are told. */
async function addTree(pool: Pool, nodes: number): Promise<void> {
  const random = seededRandom(19);
  const paths: { sound: string; door: number }[][] = [];
  const seasons: object[] = [];
  const episodes: object[] = [];
  let told = 0;
  while (told < nodes) {
    const id = `season-${paths.length}`;
    const source = Math.floor(random() * paths.length);
    const from = paths[source] ?? [];
    const turn = from.length === 0 ? 0 : 1 + Math.floor(random() * Math.min(from.length, deepest));
    const kept = from.slice(0, turn);
    const own = Array.from({ length: Math.min(toldByEach, nodes - told) }, () => ({
      sound: `episodes/told-${told++}.mp3`,
      door: 1 + Math.floor(random() * doors),
    }));
    const path = [...kept, ...own];
    paths.push(path);
    seasons.push({ id, is_remixed: turn > 0, source: turn > 0 ? `season-${source}` : null });
    for (const [at, { sound, door }] of path.entries())
      episodes.push({
        id: `${id}-${at}`,
        season_id: id,
        episode_number: at + 1,
        is_copy: at < turn,
        door,
        audio_key: sound,
      });
  }
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    // Lists and searches are not what is measured.
    await client.query('set session_replication_role = replica');
    await client.query(
      `insert into user_seasons (id, show_id, title, is_remixed, source_season_id, plot_idea, seed, leads, place, narrator_voice, created_at)
       select row->>'id', (select id from shows limit 1), 'A season', (row->>'is_remixed')::boolean, row->>'source', 'idea', 'seed', '[]', '{}', 'n',
         now() + (at || ' seconds')::interval
       from jsonb_array_elements($1::jsonb) with ordinality as given (row, at)`,
      [JSON.stringify(seasons)],
    );
    for (let from = 0; from < episodes.length; from += 5000)
      await client.query(
        `insert into season_episodes (id, season_id, episode_number, title, stage, choice_text, choice_key, is_copy, audio_key, duration_ms)
         select row->>'id', row->>'season_id', (row->>'episode_number')::int, 'What the ' || (row->>'id') || ' brought', 'ready',
           case when (row->>'episode_number')::int > 1 then 'Open door ' || (row->>'door') end,
           case when (row->>'episode_number')::int > 1 then 'way-' || (row->>'door') end, (row->>'is_copy')::boolean, row->>'audio_key', 240000
         from jsonb_array_elements($1::jsonb) as given (row)`,
        [JSON.stringify(episodes.slice(from, from + 5000))],
      );
    await client.query(
      `insert into episode_choices (id, episode_id, choice_key, choice_text, choice_order)
       select id || '-' || door, id, 'way-' || door, 'Open door ' || door, door
       from season_episodes, generate_series(1, ${doors}) door`,
    );
    await client.query(
      `insert into episode_plays (user_id, episode_id, day)
       select distinct 'member-' || (abs(hashtext(id || play)) % ${members}), id, current_date
       from season_episodes, generate_series(1, ${playsEach}) play where not is_copy`,
    );
    await client.query('vacuum analyze user_seasons, season_episodes, episode_choices, episode_plays');
  } finally {
    client.release();
  }
}

/** Pages of both in turn, so that a slow moment of the machine hits both alike. */
async function compare(sites: Site[]): Promise<void> {
  const pages = await Promise.all(sites.map((site) => readWhole(site)));
  const times = new Map<string, number[]>();
  for (let round = -3; round < rounds; round++)
    for (const [at, { size, read }] of sites.entries())
      for (const [kind, cursor] of [
        ['first', ''],
        ['a later', pages[at]!.middle],
      ] as const) {
        const started = performance.now();
        await read(`limit=${pageSize}&cursor=${encodeURIComponent(cursor)}`);
        if (round >= 0)
          times.set(`${kind} ${size}`, [...(times.get(`${kind} ${size}`) ?? []), performance.now() - started]);
      }
  console.log(`ms a page of ${pageSize}; load ${loadavg()[0]!.toFixed(1)}\n`);
  const p95 = (name: string) => {
    const sorted = (times.get(name) ?? []).toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
    console.log(`${name.padEnd(16)} p50 ${at(0.5).toFixed(1).padStart(7)}   p95 ${at(0.95).toFixed(1).padStart(7)}`);
    return at(0.95);
  };
  const [small, large] = sizes;
  const few = p95(`first ${small}`);
  p95(`a later ${small}`);
  for (const kind of ['first', 'a later']) judge(p95(`${kind} ${large}`) / few, mostTimes, `${kind} page, times`);
  judge(pages[1]!.bytes, mostBytes, `${pages[1]!.nodes} nodes in ${pages[1]!.count} pages, bytes compressed`);
}

function judge(is: number, most: number, what: string): void {
  console.log(`${is <= most ? 'within' : 'WRONG: over'} the goal of ${most}: ${is.toFixed(1)} (${what})`);
  if (is > most) process.exitCode = 1;
}

/** All pages of a map as the page of it asks for them. */
async function readWhole({ read, size }: Site) {
  let [bytes, nodes, count, cursor, middle] = [0, 0, 0, '', ''];
  do {
    const text = await read(`limit=2000&cursor=${encodeURIComponent(cursor)}`);
    const page = JSON.parse(text) as Page;
    bytes += gzipSync(text).length;
    nodes += page.items.length;
    count++;
    if (page.episodes !== size) throw new Error(`the map has ${page.episodes} episodes, and not ${size}`);
    cursor = page.next_cursor ?? '';
    const half = page.items[Math.floor(page.items.length / 2)];
    if (middle === '' && half) middle = cursor === '' ? '' : cursor;
  } while (cursor !== '');
  if (nodes !== size) throw new Error(`${nodes} nodes came of ${size}`);
  return { bytes, nodes, count, middle };
}
