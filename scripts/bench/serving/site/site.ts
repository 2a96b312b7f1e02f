// A Canto for `load.ts`, as a process of its own: the built pages, the API and the workers, where stories and voices cost
// nothing. Says in a line of JSON where it is, what it has and who may sign in.
import '#server/node-env.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTopics } from '#platform/db/topics.ts';
import { openLog } from '#platform/log.ts';
import { readConfig } from '#server/config.ts';
import { createApp } from '#server/http/app.ts';
import { openSite, type PagesBuild } from '#server/http/kept/open-site.ts';
import { withStaticFiles } from '#server/http/static-files.ts';
import { jobs } from '#server/jobs.ts';
import { openContext } from '#server/open-context.ts';
import { nullStudio } from '../null-studio.ts';
import { prepareSite, quickPasswords } from './prepare-site.ts';

/** How many shows there are, each with a season. */
const shows = 12;
const accounts = Number(process.argv[2]);
const build = join(import.meta.dirname, '../../../../build');
const dataDir = mkdtempSync(join(tmpdir(), 'canto-load-'));
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));

const server = createServer();
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://localhost:${(server.address() as AddressInfo).port}`;
const log = openLog({ level: 'error' });
const config = readConfig({
  ...process.env,
  NODE_ENV: 'production',
  BASE_URL: url,
  DATA_DIR: dataDir,
  RATE_LIMITS: 'false',
  LOCAL_AI: 'off',
});
const ctx = await openContext(config, {
  log,
  working: true,
  passwords: quickPasswords,
});
Object.assign(ctx.studio, nullStudio(ctx.studio.music));
const topics = await openTopics(ctx.database);
for (const job of jobs) await job.start(ctx);
const { renderPage, ...kinds } = (await import(join(build, 'server/index.js'))) as PagesBuild;
const app = createApp(ctx, topics, renderPage);
const files = withStaticFiles(app, join(build, 'client'));
server.on('request', openSite(ctx, { topics, app, files, ...kinds }).listener);

const facts = await prepareSite(ctx, app, { accounts, shows });
console.log(JSON.stringify(facts));
process.once('SIGTERM', () => process.exit(0));
