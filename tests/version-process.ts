// A Canto of one version for `two-versions.test.ts`: API and workers, with stories and voices that cost nothing. A copy of this file
// and of `null-studio.ts` runs in the tree of the last release, so the two ask for nothing that was not there.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { openTopics } from '#platform/db/topics.ts';
import { openLog } from '#platform/log.ts';
import { readConfig } from '#server/config.ts';
import { createApp } from '#server/http/app.ts';
import { jobs } from '#server/jobs.ts';
import { openContext } from '#server/open-context.ts';
import { nullStudio } from '../scripts/bench/serving/null-studio.ts';
import { Person } from './person.ts';
import { createShowFixture, newSeason } from './show-fixture.ts';

const ctx = await openContext(readConfig(process.env), { log: openLog({ level: 'error' }), working: true });
Object.assign(ctx.studio, nullStudio(ctx.studio.music));
const topics = await openTopics(ctx.database);
for (const job of jobs) await job.start(ctx);
const app = createApp(ctx, topics, null);
const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
// Whoever asks may wait long between two questions.
server.keepAliveTimeout = 600_000;
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const port = (server.address() as AddressInfo).port;

const email = process.env.SIGN_UP;
if (!email) console.log(JSON.stringify({ port }));
else {
  const person = new Person(app, ctx);
  await person.signUp(email);
  console.log(JSON.stringify({ port, order: newSeason(await createShowFixture({ ctx }, person)) }));
}
