import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ProviderError } from '#shared/errors.ts';
import type { Person } from '#tests/person.ts';
import { openWorld, type World } from '#tests/world.ts';
import { createApp } from '../app.ts';

let world: World;
let ada: Person;
beforeAll(async () => {
  world = await openWorld({ working: false });
  ada = await world.listener();
});
afterAll(() => world.close());
afterEach(() => vi.restoreAllMocks());

/** Asks an application that has not looked yet. */
async function health() {
  const response = await createApp(
    world.ctx,
    { subscribe: () => () => {}, watch: () => () => {}, catchUp: async () => {}, close: async () => {} },
    null,
  ).request('http://canto.test/api/ready');
  const body = (await response.json()) as Record<string, unknown>;
  return { status: response.status, wait: response.headers.get('retry-after'), body };
}

it('is well while everything can be used', async () => {
  expect(await health()).toEqual({
    status: 200,
    wait: null,
    body: { status: 'ok', database: true, storage: true, disk: true, queue_seconds: 0 },
  });
});

it('is not while the file store refuses', async () => {
  const full = new ProviderError('disk', 'The file store failed (ENOSPC).', { retryable: true });
  vi.spyOn(world.ctx.storage, 'put').mockRejectedValue(full);
  expect(await health()).toMatchObject({
    status: 503,
    wait: '2',
    body: { code: 'unavailable', database: true, storage: false },
  });
});

it('says when ordered episodes wait for nobody', async () => {
  const { pool } = world.ctx.database;
  await pool.query(
    `insert into pgboss.job (name, start_after) values ('productions.advance-episode', now() - interval '10 minutes')`,
  );
  expect(await health()).toMatchObject({ status: 200, body: { status: 'degraded' } });
  await pool.query(`delete from pgboss.job where name = 'productions.advance-episode'`);
});

it.each([
  ['a full disk', Object.assign(new Error('could not extend file: No space left on device'), { code: 'ENOSPC' })],
  ['a server that is away', Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })],
])('a purchase during %s is told when to try again', async (_name, error) => {
  const order = { packageId: 'starter', amount: 99, cantoAmount: 800 };
  vi.spyOn(world.ctx.payments, 'createCheckout').mockRejectedValue(error);
  const response = await ada.fetch('/api/functions/create-payment', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://canto.test' },
    body: JSON.stringify(order),
  });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
});
