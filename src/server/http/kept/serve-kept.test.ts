import { createServer, request as ask, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTopics, type Topics } from '#platform/db/topics.ts';
import type { Season, SeasonCard } from '#shared/seasons.ts';
import type { Show } from '#shared/shows.ts';
import type { Person } from '#tests/person.ts';
import { createShowFixture, makeSeason } from '#tests/show-fixture.ts';
import { openWorld, type World } from '#tests/world.ts';
import { createApp, type PageData } from '../app.ts';
import { openSite } from './open-site.ts';

type Got = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };
type Headers = Record<string, string>;
type Site = {
  get(path: string, headers?: Headers, method?: string): Promise<Got>;
  change(path: string, headers: Headers, body: object): Promise<Got>;
  close(): Promise<void>;
};

let world: World;
let site: Site;
let other: Site;
let owner: Person;
let showId: string;
let seasonId: string;
let rendered = 0;
/** Long and varied enough for the best compression to be better. */
const aboutText = Array.from({ length: 900 }, (_, at) => `A lamp of ${at * 7919} steps, ${at % 13} doors.`).join(' ');

/** A web process of its own on the world's database; its pages tell the name of the show and who asks. */
async function openProcess(topics: Topics): Promise<Site> {
  const app = createApp(world.ctx, topics, async (request: Request, { api, me }: PageData) => {
    rendered++;
    const { pathname } = new URL(request.url);
    if (pathname === '/about') {
      const text = `About ${me?.user.email ?? 'everybody'}. ${aboutText}`;
      return new Response(text, { headers: { 'content-type': 'text/html' } });
    }
    const show = await api.catalog.getShow({ id: pathname.split('/').at(-1)! }).catch(() => null);
    return new Response(`${show?.name ?? 'no show'} for ${me?.user.email ?? 'everybody'}`, {
      status: show ? 200 : 404,
      headers: { 'content-type': 'text/html' },
    });
  });
  const { listener, close } = openSite(world.ctx, {
    topics,
    app,
    files: app,
    isKeptPage: (path) => path.startsWith('/interactive-shows/') || path === '/about',
    isFixedPage: (path) => path === '/about',
  });
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const send = (path: string, headers: Headers, method: string, sent?: string) =>
    new Promise<Got>((resolve, reject) => {
      const call = ask({ port, path, headers, method, host: '127.0.0.1' }, (response) => {
        buffer(response).then(
          (body) => resolve({ status: response.statusCode!, headers: response.headers, body, text: body.toString() }),
          reject,
        );
      });
      call.on('error', reject).end(sent);
    });
  return {
    get: (path, headers = {}, method = 'GET') => send(path, headers, method),
    change: (path, headers, body) =>
      send(path, { ...headers, 'content-type': 'application/json' }, 'PATCH', JSON.stringify(body)),
    async close() {
      close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await topics.close();
    },
  };
}

beforeAll(async () => {
  world = await openWorld({ voices: 'quick' });
  owner = await world.listener();
  const fixture = await createShowFixture(world, owner);
  showId = fixture.showId;
  ({ seasonId } = await makeSeason(owner, fixture));
  site = await openProcess(await openTopics(world.ctx.database));
  other = await openProcess(await openTopics(world.ctx.database));
});
afterAll(async () => {
  await site.close();
  await other.close();
  await world.close();
});

const json = async <T>(path: string, from = site) => JSON.parse((await from.get(path)).text) as T;
const cookieOf = async (person: Person) => {
  const signedIn = await person.fetch('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://canto.test' },
    body: JSON.stringify({ email: person.email, password: 'a lantern at sea' }),
  });
  return signedIn.headers.getSetCookie()[0]!.split(';')[0]!;
};

it('renders a page once for all who are not signed in, and each time for who is', async () => {
  const path = `/interactive-shows/${showId}`;
  await site.get(path);
  const before = rendered;
  const pages = await Promise.all(Array.from({ length: 20 }, () => site.get(path)));
  expect(rendered).toBe(before);
  expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
  expect(pages[0]).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'no-cache', vary: 'accept-encoding, cookie' },
  });
  expect(pages[0]!.headers['content-security-policy']).toContain("default-src 'self'");

  const hers = await site.get(path, { cookie: await cookieOf(owner) });
  expect(hers.text).toContain(owner.email);
  expect(hers.headers['cache-control']).toBe('private, no-cache');
  expect((await site.get(path)).text).toContain('for everybody');
});

