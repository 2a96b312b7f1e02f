import type { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { newSeason, openStage } from '#tests/stage.ts';
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
  const stage = await openStage(world, creator);
  const { body } = await creator.run<{ season: { id: string } }>('create-season-v3', newSeason(stage));
  path = `/seasons/${body.season.id}/events`;
  events = liveEvents(world.ctx, createAuth(world.ctx), {
    subscribe(_topic, listener) {
      subscriptions++;
      tell = listener;
      return () => void subscriptions--;
    },
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
