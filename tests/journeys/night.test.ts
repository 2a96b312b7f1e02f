import { expect, it } from 'vitest';
import { createShowFixture, makeSeason } from '../show-fixture.ts';
import { expectNoObjection } from './axe.ts';
import { goTo, openPage, phone } from './browser.ts';
import { ownBrowser, ownPages } from './journey.ts';
import { hear, hearSome, lendEars } from './listen.ts';

const world = await ownPages();
const browser = await ownBrowser();
const member = await world.listener();
const { seasonId, episodes } = await makeSeason(member, await createShowFixture(world, member));

it('the morning after the sleep timer offers where one was last awake, once', async () => {
  const { context, page } = await openPage(browser, {
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  await lendEars(context);
  await context.clock.install({ time: new Date('2026-11-22T22:30:00') });
  await goTo(page, `${world.url}/seasons/${seasonId}`);
  const player = page.getByRole('complementary', { name: 'Player' });
  await player.getByRole('button', { name: 'Play', exact: true }).click();
  await hearSome(page);
  await page.getByRole('button', { name: /^Open player/ }).click();
  const sheet = page.getByRole('dialog', { name: /^Player, / });
  await sheet.getByRole('button', { name: 'Sleep timer' }).click();
  await sheet.getByRole('slider', { name: 'Minutes until it stops' }).focus();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowLeft');
  await sheet.getByRole('button', { name: 'Start, 34 minutes' }).waitFor();
  await sheet.getByRole('button', { name: /^End of the episode \d:\d\d left, at 22:3\d$/ }).click();
  await sheet.getByRole('button', { name: 'Start, end of the episode' }).waitFor();
  await expectNoObjection(page);
  await sheet.getByRole('slider', { name: 'Minutes until it stops' }).focus();
  for (let minutes = 34; minutes > 20; minutes--) await page.keyboard.press('ArrowLeft');
  await sheet.getByRole('button', { name: 'Start, 20 minutes' }).click();
  await page.evaluate(() => window.sounds.filter(({ paused }) => !paused).forEach((each) => (each.currentTime = 20)));
  await expect.poll(async () => (await hear(page)) ?? 0).toBeGreaterThan(20);
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.sounds.filter(({ paused }) => !paused).forEach((each) => (each.currentTime = 40)));
  await hearSome(page);
  // A sentence is waited for, fifteen seconds at most.
  await context.clock.fastForward('20:20');
  await expect.poll(() => hear(page)).toBeNull();
  await context.clock.fastForward('08:00:00');
  await goTo(page, world.url);
  const card = page.getByRole('article', { name: 'Where was I?' });
  await card.getByText(/^Last night .* went on without you\. The last sign of you was a key, at 22:3\d\.$/).waitFor();
  await card.getByRole('button', { name: /^Where it stopped 0:4\d$/ }).waitFor();
  await card.getByRole('button', { name: 'From the beginning 0:00' }).waitFor();
  await expectNoObjection(page);
  await card.getByRole('button', { name: /^Listen from 0:2\d$/ }).click();
  await hearSome(page);
  expect(await hear(page)).toBeLessThan(30);
  await card.waitFor({ state: 'detached' });
  await goTo(page, world.url);
  await page.getByRole('heading', { name: 'Continue listening' }).waitFor();
  expect(await card.count()).toBe(0);
  expect(episodes).toHaveLength(1);
  await context.close();
});
