// The Canto and the browser of all journeys that can share one, open while any of them runs.
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { launchOptions } from './browser.ts';
import { quickCatalog } from './quick-catalog.ts';
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

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { season, lay } = quickCatalog();
  const canto = await startCanto({ prepare: lay });
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
