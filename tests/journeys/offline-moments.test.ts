import type { BrowserContext, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Listened } from '#shared/listening-log.ts';
import type { Episode } from '#shared/seasons.ts';
import type { Person } from '../person.ts';
import { holdVoices } from '../quick-speech.ts';
import { createShowFixture, makeSeason, untilReady } from '../show-fixture.ts';
import { goTo, openPage, untilSo } from './browser.ts';
import { ownBrowser, ownPages } from './journey.ts';
import { hear, hearSome, lendEars } from './listen.ts';

const world = await ownPages();
const browser = await ownBrowser();
const fixture = await createShowFixture(world, await world.listener('owner@example.com'));
const shared = await makeSeason(await world.listener('maker@example.com'), fixture);

let member: Person;
let context: BrowserContext;
let page: Page;
const seasonPage = (id = shared.seasonId) => `${world.url}/seasons/${id}`;
const player = () => page.getByRole('complementary', { name: 'Player' });
const sound = () => player().getByRole('button', { name: /^(Play|Pause)$/ });
const toast = (words: RegExp) => page.locator('.toast').filter({ hasText: words }).last();
const episodeList = () => page.getByRole('list', { name: 'Episodes' });
const ask = (event: string, detail: object = {}) =>
  page.evaluate(([name, what]) => window.dispatchEvent(new CustomEvent(name, { detail: what })), [
    event,
    detail,
  ] as const);
const episodesOf = async (id: string) =>
  (await member.get<{ items: Episode[] }>(`/api/seasons/${id}/episodes`)).body.items;
/** Moves what sounds to another second, as a drag of the bar would. */
const seekTo = (share: number) =>
  page.evaluate((to) => {
    const playing = window.sounds.find(({ paused }) => !paused)!;
    playing.currentTime = playing.duration * to;
  }, share);

/** Plays something of a season, until what is needed without a network is there. */
async function listen(id = shared.seasonId): Promise<void> {
  await goTo(page, seasonPage(id));
  await sound().click();
  await hearSome(page);
  await untilSo(page, () => navigator.serviceWorker.controller !== null);
  await untilSo(page, async () => {
    const cache = await caches.open('canto-pages');
    return (await cache.match(location.pathname)) && (await cache.match(`${location.pathname}.data`));
  });
  // The whole episode with its music, in the page, once it is what is heard: until then it runs along muted.
  await untilSo(page, () =>
    window.sounds.some(({ paused, muted, src }) => !paused && !muted && src.startsWith('blob:')),
  );
}
async function goesOnSounding(): Promise<void> {
  await expect.poll(() => hear(page)).not.toBeNull();
  const before = (await hear(page)) ?? 0;
  await expect.poll(async () => (await hear(page)) ?? 0).toBeGreaterThan(before + 1);
}

beforeEach(async () => {
  member = await world.listener();
  ({ context, page } = await openPage(browser, { serviceWorkers: 'allow', reducedMotion: 'reduce' }));
  await lendEars(context);
  return () => context.close();
});

