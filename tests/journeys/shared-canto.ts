// The Canto and the browser of all journeys that can share one, open while any of them runs.
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { fillCatalog } from '#server/seeds/fill-catalog.ts';
import { getCatalog } from '#server/seeds/read-catalog.ts';
import { openWorld } from '../world.ts';
import { launchOptions } from './browser.ts';
import { startCanto } from './running-canto.ts';

export type SharedCanto = {
  url: string;
  dataDir: string;
  /** The one season that its catalogue has; it is voiced after the start. */
  season: { path: string; title: string };
};

declare module 'vitest' {
  interface ProvidedContext {
    canto: SharedCanto;
    /** Address to connect to. */
    browser: string;
  }
}

/** All shows, and of their seasons the first show's first: voicing the others would take a processor for minutes. */
function quickCatalog() {
  const catalog = getCatalog();
  const shows = catalog.shows.map((show) => ({ ...show, seasons: [] as typeof show.seasons }));
  const [season] = catalog.shows[0]!.seasons;
  // Two choices, three episodes: enough for every journey, and soon told.
  shows[0]!.seasons.push({ ...season!, path: season!.path.slice(0, 2) });
  return { catalog: { ...catalog, shows }, season: season! };
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { catalog, season } = quickCatalog();
  const canto = await startCanto({
    async prepare(dataDir) {
      const world = await openWorld({ dataDir, working: false });
      await fillCatalog(world.ctx, catalog);
      await world.close();
    },
  });
  const browser = await chromium.launchServer(launchOptions());
  const { url, dataDir } = canto;
  project.provide('canto', { url, dataDir, season: { path: `/seasons/${season.id}`, title: season.title } });
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await canto.stop();
    if (project.vitest.state.getCountOfFailedTests() > 0)
      console.error(`What the shared Canto said last:\n${canto.output().slice(-5000)}`);
  };
}
