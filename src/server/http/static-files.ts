import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import { hsts } from './content-policy.ts';

/** The built browser files around the application: hashed ones for ever, others for an hour. `secure`: where it is reached by https. */
export function withStaticFiles(app: Hono, directory: string, secure = false): Hono {
  const found = (caching: string) => (_path: string, c: Context) => {
    c.header('cache-control', caching);
    c.header('x-content-type-options', 'nosniff');
    c.header('referrer-policy', 'strict-origin-when-cross-origin');
    // No more than this: the policy of the service worker's file would bind the worker.
    c.header('content-security-policy', "frame-ancestors 'self'");
    if (secure) c.header('strict-transport-security', hsts);
  };
  const root = new Hono();
  root.use(compress());
  root.use(
    '/assets/*',
    serveStatic({
      root: directory,
      precompressed: true,
      onFound: found('public, max-age=31536000, immutable'),
    }),
  );
  root.use(
    '*',
    serveStatic({
      root: directory,
      precompressed: true,
      onFound: found('public, max-age=3600'),
    }),
  );
  root.route('/', app);
  return root;
}
