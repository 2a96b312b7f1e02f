import { timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { findLastAudit } from '../../admin/overview/record-audit.ts';
import type { Context } from '../../context.ts';
import { openMetricsPage } from '../../upkeep/metrics/write-metrics.ts';
import { isFromThisMachine } from '../dev/only-loopback.ts';

/**
 * `GET /metrics`, as Prometheus reads it: with `METRICS_TOKEN` as the bearer token, or without where Canto is open to this machine alone
 * (a proxy before a public one would make the whole world look like this machine). For everybody else it does not exist.
 */
export function metricsRoute(ctx: Context): Hono {
  const app = new Hono();
  const token = ctx.config.metrics.token;
  const write = openMetricsPage(ctx, () => findLastAudit(ctx));
  app.get('/', async (c) => {
    const given = Buffer.from(c.req.header('authorization') ?? '');
    const right = Buffer.from(`Bearer ${token ?? ''}`);
    const mayRead = token !== null && given.length === right.length && timingSafeEqual(given, right);
    if (!mayRead && (ctx.config.isPublic || !isFromThisMachine(c))) return c.notFound();
    return new Response(await write(), {
      headers: { 'content-type': ctx.metrics.registry.contentType, 'cache-control': 'no-store' },
    });
  });
  return app;
}