describe('the network goes while a listener', () => {
  it('loads: the page comes from the browser, with the place that was heard', async () => {
    await listen();
    const left = (await hear(page))!;
    await sound().click();
    await context.setOffline(true);
    await page.reload();
    await episodeList().waitFor();
    await expect.poll(() => player().innerText()).toMatch(/\d:\d\d/);
    await sound().click();
    await expect.poll(async () => (await hear(page)) ?? 0).toBeGreaterThan(left - 3);
  });

  it('plays: the sound goes on', async () => {
    await listen();
    await context.setOffline(true);
    await goesOnSounding();
  });

  it('seeks: it goes on there', async () => {
    await listen();
    await context.setOffline(true);
    await seekTo(0.6);
    await goesOnSounding();
    await seekTo(0.1);
    await goesOnSounding();
  });

  it('chooses: the door waits over a reload, and opens once, charged once', async () => {
    await world.welcome(context, member);
    const { seasonId } = await makeSeason(member, fixture);
    await listen(seasonId);
    const balance = await member.balance();
    await context.setOffline(true);
    await page.locator('.path').nth(1).click();
    await toast(/The door waits until you are back/).waitFor();
    await page.reload();
    await goTo(page, `${world.url}/downloads`);
    await page.getByText(/not before/).waitFor();
    expect(await member.balance()).toBe(balance);
    await context.setOffline(false);
    await expect.poll(() => member.balance()).toBe(balance - 300);
    await page.reload();
    await page.waitForTimeout(1000);
    expect(await episodesOf(seasonId)).toHaveLength(2);
    expect(await member.balance()).toBe(balance - 300);
  });

  it('pays: nothing is opened or taken, and another press pays', async () => {
    await world.welcome(context, member);
    await goTo(page, world.url);
    await page.getByRole('button', { name: /cantos, open wallet/ }).click();
    await page.getByRole('button', { name: /Buy More/ }).click();
    const pack = page.getByRole('dialog').getByRole('button', { name: /Starter Pack/ });
    await pack.waitFor();
    // The code of messages comes ahead of the first one, some seconds after the page.
    await untilSo(page, () =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/toasts-')),
    );
    await context.setOffline(true);
    await pack.click();
    await toast(/Payment Error/).waitFor();
    expect(context.pages()).toHaveLength(1);
    await context.setOffline(false);
    await pack.click();
    await toast(/Checkout opened/).waitFor();
    expect(await member.balance()).toBe(1000);
  });

  it('waits for an episode: the page stays, and shows it when it is back', async () => {
    await world.welcome(context, member);
    const { seasonId } = await makeSeason(member, fixture);
    await goTo(page, seasonPage(seasonId));
    const letGo = holdVoices(world);
    await page.locator('.path').first().click();
    await expect.poll(async () => (await episodesOf(seasonId)).length).toBe(2);
    await context.setOffline(true);
    letGo();
    await untilReady(member, seasonId);
    await episodeList().waitFor();
    await context.setOffline(false);
    await expect.poll(() => episodeList().getByRole('listitem').count()).toBeGreaterThan(1);
    await page.locator('.path').first().waitFor();
  });

  it('hears the end: what was heard is kept, and nothing breaks', async () => {
    await listen();
    await context.setOffline(true);
    await seekTo(0.995);
    await expect.poll(() => hear(page)).toBeNull();
    await player().getByRole('button', { name: 'Play', exact: true }).waitFor();
    await episodeList().waitFor();
    await context.setOffline(false);
    await sound().click();
    await hearSome(page);
  });

  it('goes to another page: it opens if it was visited, and sound goes on either way', async () => {
    await world.welcome(context, member);
    await listen();
    await page.getByRole('button', { name: /account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Downloads' }).click();
    await page.getByRole('heading', { name: 'Downloads', level: 1 }).waitFor();
    await context.setOffline(true);
    await page.goBack();
    await episodeList().waitFor();
    await page.getByRole('link', { name: 'Browse Shows' }).first().click();
    await toast(/You are offline/).waitFor();
    await episodeList().waitFor();
    await goesOnSounding();
  });

  it('signs in: what was typed stays, and another press signs in', async () => {
    await listen();
    await ask('canto:sign-in', { mode: 'sign-in' });
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').last().fill(member.email);
    await dialog.getByLabel('Password').last().fill('a lantern at sea');
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).last().click();
    await page.locator('.toast').last().waitFor();
    expect(await dialog.getByLabel('Email').last().inputValue()).toBe(member.email);
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).last().click();
    await page.getByRole('button', { name: /account menu/ }).waitFor();
    await goesOnSounding();
  });

  it('is brought up to date: the version that is there stays and works', async () => {
    await listen();
    await context.setOffline(true);
    const state = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update().catch(() => {});
      return registration.active?.state;
    });
    expect(state).toBe('activated');
    await goesOnSounding();
    await page.reload();
    await episodeList().waitFor();
  });

  it('downloads: nothing half is kept, and another press downloads', async () => {
    await listen();
    const press = async () => {
      await page.getByRole('button', { name: 'Take away this season' }).click();
      await page.getByRole('menuitem', { name: 'Download for offline' }).click();
    };
    await context.setOffline(true);
    await press();
    await toast(/The download (broke off|could not begin)/).waitFor();
    expect(await page.evaluate(async () => (await (await caches.open('canto-downloads')).keys()).length)).toBe(0);
    await context.setOffline(false);
    await press();
    await toast(/1 episode is downloaded/).waitFor();
  });

  it('closes the page: what was heard is with the account later', async () => {
    await world.welcome(context, member);
    await listen();
    await context.setOffline(true);
    await seekTo(0.5);
    await goesOnSounding();
    const left = (await hear(page))!;
    await page.close();
    await context.setOffline(false);
    page = await context.newPage();
    await goTo(page, world.url);
    const furthest = async () => {
      const { items } = (await member.get<{ items: Listened[] }>('/api/me/listening')).body;
      return Math.max(0, ...items.map(({ to_ms }) => to_ms)) / 1000;
    };
    await expect.poll(furthest).toBeGreaterThan(left - 2);
  });
});

describe('a download', () => {
  const takeAway = async () => {
    await page.getByRole('button', { name: 'Take away this season' }).click();
    await page.getByRole('menuitem', { name: 'Download for offline' }).click();
  };

  it('plays without a network, from any place in it, in a page that was opened without one', async () => {
    await goTo(page, seasonPage());
    await takeAway();
    await toast(/1 episode is downloaded/).waitFor();
    await untilSo(page, () => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await page.close();
    page = await context.newPage();
    await goTo(page, `${world.url}/downloads`);
    await page.getByRole('button', { name: new RegExp(`^Play ${shared.episodes[0]!.title}`) }).click();
    await hearSome(page);
    await seekTo(0.7);
    await goesOnSounding();
  });

  it('of a season lists its episodes with their sizes, and leaves nothing when it is deleted', async () => {
    await world.welcome(context, member);
    const { seasonId, episodes } = await makeSeason(member, fixture);
    const { items } = (await member.get<{ items: { id: string }[] }>(`/api/episodes/${episodes[0]!.id}/choices`)).body;
    await member.run('create-next-episode-v3', { seasonId, episodeId: episodes[0]!.id, choiceId: items[0]!.id });
    await untilReady(member, seasonId);
    await goTo(page, seasonPage(seasonId));
    await takeAway();
    await toast(/2 episodes are downloaded/).waitFor();
    await goTo(page, `${world.url}/downloads`);
    await expect.poll(() => page.getByText(/\d\.\d MB$/).count()).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'Delete season' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('heading', { name: 'Nothing downloaded' }).waitFor();
    const kept = await page.evaluate(async () =>
      (await (await caches.open('canto-downloads')).keys()).map(({ url }) => new URL(url).pathname),
    );
    expect(kept.filter((path) => path.startsWith('/media/episodes/'))).toEqual([]);
  });
});
