import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { BrowserContext } from 'playwright-core';
import { runningClock } from '#platform/clock.ts';
import { openTopics } from '#platform/db/topics.ts';
import { createApp } from '#server/http/app.ts';
import { openSite, type PagesBuild } from '#server/http/kept/open-site.ts';
import { withStaticFiles } from '#server/http/static-files.ts';
import { flattenPictures } from '../flat-pictures.ts';
import type { Person } from '../person.ts';
import { openWorld, type World } from '../world.ts';

const build = join(import.meta.dirname, '../../build');

export type BuiltPages = World & {
  url: string;
  /** Signs a person of the world in to a browser. */
  welcome(context: BrowserContext, person: Person): Promise<void>;
  /** Leaves a person with so many cantos. */
  setBalance(person: Person, cantos: number): Promise<void>;
};

/**
 * The pages as they were built, on a world of this process: for journeys that need what no visitor can bring about, such as
 * a provider that breaks or a listener without cantos. No catalogue, and pictures of one colour. Quick voices say nothing,
 * for as long as the words would take: that sounds to a browser like any other file.
 */
export async function openBuiltPages(
  env: Record<string, string> = {},
  voices: 'real' | 'quick' = 'quick',
): Promise<BuiltPages> {
  // Pages are rendered by the React of production, whatever the tests call themselves.
  process.env.NODE_ENV = 'production';
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  // Browsers send their times and learn the server's: one that stood still would put what they hear in another order.
  const world = await openWorld({ env: { BASE_URL: url, ...env }, voices, clock: runningClock() });
  flattenPictures(world.ctx);
  const topics = await openTopics(world.ctx.database);
  const { renderPage, isKeptPage, isFixedPage } = (await import(join(build, 'server/index.js'))) as PagesBuild;
  const app = createApp(world.ctx, topics, renderPage);
  const files = withStaticFiles(app, join(build, 'client'));
  server.on('request', openSite(world.ctx, { topics, app, files, isKeptPage, isFixedPage }).listener);
  return {
    ...world,
    url,
    async welcome(context, person) {
      const { ok, status } = await context.request
        .post(`${url}/api/auth/sign-in/email`, {
          data: { email: person.email, password: 'a lantern at sea' },
          headers: { origin: url },
        })
        .then((answer) => ({ ok: answer.ok(), status: answer.status() }));
      if (!ok) throw new Error(`sign-in answered ${status}`);
    },
    async setBalance(person, cantos) {
      const change = cantos - (await person.balance());
      await world.ctx.db.execute(
        sql`select post_entry(${person.userId}, ${change}, 'correction', null, 'test', ${crypto.randomUUID()})`,
      );
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await topics.close();
      await world.close();
    },
  };
}
