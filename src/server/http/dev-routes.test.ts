import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '#tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** The status of `/dev/outbox` for a peer of the socket and a name in the Host header. */
async function outboxFor(
  peer: string | undefined,
  host: string,
  headers: Record<string, string> = {},
): Promise<number> {
  const request = new Request(`http://${host}/dev/outbox`, { headers });
  const response = await world.app.request(request, {}, { incoming: { socket: { remoteAddress: peer } } });
  return response.status;
}

describe('the pages under /dev', () => {
  it.each([
    ['127.0.0.1', 'localhost:3000'],
    ['::1', '[::1]:3000'],
    ['::ffff:127.0.0.1', '127.0.0.1:3000'],
  ])('answer this machine (%s) by its own name (%s)', async (peer, host) => {
    expect(await outboxFor(peer, host)).toBe(200);
  });

  it.each<[string | undefined, string]>([
    ['192.168.1.20', 'localhost:3000'],
    ['127.0.0.1', 'rebound.example'],
    ['10.0.0.9', '10.0.0.1:3000'],
    [undefined, 'localhost:3000'],
  ])('do not exist for %s at %s', async (peer, host) => {
    expect(await outboxFor(peer, host)).toBe(404);
  });

  it('do not exist for whoever comes through a proxy on this machine', async () => {
    expect(await outboxFor('127.0.0.1', 'localhost:3000', { 'x-forwarded-for': '203.0.113.9' })).toBe(404);
  });
});
