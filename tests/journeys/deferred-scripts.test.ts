// Pages are painted before their scripts are fetched; nothing may be lost in between.
import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { goTo, openPage, untilHydrated, type OpenPage } from './browser.ts';
import { shareCanto } from './journey.ts';

const { canto, browser } = await shareCanto();
const ourScripts = '**/assets/*.js';

let opened: OpenPage;
afterEach(() => opened.context.close());

/** Lets nothing that matches through until the answer is called. */
async function holdBack(page: Page, what: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(what, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
/** Milliseconds after the visit began. */
const scriptsAskedAt = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/[^/]+\.js$/.test(name))
      .map(({ startTime }) => startTime),
  );
const isHydrated = (page: Page) => page.evaluate(() => 'hydrated' in window);

it.each(['/', '/browse', '/interactive-shows/the-lantern-keepers', canto.season.path])(
  'no script is asked for before %s is painted',
  async (path) => {
    opened = await openPage(browser);
    await goTo(opened.page, canto.url + path);
    const painted = await opened.page.evaluate(() => performance.getEntriesByName('first-paint')[0]!.startTime);
    const asked = await scriptsAskedAt(opened.page);
    expect(asked.length).toBeGreaterThan(3);
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted);
  },
);

it('a button that is pressed before scripts are there does its work once they are', async () => {
  opened = await openPage(browser);
  const { page, problems } = opened;
  const letGo = await holdBack(page, ourScripts);
  await page.goto(canto.url, { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Sign In' }).click();
  expect(await isHydrated(page)).toBe(false);
  expect(await page.getByRole('dialog').count()).toBe(0);
  letGo();
  await page.getByRole('dialog', { name: 'Welcome to Canto' }).waitFor();
  expect(problems).toEqual([]);
});

it('a page that nobody looks at is not waited for', async () => {
  opened = await openPage(browser);
  const { page } = opened;
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    // Nothing is painted in it.
    Object.defineProperty(window, 'PerformanceObserver', { value: class { observe() {} } }); // prettier-ignore
  });
  await goTo(page, canto.url);
  expect(await isHydrated(page)).toBe(true);
});

it('a first picture that does not come holds scripts up for three seconds, and no longer', async () => {
  opened = await openPage(browser);
  await opened.page.goto(canto.url);
  const first = opened.page.locator('img[fetchpriority=high]').first();
  const picture = await first.evaluate((image: HTMLImageElement) => image.currentSrc);
  const page = await opened.context.newPage();
  await holdBack(page, picture);
  await page.goto(canto.url, { waitUntil: 'commit' });
  await untilHydrated(page);
  expect(Math.min(...(await scriptsAskedAt(page)))).toBeGreaterThanOrEqual(3000);
});
