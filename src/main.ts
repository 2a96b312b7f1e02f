// The front door: environment → configuration → context → web server and worker.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { openTopics } from '#platform/db/topics.ts';
import { openLog } from '#platform/log.ts';
import { brand } from '#shared/brand.ts';
import { readConfig } from '#server/config.ts';
import { createApp, type RenderPage } from '#server/http/app.ts';
import { withStaticFiles } from '#server/http/static-files.ts';
import { jobs } from '#server/jobs.ts';
import { openContext } from '#server/open-context.ts';
import { warmUpStudio } from '#studio/warm-up.ts';
import { fillCatalog } from '#server/seeds/fill-catalog.ts';

const { values: flags } = parseArgs({
  options: {
    web: { type: 'boolean' },
    worker: { type: 'boolean' },
    dev: { type: 'boolean' },
    'no-catalog': { type: 'boolean' },
  },
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
if (worker) {
  for (const job of jobs) await job.start(ctx);
  const threads = config.speech.kind === 'embedded' ? config.speech.workers : 0;
  warmUpStudio(ctx.studio, threads).catch((error: unknown) =>
    log.warn({ err: error }, 'the studio could not be warmed up'),
  );
}

const server = createServer();
if (web) {
  const pages = flags.dev ? await developmentPages() : await builtPages();
  const app = createApp(ctx, topics, pages.render);
  const handle = getRequestListener((flags.dev ? app : withStaticFiles(app, join(root, 'build/client'))).fetch, {
    overrideGlobalObjects: false,
  });
  server.on('request', (request, response) => pages.before(request, response, () => void handle(request, response)));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host ?? undefined, resolve);
  });
  console.log(
    [
      `${brand.name} is open at ${config.baseUrl}`,
      ...(ctx.mail.outbox && config.devPages ? [`Mails are kept at ${config.baseUrl}/dev/outbox`] : []),
    ].join('\n'),
  );
}

type Pages = { render: RenderPage; before(request: IncomingMessage, response: ServerResponse, next: () => void): void };

async function builtPages(): Promise<Pages> {
  const { renderPage } = (await import(join(root, 'build/server/index.js'))) as { renderPage: RenderPage };
  return { render: renderPage, before: (_request, _response, next) => next() };
}

/** Vite answers for browser files and hands the rest to the app; an edit of a page shows without a restart. */
async function developmentPages(): Promise<Pages> {
  const { createServer: createVite, isRunnableDevEnvironment } = await import('vite');
  const vite = await createVite({ root, server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });
  return {
    async render(request, page) {
      // Asked for each time: an edit of Vite's own configuration restarts it, with new environments.
      const { ssr } = vite.environments;
      if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The page environment cannot run here.');
      return ((await ssr.runner.import('/src/web/ssr.ts')) as { renderPage: RenderPage }).renderPage(request, page);
    },
    before: (request, response, next) => vite.middlewares(request, response, next),
  };
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
