import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { newSeason, createShowFixture } from '#tests/show-fixture.ts';
import { openWorld, type World } from '#tests/world.ts';
import { createAuth } from '../accounts/auth.ts';
import { liveEvents } from './live-events.ts';

let world: World;
let events: Hono;
let path: string;
let subscriptions = 0;
let tell = () => {};

beforeAll(async () => {
  world = await openWorld({ working: false });
  const creator = await world.listener();
  const fixture = await createShowFixture(world, creator);
  const { body } = await creator.run<{ season: { id: string } }>('create-season-v3', newSeason(fixture));
  path = `/seasons/${body.season.id}/events`;
  events = liveEvents(world.ctx, createAuth(world.ctx), {
    subscribe(_topic, listener) {
      subscriptions++;
      tell = listener;
      return () => void subscriptions--;
    },
    watch: () => () => {},
    catchUp: () => Promise.resolve(),
    close: () => Promise.resolve(),
  });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => world.close());

const open = async () => (await events.request(path)).body!.getReader() as ReadableStreamDefaultReader<Uint8Array>;
const next = async (reader: ReadableStreamDefaultReader<Uint8Array>) =>
  new TextDecoder().decode((await reader.read()).value);

it('tells the present state at once and with every change, until the last watcher has gone', async () => {
  const [one, other] = [await open(), await open()];
  for (const reader of [one, other]) expect(await next(reader)).toMatch(/^event: progress\ndata: \{.*"queued"/);
  expect(subscriptions).toBe(1);
  await one.cancel();
  tell();
  expect(await next(other)).toMatch(/^event: progress/);
  expect(subscriptions).toBe(1);
  await other.cancel();
  expect(subscriptions).toBe(0);
});

it('spares a slow reader all states but the last', async () => {
  const reader = await open();
  const large = 'x'.repeat(20_000);
  const read = vi.spyOn(world.ctx.db, 'execute');
  const state = (error: string) => ({ rows: [{ status: 'failed', error, episode_id: null, lines_voiced: 0 }] });
  for (const error of [`${large} 1`, `${large} 2`, `${large} 3`]) {
    read.mockResolvedValueOnce(state(error) as never);
    tell();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const received: string[] = [];
  while (!received.at(-1)?.includes('x 3')) received.push(await next(reader));
  expect(received.join('')).not.toContain('x 2');
  await reader.cancel();
  expect(subscriptions).toBe(0);
});

it('writes to the connection itself, and spares a reader who takes nothing all states but the last', async () => {
  const server = createServer(getRequestListener(events.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path }, resolve).on('error', reject);
  });
  expect(response.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  });
  await expect.poll(() => subscriptions).toBe(1);
  // Six of them are more than the buffers of both ends of a connection take.
  const large = 'x'.repeat(5_000_000);
  const read = vi.spyOn(world.ctx.db, 'execute');
  const state = (error: string) => ({ rows: [{ status: 'failed', error, episode_id: null, lines_voiced: 0 }] });
  for (let at = 1; at <= 6; at++) {
    read.mockResolvedValueOnce(state(`${large} ${at}`) as never);
    tell();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  let received = '';
  response.setEncoding('utf8').on('data', (chunk: string) => (received += chunk));
  await expect.poll(() => received.includes('x 6')).toBe(true);
  expect(received).toMatch(/^event: progress/);
  expect(received).not.toContain('x 5');
  response.destroy();
  await expect.poll(() => subscriptions).toBe(0);
  await new Promise((resolve) => server.close(resolve));
});

it('leaves no watcher behind when the state cannot be read', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const read = vi.spyOn(world.ctx.db, 'execute').mockRejectedValueOnce(new Error('the database is away'));
  const reader = await open();
  expect((await reader.read()).done).toBe(true);
  expect(read).toHaveBeenCalled();
  expect(subscriptions).toBe(0);
  const later = await open();
  expect(await next(later)).toMatch(/^event: progress/);
  expect(subscriptions).toBe(1);
  await later.cancel();
  expect(subscriptions).toBe(0);
});

it('stands in the description of the API', async () => {
  const { body } = await world.visitor().get<{ paths: Record<string, object> }>('/api/openapi.json');
  expect(body.paths['/seasons/{id}/events']).toMatchObject({
    get: { responses: { 200: { content: { 'text/event-stream': { schema: { properties: { stage: {} } } } } } } },
  });
});
