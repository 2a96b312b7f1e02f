// The front door: environment → configuration → context → web server and worker.
import '#server/node-env.ts';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { openTopics } from '#platform/db/topics.ts';
import { openLog } from '#platform/log.ts';
import { giveBackMemory } from '#platform/give-back-memory.ts';
import { startTracing } from '#platform/tracing.ts';
import { brand } from '#shared/brand.ts';
import { makeFirstAdminLink } from '#server/accounts/settings/first-admin.ts';
import { readConfig } from '#server/config.ts';
import { createApp, createStateApp, type RenderPage } from '#server/http/app.ts';
import { openSite, type PagesBuild } from '#server/http/kept/open-site.ts';
import { observeRequests } from '#server/http/state/observe-requests.ts';
import { withStaticFiles } from '#server/http/static-files.ts';
import { jobs } from '#server/jobs.ts';
import { openContext } from '#server/open-context.ts';
import { mayLookAround, useLocalAi } from '#server/use-local-ai.ts';
import { findLocalAi } from '#studio/local-ai/find-local-ai.ts';
import { openCommands } from '#server/upkeep/backups/commands.ts';
import { openBackup } from '#server/upkeep/backups/open-backup.ts';
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

const stopTracing = await startTracing(process.env);
const root = join(import.meta.dirname, '..');
const given = readConfig(process.env);
const { config, said } = useLocalAi(given, mayLookAround(given) ? await findLocalAi() : []);
const log = openLog({ level: config.logLevel, pretty: process.stdout.isTTY || flags.dev === true });
const ctx = await openContext(config, { log, working: worker });
const topics = await openTopics(ctx.database);
const closeCommands =
  config.database.kind === 'embedded'
    ? await openCommands(config.dataDir, { backup: (place) => openBackup(ctx, place) })
    : null;
if (!flags['no-catalog']) await fillCatalog(ctx);
if (worker) {
  for (const job of jobs) await job.start(ctx);
  const { speech } = ctx.providers.current();
  const threads = speech.kind === 'embedded' ? (speech.workers ?? 1) : 0;
  // Only who makes episodes needs what it warms up.
  import('#studio/warm-up.ts')
    .then(({ warmUpStudio }) => warmUpStudio(ctx.studio, threads))
    .catch((error: unknown) => log.warn({ err: error }, 'the studio could not be warmed up'));
}

ctx.metrics.collectProcess();
const server = createServer();
if (web) {
  const pages = flags.dev ? await developmentPages() : await builtPages();
  const app = createApp(ctx, topics, pages.render);
  if (pages.before) {
    const handle = getRequestListener(app.fetch, { overrideGlobalObjects: false });
    server.on('request', (request, response) =>
      pages.before?.(request, response, () => void handle(request, response)),
    );
  } else {
    const files = withStaticFiles(app, join(root, 'build/client'), config.baseUrl.startsWith('https:'));
    const site = openSite(ctx, { topics, app, files, ...pages.kinds });
    server.on('request', observeRequests(ctx, site.listener));
  }
  giveBackMemory();
  await listen(config.port);
  const firstAdminLink = await makeFirstAdminLink(ctx);
  console.log(
    [
      `${brand.name} is open at ${config.baseUrl}`,
      ...(said ? [said] : []),
      ...(ctx.mail.outbox && config.devPages ? [`Mails are kept at ${config.baseUrl}/dev/outbox`] : []),
      ...(firstAdminLink
        ? [`Nobody is an admin yet. Whoever opens this link first becomes one: ${firstAdminLink}`]
        : []),
    ].join('\n'),
  );
} else if (config.metrics.port !== null) {
  server.on('request', getRequestListener(createStateApp(ctx).fetch, { overrideGlobalObjects: false }));
  await listen(config.metrics.port);
}

function listen(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, config.host ?? undefined, resolve);
  });
}

type Built = { render: RenderPage; kinds: Omit<PagesBuild, 'renderPage'>; before: null };
type Developed = {
  render: RenderPage;
  before(request: IncomingMessage, response: ServerResponse, next: () => void): void;
};

async function builtPages(): Promise<Built> {
  const { renderPage, isKeptPage, isFixedPage } = (await import(join(root, 'build/server/index.js'))) as PagesBuild;
  return { render: renderPage, kinds: { isKeptPage, isFixedPage }, before: null };
}

/** Vite answers for browser files and hands the rest to the app; an edit of a page shows without a restart. */
async function developmentPages(): Promise<Developed> {
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

/** What is being said, sent or voiced may be finished; whoever starts and stops programs waits a little longer than this. */
const graceMs = 20_000;
/** Who was sent here just before is answered still: a connection without a request yet would be cut by closing. */
const drainMs = 1000;

let isClosing = false;
async function close(): Promise<void> {
  if (isClosing) return;
  isClosing = true;
  ctx.beginClosing();
  const overdue = setTimeout(() => server.closeAllConnections(), graceMs);
  await Promise.all([stopAnswering(), ctx.jobs.close(graceMs)]);
  clearTimeout(overdue);
  await closeCommands?.();
  await topics.close();
  await ctx.close(0);
  await stopTracing();
  process.exit(0);
}

async function stopAnswering(): Promise<void> {
  if (web) {
    server.prependListener('request', (_request, response: ServerResponse) =>
      response.setHeader('connection', 'close'),
    );
    await sleep(drainMs);
  }
  await new Promise<void>((resolve) => server.close(() => resolve()));
}
process.on('SIGTERM', () => void close());
process.on('SIGINT', () => void close());
