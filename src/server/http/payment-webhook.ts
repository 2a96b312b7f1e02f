import { Hono } from 'hono';
import { AppError } from '#shared/errors.ts';
import type { Context } from '../context.ts';
import { receiveEvent } from '../wallet/purchases/receive-event.ts';
import { limitBody } from './limit-body.ts';

const bodyLimitBytes = 1024 * 1024;

/**
 * Where the payment provider tells what happened. A forged or old call is 400; 200 means dealt with, now or before; a
 * failure of ours is 5xx, after which the provider tries again for days. It sends no Origin and no cookies.
 */
export function paymentWebhook(ctx: Context): Hono {
  const app = new Hono();
  app.use(limitBody(bodyLimitBytes));
  app.post('/webhook', async (c) => {
    // The signature is over the very bytes that were sent.
    const body = new Uint8Array(await c.req.arrayBuffer());
    if (body.length === 0) throw new AppError('bad_request', 'There is no event in this call.');
    const event = await ctx.payments.readEvent(body, c.req.raw.headers);
    const news = event !== null && (await receiveEvent(ctx, event));
    if (news) ctx.log.info({ event: event.id, kind: event.type }, 'a payment event');
    return c.json({ received: true });
  });
  return app;
}
