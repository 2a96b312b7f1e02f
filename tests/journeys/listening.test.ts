import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openWorld } from '../world.ts';
import { createShowFixture, makeSeason } from '../show-fixture.ts';
import { expectNoObjection } from './axe.ts';
import { beyondWindow, desktop, goTo, openPage, phone } from './browser.ts';
import { ownBrowser, ownCanto } from './journey.ts';
import { hear, hearSome, lendEars } from './listen.ts';

const email = 'ida@example.com';
const password = 'a lantern at sea';
let seasonId = '';
const canto = await ownCanto({
  args: ['--no-catalog'],
  async prepare(dataDir) {
    const world = await openWorld({ dataDir });
    const ida = await world.listener(email);
    ({ seasonId } = await makeSeason(ida, await createShowFixture(world, ida)));
    await world.close();
  },
});
const browser = await ownBrowser();

const elapsed = async (page: Page) => {
  const text = await page.getByRole('complementary', { name: 'Player' }).innerText();
  const [, minutes = '0', seconds = '0'] = /(\d+):(\d\d)/.exec(text) ?? [];
  return Number(minutes) * 60 + Number(seconds);
};
const signIn = (context: BrowserContext) =>
  context.request.post(`${canto.url}/api/auth/sign-in/email`, {
    data: { email, password },
    headers: { origin: canto.url },
  });
/** Has the clock of a browser run behind. Before its pages go anywhere. */
const setBack = (context: BrowserContext, byMs: number) =>
  context.addInitScript((ms) => {
    const now = Date.now;
    window.Date = new Proxy(Date, {
      construct: (target, given: []) => new target(...(given.length > 0 ? given : ([now() - ms] as unknown as []))),
      get: (target, name) => (name === 'now' ? () => now() - ms : Reflect.get(target, name)),
    });
  }, byMs);
/** Plays the season from `seconds` on, and lets some of it be heard. */
async function listenFrom(page: Page, seconds: number): Promise<void> {
  await goTo(page, `${canto.url}/seasons/${seasonId}`);
  const play = page.getByRole('complementary', { name: 'Player' }).getByRole('button', { name: /^(Play|Pause)$/ });
  await play.waitFor();
  await play.click();
  await hearSome(page);
  await page.evaluate(
    (to) => window.sounds.filter(({ paused }) => !paused).forEach((s) => (s.currentTime = to)),
    seconds,
  );
  await expect.poll(() => hear(page)).toBeGreaterThan(seconds + 1);
}

it('opens where it was after a reload at 2:02, and after the server was killed', async () => {
  const { context, page, problems } = await openPage(browser);
  await lendEars(context);
  await listenFrom(page, 122);
  // A listener's battery lasts for hours of this: what moves hops, and no animation has each frame drawn.
  await expect.poll(() => page.locator('.eq--moving').count()).toBe(1);
  await expect
    .poll(() => page.evaluate(() => document.getAnimations().map((moving) => (moving as CSSAnimation).animationName)))
    .toEqual([]);
  const left = (await hear(page))!;
  const before = performance.now();
  await page.reload();
  // It sounds on until the page goes.
  const since = (performance.now() - before) / 1000;
  await expect.poll(() => elapsed(page)).toBeGreaterThanOrEqual(Math.floor(left) - 2);
  expect(await elapsed(page)).toBeLessThanOrEqual(left + since + 2);
  expect(await hear(page), 'nothing starts by itself').toBeNull();
  await page.getByRole('complementary', { name: 'Player' }).getByRole('button', { name: 'Play', exact: true }).click();
  expect(await hearSome(page)).toBeGreaterThan(left - 2);
  const killedAt = (await hear(page))!;
  await canto.kill();
  await canto.restart();
  await goTo(page, canto.url);
  await expect.poll(() => elapsed(page)).toBeGreaterThanOrEqual(Math.floor(killedAt) - 2);
  await page.getByRole('heading', { name: 'Continue listening' }).waitFor();
  // While the server was away, the browser said so.
  expect(problems.filter((problem) => !/ERR_(?:CONNECTION|EMPTY_RESPONSE)|Failed to fetch/.test(problem))).toEqual([]);
  await context.close();
  // A killed server takes up to a minute to open again beside other journeys; cut off before, it is missing to all that follow.
}, 300_000);

