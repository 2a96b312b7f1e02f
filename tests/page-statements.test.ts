import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTopics, type Topics } from '#platform/db/topics.ts';
import { createApp, type PageData } from '#server/http/app.ts';
import { openSite } from '#server/http/kept/open-site.ts';
import { loader as loadHome } from '#web/routes/home.tsx';
import { loader as loadSeason } from '#web/routes/season.tsx';
import { createShowFixture, makeSeason } from './show-fixture.ts';
import type { Person } from './person.ts';
import { openWorld, type World } from './world.ts';

let world: World;
let topics: Topics;
let seasonId: string;
let owner: Person;
beforeAll(async () => {
  world = await openWorld({ voices: 'quick' });
  topics = await openTopics(world.ctx.database);
  owner = await world.listener();
  const fixture = await createShowFixture(world, owner);
  ({ seasonId } = await makeSeason(owner, fixture));
  // The first featured show of a site has a video.
  await world.ctx.database.pool.query(
    `update shows set featured = true, featured_episode_link = 'https://youtu.be/dQw4w9WgXcQ' where id = $1`,
    [fixture.showId],
  );
  // The beginnings of the next episodes are voiced beside: their statements are not the page's.
  const isIdle = () =>
    world.ctx.database.pool
      .query(`select 1 from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()`)
      .then(({ rowCount }) => rowCount === 0);
  // The openings of what was just made are written and voiced first.
  await vi.waitUntil(isIdle, { timeout: 60_000, interval: 200 });
});
afterAll(async () => {
  await topics.close();
  await world.close();
});

/** What a visitor's page asks of the database, with nothing kept. */
async function statementsOf(path: string, load: (page: PageData, request: Request) => unknown): Promise<string[]> {
  let loaded: unknown;
  const app = createApp(world.ctx, topics, async (request, page) => {
    loaded = await load(page, request);
    return new Response('a page');
  });
  return countStatements(async () => {
    expect((await app.request(`http://canto.test${path}`)).status).toBe(200);
    expect(loaded).toBeDefined();
  });
}

async function countStatements(work: () => Promise<void>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    const asked = query.mock.calls.map(([config]) =>
      typeof config === 'string' ? config : (config as { text: string }).text,
    );
    return asked.filter((text) => !text.includes('pgboss'));
  } finally {
    query.mockRestore();
  }
}

it('a season’s page takes six statements at most', async () => {
  const statements = await statementsOf(`/seasons/${seasonId}`, async (page, request) => {
    const data = await loadSeason({ context: { get: () => page }, params: { seasonId }, request } as never);
    expect(data).toMatchObject({ season: { id: seasonId }, episodes: [{ stage: 'ready' }] });
    expect(data.choices).toHaveLength(3);
    expect(data.transcript?.lines.length).toBeGreaterThan(5);
    return data;
  });
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(6);
});

it('the home takes five statements at most', async () => {
  const statements = await statementsOf('/', async (page, request) => {
    const data = await loadHome({ context: { get: () => page }, params: {}, request } as never);
    expect(data).toMatchObject({ gate: 'home', data: { below: { list: { first: { id: seasonId } } } } });
    return data;
  });
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(5);
});

it('a signed-in home takes six statements at most, and says who asks by the first', async () => {
  await owner.call('PUT', `/api/seasons/${seasonId}/save`);
  const signedIn = await owner.fetch('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://canto.test' },
    body: JSON.stringify({ email: owner.email, password: 'a lantern at sea' }),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  const pages: (PageData & { data: Awaited<ReturnType<typeof loadHome>> })[] = [];
  const app = createApp(world.ctx, topics, async (request, page) => {
    const data = await loadHome({ context: { get: () => page }, params: {}, request } as never);
    pages.push({ ...page, data });
    return new Response('a page');
  });
  const site = openSite(world.ctx, {
    topics,
    app,
    files: app,
    isKeptPage: (path) => path === '/',
    isFixedPage: () => false,
  });
  const server = createServer(site.listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const visit = async () => {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { cookie } });
    expect(await response.text()).toBe('a page');
  };
  try {
    // The shelves that are the same for everybody are made once.
    await visit();
    const statements = await countStatements(visit);
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(6);
    expect(statements[0]).toMatch(/from "auth_sessions"/);
    expect(pages[1]).toMatchObject({
      me: { user: { email: owner.email }, balance: expect.any(Number), plan: 'free' },
      data: { gate: 'library', data: { seasons: [{ id: seasonId }], list: [{ id: seasonId }] } },
    });
    const { trending, recommended, shows } = pages[1]!.data.data as never as Record<string, { id: string }[]>;
    expect([trending, recommended, shows].map((list) => list?.length)).toEqual([1, 1, 1]);
  } finally {
    server.close();
    site.close();
  }
});
