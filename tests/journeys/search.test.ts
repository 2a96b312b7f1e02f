// What the search box does under fingers and keys, and Browse with what it finds of other kinds than shows.
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { makeSeason, createShowFixture } from '../show-fixture.ts';
import { expectNoObjection } from './axe.ts';
import { beyondWindow, goTo, openPage, phone } from './browser.ts';
import { ownBrowser, ownPages } from './journey.ts';

const world = await ownPages();
const browser = await ownBrowser();
const owner = await world.listener('owner@example.com');
const fan = await world.listener('gullpoint@example.com');
const stage = await createShowFixture(world, owner);
const { seasonId } = await makeSeason(fan, stage);

let context: BrowserContext | undefined;
afterEach(async () => {
  await context?.close();
  context = undefined;
});

async function open(path: string, look: BrowserContextOptions = {}): Promise<Page> {
  const opened = await openPage(browser, look);
  context = opened.context;
  await goTo(opened.page, `${world.url}${path}`);
  return opened.page;
}
const boxOf = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Search Interactive Shows' });

it('the box finds all kinds while one types, and arrows and Enter open one of them', async () => {
  const page = await open('/');
  const box = boxOf(page).first();
  await box.fill('l');
  await page.waitForTimeout(400);
  expect(await page.getByRole('listbox').count()).toBe(0);
  await box.fill('lanturn');
  const list = page.getByRole('listbox', { name: 'Search results' });
  await list.waitFor();
  for (const kind of ['Shows', 'Seasons', 'Characters']) await list.getByRole('group', { name: kind }).waitFor();
  await page.getByText('Showing lantern.').waitFor();
  await expectNoObjection(page, 'the search box');
  await box.press('ArrowDown');
  const selected = list.getByRole('option', { selected: true });
  await expect.poll(() => selected.textContent()).toContain('The Lantern Keepers');
  expect(await box.getAttribute('aria-activedescendant')).toBe(await selected.getAttribute('id'));
  await box.press('ArrowDown');
  await box.press('Enter');
  await page.waitForURL(`**/seasons/${seasonId}`);
  expect(await boxOf(page).first().inputValue()).toBe('');
});

it('Esc closes the list and keeps the words, and Enter without a choice leads to Browse', async () => {
  const page = await open('/');
  const box = boxOf(page).first();
  await box.fill('lantern');
  await page.getByRole('listbox').waitFor();
  await box.press('Escape');
  await expect.poll(() => page.getByRole('listbox').count()).toBe(0);
  expect([await box.inputValue(), await box.getAttribute('aria-expanded')]).toEqual(['lantern', 'false']);
  await box.press('ArrowDown');
  await page.getByRole('listbox').waitFor();
  await box.press('ArrowUp');
  await box.press('Enter');
  await page.waitForURL('**/browse?search=lantern');
});

it('on a phone the list stands in the menu, where Esc closes the list before the menu', async () => {
  const page = await open('/', { viewport: phone });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const box = page.locator('#header-sheet').getByRole('combobox');
  await box.fill('gullpoint');
  await page
    .getByRole('option', { name: /gullpoint/ })
    .first()
    .waitFor();
  await box.press('Escape');
  await expect.poll(() => page.getByRole('listbox').count()).toBe(0);
  await box.press('Escape');
  await expect.poll(() => page.locator('#header-sheet').count()).toBe(0);
});

it('says so when the search rests, and Enter still leads to Browse', async () => {
  const page = await open('/');
  await page.route('**/api/search?**', (route) => route.abort());
  await boxOf(page).first().fill('lantern');
  await page.getByText('Search is resting. Press Enter to try Browse.').first().waitFor();
  await boxOf(page).first().press('Enter');
  await page.waitForURL('**/browse?search=lantern');
});

it('Browse tells what was mended, leads to what was typed, and shows every kind', async () => {
  const page = await open('/browse?search=lanturn');
  await page.getByText('Showing lantern.').waitFor();
  await page
    .getByRole('link', { name: /The Lantern Keepers/ })
    .first()
    .waitFor();
  await page
    .getByRole('navigation', { name: 'Kinds' })
    .getByRole('link', { name: /Seasons/ })
    .click();
  await page.waitForURL('**/browse?search=lanturn&kind=seasons');
  await page.getByRole('list', { name: 'Seasons' }).getByRole('link').waitFor();
  await expectNoObjection(page);
  await page.getByRole('link', { name: 'Search for “lanturn”' }).click();
  await page.getByText('No seasons found').waitFor();
});

it('all kinds stand in one line on a phone', async () => {
  // Small, as counts of four digits take more room than the single ones here.
  const page = await open('/browse?search=lanturn', { viewport: { ...phone, width: 360 } });
  const links = page.getByRole('navigation', { name: 'Kinds' }).getByRole('link');
  await links.first().waitFor();
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
  expect([tops.length, new Set(tops).size]).toEqual([4, 1]);
  expect(await beyondWindow(page)).toEqual([]);
});

it.each([
  ['1440 px', {}],
  ['390 px', { viewport: phone }],
])('where nothing is found, offers two shows that arrows choose from, at %s', async (_, look) => {
  await createShowFixture(world, fan);
  const page = await open('/', look);
  const isPhone = 'viewport' in look;
  if (isPhone) await page.getByRole('button', { name: 'Open menu' }).click();
  const box = isPhone ? page.locator('#header-sheet').getByRole('combobox') : boxOf(page).first();
  await box.fill('zzqqxx');
  const instead = page.getByRole('group', { name: 'Shows to try' });
  await instead.getByRole('option').nth(1).waitFor();
  expect(await instead.getByRole('option').count()).toBe(2);
  await page.getByText('No shows found', { exact: true }).waitFor();
  await expectNoObjection(page, 'nothing found');
  await box.press('ArrowDown');
  await box.press('Enter');
  await page.waitForURL('**/interactive-shows/*');
});