it('joins the account at sign-in, and offers the later place of a device whose clock is an hour behind, in one line', async () => {
  const first = await openPage(browser, { viewport: desktop });
  await lendEars(first.context);
  await listenFrom(first.page, 40);
  await first.page.getByRole('button', { name: 'Pause', exact: true }).first().click();
  await signIn(first.context);
  await goTo(first.page, canto.url);
  await expect
    .poll(() => first.page.evaluate(async () => (await (await fetch('/api/me/listening')).json()).items.length))
    .toBeGreaterThan(0);

  const second = await openPage(browser, { viewport: phone, hasTouch: true, isMobile: true });
  await setBack(second.context, 60 * 60 * 1000);
  await lendEars(second.context);
  await signIn(second.context);
  await listenFrom(second.page, 161);
  await second.page.getByRole('button', { name: 'Pause', exact: true }).first().click();
  await expect
    .poll(() =>
      second.page.evaluate(async () => {
        const { items } = (await (await fetch('/api/me/listening')).json()) as { items: { to_ms: number }[] };
        return Math.max(...items.map(({ to_ms }) => to_ms));
      }),
    )
    .toBeGreaterThan(161_000);

  await goTo(first.page, canto.url);
  const offer = first.page.getByRole('button', { name: /^Go on at 2:4\d from your phone$/ });
  await offer.waitFor();
  expect(await elapsed(first.page), 'this device stays where it was').toBeLessThan(60);
  await expectNoObjection(first.page);
  await offer.click();
  await expect.poll(() => hear(first.page)).toBeGreaterThan(160);
  await offer.waitFor({ state: 'detached' });
  await first.context.close();
  await second.context.close();
});

it('keeps a history that can be searched and deleted, here and with the account', async () => {
  const { context, page, problems } = await openPage(browser);
  await signIn(context);
  await goTo(page, `${canto.url}/history`);
  await page.getByRole('heading', { name: 'Today' }).waitFor();
  await page.getByRole('searchbox', { name: 'Search your history' }).fill('no such thing');
  await page.getByText('No "no such thing" in your history').waitFor();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expectNoObjection(page);
  await page.getByRole('button', { name: 'Delete all...' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('heading', { name: 'Nothing heard yet' }).waitFor();
  expect(await page.evaluate(async () => (await (await fetch('/api/me/listening')).json()).items)).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});

it('is one sound over two tabs, and obeys its keys', async () => {
  const { context, page } = await openPage(browser);
  await lendEars(context);
  await listenFrom(page, 10);
  const other = await context.newPage();
  await goTo(other, `${canto.url}/seasons/${seasonId}`);
  await other.getByRole('complementary', { name: 'Player' }).getByRole('button', { name: 'Play', exact: true }).click();
  await hearSome(other);
  await expect.poll(() => hear(page)).toBeNull();
  await other.keyboard.press('k');
  await expect.poll(() => hear(other)).toBeNull();
  await other.keyboard.press(']');
  await other.keyboard.press('k');
  await hearSome(other);
  expect(await other.evaluate(() => window.sounds.find(({ paused }) => !paused)?.playbackRate)).toBe(1.05);
  await other.keyboard.press('?');
  await other.getByRole('dialog', { name: /Keys/ }).waitFor();
  await expectNoObjection(other);
  await context.close();
});

it('opens a sheet on phones, without sideways scrolling at 320 pixels', async () => {
  const { context, page, problems } = await openPage(browser, {
    viewport: { width: 320, height: 640 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    // A download is played from the cache by the service worker.
    serviceWorkers: 'allow',
  });
  await lendEars(context);
  await listenFrom(page, 60);
  await page.getByRole('button', { name: /^Open player/ }).click();
  const sheet = page.getByRole('dialog', { name: /^Player, / });
  await sheet.getByRole('slider', { name: 'Seek' }).waitFor();
  await expect.poll(() => sheet.getByText(/Scene \d of \d/).count()).toBe(1);
  await expectNoObjection(page);
  expect(await beyondWindow(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Scene after' }).click();
  await expect.poll(() => hear(page)).toBeGreaterThan(62);
  await sheet.getByRole('button', { name: 'Download', exact: true }).click();
  await sheet.getByRole('link', { name: 'Downloaded, to Downloads' }).waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Open player');
  expect(problems).toEqual([]);
  await context.close();
});

it('leaves nothing out of the window at 200 %', async () => {
  // A window of 1280 by 720, twice as large.
  const { context, page, problems } = await openPage(browser, {
    viewport: { width: 640, height: 360 },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  });
  await lendEars(context);
  await listenFrom(page, 60);
  expect(await beyondWindow(page)).toEqual([]);
  await page.getByRole('button', { name: /^Open player/ }).click();
  const sheet = page.getByRole('dialog', { name: /^Player, / });
  await sheet.getByRole('slider', { name: 'Seek' }).waitFor();
  expect(await beyondWindow(page)).toEqual([]);
  await expectNoObjection(page, 'the sheet at 200 %');
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Pause', exact: true }).first().click();
  const { show_id: showId } = await page.evaluate(
    async (id) => (await (await fetch(`/api/seasons/${id}`)).json()) as { show_id: string },
    seasonId,
  );
  for (const [path, heading] of [
    [`/interactive-shows/${showId}`, 'Fan Created Seasons'],
    ['/', 'Continue listening'],
    ['/history', 'History'],
    ['/downloads', 'Downloads'],
  ] as const) {
    await goTo(page, canto.url + path);
    await page.getByRole('heading', { name: heading }).first().waitFor();
    expect([path, await beyondWindow(page)]).toEqual([path, []]);
    if (heading === 'Fan Created Seasons')
      await page.getByRole('link', { name: /Episode 1 of \d, at 1:0\d/ }).waitFor();
  }
  expect(problems).toEqual([]);
  await context.close();
});
