import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignedEvent } from '#platform/payments/testing/stripe-server.ts';
import { openStripeShop, type StripeShop } from '#tests/stripe-shop.ts';

let shop: StripeShop;
let server: Server;
beforeAll(async () => {
  shop = await openStripeShop();
  // As the front door opens it.
  server = createServer(getRequestListener(shop.world.app.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.close();
  await shop.close();
});

type Answer = { status: number; body: Record<string, unknown> };

/** Posts over a connection of its own; in chunks the length is not told beforehand. */
function post(path: string, body: string, { chunked = false, headers = new Headers() } = {}): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = request(
      { port, host: '127.0.0.1', method: 'POST', path, headers: Object.fromEntries(headers), agent: false },
      async (response) => {
        const parts = await response.toArray();
        resolve({ status: response.statusCode!, body: JSON.parse(Buffer.concat(parts).toString()) as Answer['body'] });
      },
    );
    sent.on('error', reject);
    if (chunked) for (const half of [body.slice(0, body.length / 2), body.slice(body.length / 2)]) sent.write(half);
    sent.end(chunked ? undefined : body);
  });
}

describe.each([false, true])('what is sent (in chunks: %s)', (chunked) => {
  it('reaches the payment provider’s door as it was signed', async () => {
    const ada = await shop.world.listener();
    const [event] = shop.stripe.pay(await shop.openPack(ada)) as [SignedEvent];
    expect(await post('/api/stripe/webhook', event.body, { chunked, headers: event.headers })).toEqual({
      status: 200,
      body: { received: true },
    });
    expect(await ada.balance()).toBe(5000);
  });

  it('signs somebody in', async () => {
    const { email } = await shop.world.listener();
    const headers = new Headers({ 'content-type': 'application/json' });
    const body = JSON.stringify({ email, password: 'a lantern at sea' });
    expect(await post('/api/auth/sign-in/email', body, { chunked, headers })).toMatchObject({
      status: 200,
      body: { user: { email } },
    });
  });

  it.each([
    ['/api/stripe/webhook', 1024 * 1024],
    ['/api/auth/sign-in/email', 64 * 1024],
  ])('is refused by %s beyond %d bytes', async (path, bytes) => {
    const headers = new Headers({ 'content-type': 'application/json' });
    const answer = await post(path, JSON.stringify('x'.repeat(bytes)), { chunked, headers });
    expect(answer).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
  });
});
