import { Hono } from 'hono';
import { confirmHub, hearHub } from '../../catalog/feeds/follow-hub.ts';
import type { Context } from '../../context.ts';
import { limitBody } from '../limit-body.ts';
import { problem, problemResponse } from '../to-problem.ts';

/** Hubs send the whole feed; it is read from its own server all the same. */
const bodyLimitBytes = 20 * 1024 * 1024;

/** Where hubs of feeds (WebSub) ask whether they were asked, and tell of news: `/feeds/hub/{token}`. They send no cookies. */
export function hubRoutes(ctx: Context): Hono {
  const app = new Hono();
  app.get('/:token', async (c) => {
    const of = (name: string) => c.req.query(`hub.${name}`) ?? '';
    const answer = await confirmHub(ctx, c.req.param('token'), {
      mode: of('mode'),
      topic: of('topic'),
      challenge: of('challenge'),
      leaseSeconds: of('lease_seconds'),
    });
    return answer === null ? problemResponse(problem('not_found')) : c.text(answer);
  });
  app.post('/:token', limitBody(bodyLimitBytes), async (c) => {
    const body = new Uint8Array(await c.req.arrayBuffer());
    const signature = c.req.header('x-hub-signature') ?? '';
    const known = await hearHub(ctx, c.req.param('token'), { body, signature });
    return known ? c.body(null, 204) : problemResponse(problem('not_found'));
  });
  return app;
}
