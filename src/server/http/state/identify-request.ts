import type { MiddlewareHandler } from 'hono';
import { withRequestId } from '#platform/request-id.ts';
import { inSpan } from '#platform/tracing.ts';

/** Every request has an id (one that came with it, from a proxy or a program), which is in its answer, its log lines and its problem document. */
export const identifyRequest: MiddlewareHandler = (c, next) =>
  withRequestId(c.req.header('x-request-id'), (id) =>
    inSpan(
      c.req.method,
      {
        kind: 'server',
        attributes: { 'http.request.method': c.req.method, 'url.path': c.req.path, 'canto.request_id': id },
        carrier: carrierOf(c.req.header('traceparent')),
      },
      async (span) => {
        await next();
        span.setAttribute('http.response.status_code', c.res.status);
        // `c.header` would copy the whole answer first.
        c.res.headers.set('x-request-id', id);
      },
    ),
  );

function carrierOf(traceparent: string | undefined): Record<string, string> {
  return traceparent ? { traceparent } : {};
}