it('keeps a fixed page whatever changes, compresses it as well as can be, and makes each member their own', async () => {
  await site.get('/about');
  const before = rendered;
  await world.ctx.database.pool.query(`update shows set name = 'A changed name' where id = $1`, [showId]);
  await expect.poll(async () => (await site.get(`/api/shows/${showId}`)).text).toContain('A changed name');
  const plain = await site.get('/about');
  expect(rendered).toBe(before);
  const best = brotliCompressSync(plain.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  const usual = brotliCompressSync(plain.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  expect(best.length).toBeLessThan(usual.length);
  const sent = () => site.get('/about', { 'accept-encoding': 'br' });
  await expect.poll(async () => (await sent()).body.length, { timeout: 5000 }).toBeLessThanOrEqual(best.length);
  expect(brotliDecompressSync((await sent()).body).toString()).toBe(plain.text);
  expect((await site.get('/about', { 'if-none-match': plain.headers.etag! })).status).toBe(304);
  const hers = await site.get('/about', { cookie: await cookieOf(owner) });
  expect(hers.text).toContain(owner.email);
  expect((await site.get('/about')).text).toBe(plain.text);
});

it('says 304 to who has it already, and compresses as is asked', async () => {
  const path = '/api/shows?limit=20';
  const plain = await site.get(path);
  const etag = plain.headers.etag!;
  expect(await site.get(path, { 'if-none-match': etag })).toMatchObject({ status: 304, text: '', headers: { etag } });
  const br = await site.get(path, { 'accept-encoding': 'gzip, deflate, br' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.body).toString()).toBe(plain.text);
  const gzip = await site.get(path, { 'accept-encoding': 'gzip' });
  expect(gunzipSync(gzip.body).toString()).toBe(plain.text);
  const refused = await site.get(path, { 'accept-encoding': 'gzip;q=0' });
  expect(refused.headers['content-encoding']).toBeUndefined();
  const head = await site.get(path, {}, 'HEAD');
  expect(head).toMatchObject({ status: 200, text: '', headers: { 'content-length': String(plain.body.length) } });
});

it('shows what is changed at the next request, in every process', async () => {
  const paths = [`/api/shows/${showId}`, `/interactive-shows/${showId}`];
  const seen = async () =>
    Promise.all(
      [site, other].flatMap((one) => paths.map(async (path) => (await one.get(path)).text.includes('New name'))),
    );
  await seen();
  await world.ctx.database.pool.query(`update shows set name = 'New name' where id = $1`, [showId]);
  await expect.poll(seen, { timeout: 1000, interval: 5 }).toEqual([true, true, true, true]);
});

it('has what is hidden gone when the one who hid it is told so', async () => {
  const own = await world.listener();
  const fixture = await createShowFixture(world, own);
  const { seasonId: id } = await makeSeason(own, fixture);
  const path = `/api/seasons/${id}`;
  const cookie = await cookieOf(own);
  for (let round = 0; round < 5; round++) {
    for (const is_published of [false, true]) {
      await site.get(path);
      const changed = await site.change(path, { cookie, origin: 'http://canto.test' }, { is_published });
      expect(changed.status).toBe(200);
      expect((await site.get(path)).status).toBe(is_published ? 200 : 404);
    }
  }
});

it('counts who is sent a kept answer, once a day each', async () => {
  const path = `/api/seasons/${seasonId}`;
  const before = await json<Season>(path);
  for (const agent of ['one', 'two', 'three'])
    for (let visit = 0; visit < 3; visit++) await site.get(path, { 'user-agent': agent });
  const views = async () => {
    const { rows } = await world.ctx.database.pool.query<{ total_views: number }>(
      'select total_views from user_seasons where id = $1',
      [seasonId],
    );
    return rows[0]!.total_views;
  };
  await expect.poll(views).toBeGreaterThanOrEqual(before.total_views + 3);
  const { rows } = await world.ctx.database.pool.query<{ views: number }>(
    `select count(*)::int as views from daily_views where subject = $1`,
    [`season:${seasonId}`],
  );
  expect(await views()).toBe(rows[0]!.views);
});

it('has a season in the making as it is now, and a new one in the lists at once', async () => {
  const own = await world.listener();
  const fixture = await createShowFixture(world, own);
  const list = () => json<{ items: SeasonCard[] }>(`/api/shows/${fixture.showId}/seasons`);
  expect((await list()).items).toEqual([]);
  expect((await json<Show>(`/api/shows/${fixture.showId}`)).total_seasons).toBe(0);
  const { seasonId: id } = await makeSeason(own, fixture);
  const [season, { items }] = await Promise.all([json<Season>(`/api/seasons/${id}`), list()]);
  expect(season.status).toBe('ready');
  expect(items.map((card) => card.id)).toEqual([id]);
});

it('keeps all other answers when a season is ordered, made and heard', async () => {
  const own = await world.listener();
  const fixture = await createShowFixture(world, own);
  const list = `/api/shows/${fixture.showId}/seasons`;
  const heard = new Set<string>();
  const topics = await openTopics(world.ctx.database);
  const stop = topics.watch({ onNews: (topic) => void heard.add(topic), onLost: () => {} });
  const { seasonId: id } = await makeSeason(own, fixture);
  expect((await json<{ items: SeasonCard[] }>(list)).items.map((card) => card.id)).toEqual([id]);
  const [episode] = (await json<{ items: { id: string }[] }>(`/api/seasons/${id}/episodes`)).items;
  await own.run('track-episode-play', { seasonId: id, episodeId: episode!.id });
  const plays = 'select total_episode_plays as n from user_seasons where id = $1';
  await expect.poll(async () => (await world.ctx.database.pool.query<{ n: number }>(plays, [id])).rows[0]!.n).toBe(1);
  await topics.catchUp();
  stop();
  await topics.close();
  // `public` has a process throw away all it keeps.
  expect([...heard].filter((topic) => !topic.startsWith('echo:')).toSorted()).toEqual([
    `season:${id}`,
    `seasons-of:${fixture.showId}`,
  ]);
  // The name of what is listed is everybody's news.
  await world.ctx.database.pool.query(`update user_seasons set title = 'Renamed' where id = $1`, [id]);
  await expect.poll(async () => (await json<{ items: SeasonCard[] }>(list)).items[0]!.title).toBe('Renamed');
});

it('keeps what is one person’s away from others, whatever they ask with', async () => {
  const cookie = await cookieOf(owner);
  const path = `/api/seasons/${seasonId}`;
  const mine = JSON.parse((await site.get(path, { cookie })).text) as Season;
  expect(mine.is_creator).toBe(true);
  expect((await json<Season>(path)).is_creator).toBe(false);
  expect((await site.get('/api/me')).status).toBe(401);
  expect((await site.get('/api/me', { cookie })).headers['cache-control']).toBe('private, no-cache');
});

it('sends parts of an episode from memory, and none of one that is hidden', async () => {
  const own = await world.listener();
  const fixture = await createShowFixture(world, own);
  const { seasonId: id } = await makeSeason(own, fixture);
  const [episode] = (await json<{ items: { voice_audio_url: string }[] }>(`/api/seasons/${id}/episodes`)).items;
  const path = episode!.voice_audio_url;
  const whole = await site.get(path);
  expect(whole).toMatchObject({ status: 200, headers: { 'content-type': 'audio/mpeg', 'accept-ranges': 'bytes' } });
  const reads = vi.spyOn(world.ctx.storage, 'read');
  const part = await site.get(path, { range: 'bytes=100-299' });
  expect(part).toMatchObject({
    status: 206,
    headers: { 'content-range': `bytes 100-299/${whole.body.length}`, 'content-length': '200' },
  });
  expect(part.body).toEqual(whole.body.subarray(100, 300));
  expect((await site.get(path, { range: 'bytes=-10' })).body).toEqual(whole.body.subarray(-10));
  expect((await site.get(path, { range: `bytes=${whole.body.length}-` })).status).toBe(416);
  expect((await site.get(path, { 'if-none-match': whole.headers.etag! })).status).toBe(304);
  expect((await site.get(path, { range: 'bytes=0-9', 'if-range': '"another"' })).body).toEqual(whole.body);
  expect((await site.get(path, {}, 'HEAD')).headers['content-length']).toBe(String(whole.body.length));
  expect(reads).not.toHaveBeenCalled();
  reads.mockRestore();

  const cookie = await cookieOf(own);
  await site.change(`/api/seasons/${id}`, { cookie, origin: 'http://canto.test' }, { is_published: false });
  expect((await site.get(path)).status).toBe(404);
  // Its maker has it still, and nobody else keeps a copy.
  expect(await site.get(path, { cookie })).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'private, max-age=60' },
  });
});
