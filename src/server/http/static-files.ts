import { readdirSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { hsts } from './content-policy.ts';

/** The built browser files around the application: hashed ones for ever, others for an hour. `secure`: where it is reached by https. */
export function withStaticFiles(app: Hono, directory: string, secure = false): Hono {
  const root = new Hono();
  /** How long what was found may be kept. The answer is made by then, so its headers are set on the way back. */
  const found = new WeakMap<Request, string>();
  const keep = (caching: string) => (_path: string, c: Context) => void found.set(c.req.raw, caching);
  // A build stays as it is while it is served, so nobody looks for a page or a call on the disk.
  const built = new Set(readdirSync(directory, { recursive: true, encoding: 'utf8' }).map((path) => `/${path}`));
  const serve = (caching: string): MiddlewareHandler => {
    const send = serveStatic({ root: directory, precompressed: true, onFound: keep(caching) });
    return (c, next) => (built.has(c.req.path) ? send(c, next) : next());
  };
  root.use(compress());
  root.use(async (c, next) => {
    await next();
    const caching = found.get(c.req.raw);
    if (!caching) return;
    c.header('cache-control', caching);
    c.header('x-content-type-options', 'nosniff');
    c.header('referrer-policy', 'strict-origin-when-cross-origin');
    // No more than this: the policy of the service worker's file would bind the worker.
    c.header('content-security-policy', "frame-ancestors 'self'");
    if (secure) c.header('strict-transport-security', hsts);
  });
  root.use('/assets/*', serve('public, max-age=31536000, immutable'));
  root.use('*', serve('public, max-age=3600'));
  root.route('/', app);
  return root;
}
