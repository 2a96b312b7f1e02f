// What a journey stands on: opened when its file is read, closed after its last test.
import { chromium, type Browser } from 'playwright-core';
import { afterAll, inject } from 'vitest';
import { openBrowser } from './browser.ts';
import { openBuiltPages, type BuiltPages } from './built-pages.ts';
import { startCanto, type RunningCanto } from './running-canto.ts';
import type { SharedCanto } from './shared-canto.ts';

/** The Canto of all journeys that leave each other alone: they make accounts of their own, and hide, delete and kill nothing. */
export async function shareCanto(): Promise<{ canto: SharedCanto; browser: Browser }> {
  const browser = await chromium.connect(inject('browser'));
  afterAll(() => browser.close());
  return { canto: inject('canto'), browser };
}

/** A Canto to do with as one likes. */
export async function ownCanto(...start: Parameters<typeof startCanto>): Promise<RunningCanto> {
  const canto = await startCanto(...start);
  afterAll(() => canto.stop());
  return canto;
}

export async function ownPages(...how: Parameters<typeof openBuiltPages>): Promise<BuiltPages> {
  const world = await openBuiltPages(...how);
  afterAll(() => world.close());
  return world;
}

export async function ownBrowser(): Promise<Browser> {
  const browser = await openBrowser();
  afterAll(() => browser.close());
  return browser;
}
