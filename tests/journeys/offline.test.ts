import type { BrowserContext, Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import type { Episode } from '#shared/seasons.ts';
import type { Person } from '../person.ts';
import { createShowFixture, makeSeason } from '../show-fixture.ts';
import { goTo, openPage, untilSo } from './browser.ts';
import { ownBrowser, ownPages } from './journey.ts';
import { hear, hearSome, lendEars } from './listen.ts';

const world = await ownPages();
const browser = await ownBrowser();
const owner = await world.listener('owner@example.com');
const fixture = await createShowFixture(world, owner);
const { seasonId } = await makeSeason(owner, fixture);

let member: Person;
let context: BrowserContext;
let page: Page;
const player = () => page.getByRole('complementary', { name: 'Player' });
const sound = () => player().getByRole('button', { name: /^(Play|Pause)$/ });
const toast = (title: RegExp) => page.locator('.toast').filter({ hasText: title }).last();

/** Plays something of the season, until the service worker is there. */
async function listen(): Promise<void> {
  await goTo(page, `${world.url}/seasons/${seasonId}`);
  await sound().click();
  await hearSome(page);
  await untilSo(page, () => navigator.serviceWorker.controller !== null);
}

beforeEach(async () => {
  member = await world.listener();
  ({ context, page } = await openPage(browser, { serviceWorkers: 'allow', reducedMotion: 'reduce' }));
  await lendEars(context);
  await world.welcome(context, member);
  return () => context.close();
});

it('navigation without a network never cuts sound off: kept pages open, others stay shut with a reason', async () => {
  await listen();
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Downloads' }).click();
  await page.getByRole('heading', { name: 'Downloads', level: 1 }).waitFor();
  await page.goBack();
  await page.getByRole('list', { name: 'Episodes' }).waitFor();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Browse Shows' }).first().click();
  await toast(/You are offline/).waitFor();
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Downloads' }).click();
  await page.getByText('You are offline. What is downloaded plays.').waitFor();
  const before = (await hear(page))!;
  await expect.poll(() => hear(page)).toBeGreaterThan(before);
});

it('an episode whose whole comes while its first part is here can be heard to its end', async () => {
  await listen();
  await goTo(page, `${world.url}/downloads`);
  const { items } = (await member.get<{ items: Episode[] }>(`/api/seasons/${seasonId}/episodes`)).body;
  const reached = await page.evaluate(async (path) => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(path);
    const element = new Audio();
    const happens = (type: string) =>
      new Promise((resolve, reject) => {
        element.addEventListener(type, resolve, { once: true });
        setTimeout(() => reject(new Error(`No ${type} event came, at ${element.currentTime} s.`)), 10_000);
      });
    const metadata = happens('suspend');
    element.preload = 'metadata';
    element.src = path;
    await metadata;
    await (await fetch(path)).arrayBuffer();
    while (!(await caches.match(path))) await new Promise((resolve) => setTimeout(resolve, 50));
    const arrived = happens('seeked');
    element.currentTime = element.duration - 2;
    await arrived;
    const end = happens('ended');
    await element.play();
    await end;
    return element.duration - element.currentTime;
  }, items[0]!.voice_audio_url!);
  expect(reached).toBeLessThan(0.1);
});

it('a like and a door are sent once one is back, and the door is charged once and not before', async () => {
  await listen();
  const balance = await member.balance();
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Rate/ }).click();
  await toast(/Kept for later/).waitFor();
  await page.locator('.path').first().click();
  await toast(/The door waits until you are back/).waitFor();
  expect(await member.balance()).toBe(balance);
  await context.setOffline(false);
  await toast(/You were offline; the door was opened at \d\d:\d\d/).waitFor();
  expect(await member.balance()).toBe(balance - 300);
  expect((await member.get<{ liked: boolean }>(`/api/seasons/${seasonId}`)).body.liked).toBe(true);
  const { items } = (await member.get<{ items: Episode[] }>(`/api/seasons/${seasonId}/episodes`)).body;
  expect(items).toHaveLength(2);
  await goTo(page, `${world.url}/downloads`);
  await page.getByRole('heading', { name: 'While you were away' }).waitFor();
  await page.getByRole('button', { name: 'Read' }).click();
  await page.getByRole('heading', { name: 'While you were away' }).waitFor({ state: 'detached' });
});
