import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';

/** The built browser files around the application: hashed ones for ever, others for an hour. */
export function withStaticFiles(app: Hono, directory: string): Hono {
  const root = new Hono();
  root.use(compress());
  root.use(
    '/assets/*',
    serveStatic({
      root: directory,
      precompressed: true,
      onFound: (_path, c) => c.header('cache-control', 'public, max-age=31536000, immutable'),
    }),
  );
  root.use(
    '*',
    serveStatic({
      root: directory,
      precompressed: true,
      onFound: (_path, c) => c.header('cache-control', 'public, max-age=3600'),
    }),
  );
  root.route('/', app);
  return root;
}
