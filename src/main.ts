// The front door: environment → configuration → context → web server and worker.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { openTopics } from '#platform/db/topics.ts';
import { openLog } from '#platform/log.ts';
import { readConfig } from '#server/config.ts';
import { createApp, type RenderPage } from '#server/http/app.ts';
import { withStaticFiles } from '#server/http/static-files.ts';
import { jobs } from '#server/jobs.ts';
import { openContext } from '#server/open-context.ts';
import { fillCatalog } from '#server/seeds/fill-catalog.ts';

const { values: flags } = parseArgs({
  options: { web: { type: 'boolean' }, worker: { type: 'boolean' }, dev: { type: 'boolean' }, 'no-catalog': { type: 'boolean' } },
});
const everything = !flags.web && !flags.worker;
const web = flags.web || everything;
const worker = flags.worker || everything;

const root = join(import.meta.dirname, '..');
process.env.NODE_ENV ??= flags.dev ? 'development' : 'production';
const config = readConfig(process.env);
const log = openLog({ level: config.logLevel, pretty: process.stdout.isTTY || flags.dev === true });
const ctx = await openContext(config, { log, working: worker });
const topics = await openTopics(ctx.database);
if (!flags['no-catalog']) await fillCatalog(ctx);
if (worker) for (const job of jobs) await job.start(ctx);

const server = createServer();
if (web) {
  const app = flags.dev ? createApp(ctx, topics, await developmentPages()) : withStaticFiles(createApp(ctx, topics, await builtPages()), join(root, 'build/client'));
  if (!flags.dev) listen(app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host ?? undefined, resolve);
  });
  log.info({ address: config.baseUrl }, 'Canto is open');
  process.send?.({ ready: config.baseUrl });

  function listen(app: Hono): void {
    const handle = getRequestListener(app.fetch, { overrideGlobalObjects: false });
    server.on('request', (request, response) => void handle(request, response));
  }
  async function builtPages(): Promise<RenderPage> {
    const built = join(root, 'build/server/index.js');
    return ((await import(built)) as { renderPage: RenderPage }).renderPage;
  }
  /** Vite answers for browser files and hands the rest to the app; an edit of a page shows without a restart. */
  async function developmentPages(): Promise<RenderPage> {
    const { createServer: createVite, isRunnableDevEnvironment } = await import('vite');
    const vite = await createVite({ root, server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });
    const { ssr } = vite.environments;
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The page environment cannot run here.');
    const render: RenderPage = async (request, page) => ((await ssr.runner.import('/src/web/ssr.ts')) as { renderPage: RenderPage }).renderPage(request, page);
    queueMicrotask(() => {
      const handle = getRequestListener(app.fetch, { overrideGlobalObjects: false });
      server.on('request', (request, response) => vite.middlewares(request, response, () => void handle(request, response)));
    });
    return render;
  }
}

let closing = false;
async function close(): Promise<void> {
  if (closing) return;
  closing = true;
  server.close();
  server.closeAllConnections();
  await topics.close();
  await ctx.close();
  process.exit(0);
}
process.on('SIGTERM', () => void close());
process.on('SIGINT', () => void close());
