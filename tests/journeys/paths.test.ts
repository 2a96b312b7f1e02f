// One story with many remixes: its map by mouse, by keyboard and on a phone; a door that is told, walked for nothing.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EpisodeChoice } from '#shared/seasons.ts';
import type { Person } from '../person.ts';
import { createShowFixture, makeSeason, untilReady } from '../show-fixture.ts';
import { expectNoObjection } from './axe.ts';
import { beyondWindow, desktop, goTo, openPage, phone, type OpenPage } from './browser.ts';
import { ownBrowser, ownPages } from './journey.ts';
import { hear, hearSome, lendEars } from './listen.ts';

const world = await ownPages();
const browser = await ownBrowser();
let [ada, bela, dora]: Person[] = [];
let seasonId: string;
let remixId: string;
let doors: EpisodeChoice[];
let context: OpenPage['context'];
let page: Page;

const choicesOf = async (episodeId: string) =>
  (await ada!.get<{ items: EpisodeChoice[] }>(`/api/episodes/${episodeId}/choices`)).body.items;

async function remix(person: Person, from: string, episodeNumber: number, choice: EpisodeChoice) {
  const { body } = await person.run<{ newSeason: { id: string } }>('remix-season', {
    seasonId: from,
    episodeNumber,
    choiceId: choice.id,
  });
  return { id: body.newSeason.id, episodes: await untilReady(person, body.newSeason.id) };
}

beforeAll(async () => {
  [ada, bela, dora] = await Promise.all(Array.from({ length: 3 }, () => world.listener()));
  for (const person of [ada!, bela!]) await world.setBalance(person, 10_000);
  const fixture = await createShowFixture(world, ada!);
  const source = await makeSeason(ada!, fixture);
  seasonId = source.seasonId;
  doors = await choicesOf(source.episodes[0]!.id);
  const told = await remix(bela!, seasonId, 1, doors[0]!);
  remixId = told.id;
  for (const door of await choicesOf(told.episodes[1]!.id)) await remix(bela!, remixId, 2, door);
  await remix(ada!, seasonId, 1, doors[1]!);
  ({ context, page } = await openPage(browser, { viewport: desktop, reducedMotion: 'reduce' }));
  await lendEars(context);
  await world.welcome(context, dora!);
});
afterAll(() => context?.close());

const onLook = async (name: string) => {
  const folder = process.env.LOOK_AT;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

it('leads from the season to its map, which arrows walk and Enter opens', async () => {
  await goTo(page, `${world.url}/seasons/${seasonId}`);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('link', { name: 'Open the map' }).waitFor();
  await onLook('season');
  await expectNoObjection(page);
  await page.getByRole('link', { name: 'Open the map' }).click();
  await page.getByRole('heading', { name: 'Where the Paths Lead', level: 1 }).waitFor();
  const tree = page.getByRole('tree', { name: 'Where the paths lead' });
  await tree.focus();
  const spoken = () => tree.getByRole('treeitem').textContent();
  expect(await spoken()).toMatch(/^Episode 1, /);
  await page.keyboard.press('ArrowRight');
  expect(await spoken()).toMatch(/^Episode 2, veiled, through the door .+, already told, free$/);
  await page.keyboard.press('ArrowDown');
  expect(await spoken()).toContain(doors[1]!.choice_text);
  await onLook('map');
  await page.keyboard.press('Enter');
  const card = page.getByRole('region', { name: 'Episode 2' });
  await card.getByRole('button', { name: 'Lift the veil' }).click();
  await expect.poll(spoken).not.toContain('veiled');
  await card.getByRole('button', { name: 'Make your own' }).waitFor();
  await onLook('map-card');
  await expectNoObjection(page);
  await page.keyboard.press('Escape');
});

it('is a list of doors within doors, where a told one is walked for nothing and kept as a playlist', async () => {
  const before = await dora!.balance();
  await goTo(page, `${world.url}/seasons/${seasonId}/map`);
  await page.getByRole('button', { name: 'list', exact: true }).click();
  const fold = page.locator('details').filter({ hasText: doors[0]!.choice_text }).first();
  await fold.locator('summary').first().click();
  await fold.getByRole('button', { name: /Episode 2, Veiled/ }).click();
  await onLook('map-list');
  await page.getByRole('button', { name: 'Walk this path, free' }).click();
  await page.waitForURL((url) => !url.pathname.includes(seasonId) && url.searchParams.get('e') === '2');
  expect(await dora!.balance()).toBe(before);
  await expect.poll(() => page.getByRole('list', { name: 'Episodes' }).getByRole('listitem').count()).toBe(2);
});

it('offers a told door for nothing before it is paid for', async () => {
  await page
    .getByRole('button', { name: /Already told, free/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('This door of this story is already told. Walk it for free?').waitFor();
  await dialog.getByRole('button', { name: 'Make your own (300 cantos)' }).waitFor();
  await onLook('told-door');
  await expectNoObjection(page);
  const playlist = page.url();
  await dialog.getByRole('button', { name: 'Walk this path, free' }).click();
  await page.waitForURL((url) => url.searchParams.get('e') === '3');
  expect(new URL(page.url()).pathname, 'the playlist goes on').toBe(new URL(playlist).pathname);
  await expect.poll(() => page.getByRole('list', { name: 'Episodes' }).getByRole('listitem').count()).toBe(3);
  const third = (await dora!.get<{ items: { title: string }[] }>(`/api${new URL(playlist).pathname}/episodes`)).body
    .items[2]!;
  await page.getByRole('complementary', { name: 'Player' }).getByText(third.title).first().waitFor();
});

it('has what plays next dragged into another order, there and back in one go', async () => {
  const player = page.getByRole('complementary', { name: 'Player' });
  await player.getByRole('button', { name: 'Play', exact: true }).click();
  const offers = page.getByRole('button', { name: /^Play .+ after this$/ });
  await expect.poll(() => offers.count()).toBe(2);
  for (const at of [0, 1]) await offers.nth(at).click();
  await player.getByRole('button', { name: 'Pause', exact: true }).click();
  await player.getByRole('button', { name: 'Up next 2' }).click();
  const panel = page.getByRole('dialog', { name: 'Up next' });
  const handles = panel.getByRole('button', { name: /^Move / });
  const order = () =>
    handles.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')!.replace(/, \d of 2$/, '')));
  const before = await order();
  expect(before).toHaveLength(2);
  const middles: { x: number; y: number }[] = [];
  for (const at of [0, 1]) {
    const { x, y, width, height } = (await handles.nth(at).boundingBox())!;
    middles.push({ x: x + width / 2, y: y + height / 2 });
  }
  const moveTo = (at: number) => page.mouse.move(middles[at]!.x, middles[at]!.y, { steps: 6 });
  await moveTo(0);
  await page.mouse.down();
  await moveTo(1);
  await expect.poll(order).toEqual(before.toReversed());
  await moveTo(0);
  await expect.poll(order).toEqual(before);
  await moveTo(1);
  await page.mouse.up();
  await expect.poll(order).toEqual(before.toReversed());
  expect(await handles.evaluateAll((all) => all.map((one) => one.getAttribute('aria-pressed')))).toEqual([
    'false',
    'false',
  ]);
  await moveTo(0);
  expect(await order(), 'it was let go').toEqual(before.toReversed());
  await panel.getByRole('button', { name: 'Clear' }).click();
  await player.getByRole('button', { name: /^Up next/ }).click();
});

it('tells what share went through each door of the path, and fits a phone and a window of 320 px', async () => {
  const playlist = new URL(page.url()).pathname;
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByText('50% opened it').waitFor();
  await goTo(page, `${world.url}${playlist}/map`);
  await page.getByRole('heading', { name: 'The Road Not Taken' }).waitFor();
  await onLook('map-walked');
  await expectNoObjection(page);
  await page.setViewportSize(phone);
  const taken = page.getByRole('group', { name: 'Doors of episode 1' });
  await taken.getByText('50%').first().waitFor();
  await onLook('map-phone');
  await expectNoObjection(page);
  await taken.getByRole('button', { name: doors[1]!.choice_text }).click();
  await page.getByRole('button', { name: /^1 episode, veiled/ }).click();
  await page.getByRole('region', { name: 'Episode 2' }).getByRole('button', { name: 'Lift the veil' }).waitFor();
  await onLook('map-phone-door');
  await expectNoObjection(page);
  await page.getByRole('button', { name: 'all as a list' }).click();
  await page
    .getByText(/Through the door .*\d+% opened it/s)
    .first()
    .waitFor();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await beyondWindow(page)).toEqual([]);
  await page.setViewportSize(desktop);
});

it('opens a door that nobody has opened from the map, by keys, for 300 cantos', async () => {
  const before = await dora!.balance();
  await goTo(page, `${world.url}/seasons/${seasonId}/map`);
  const tree = page.getByRole('tree', { name: 'Where the paths lead' });
  await tree.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const spoken = await tree.getByRole('treeitem').textContent();
  expect(spoken).toBe(`The door ${doors[2]!.choice_text} to episode 2, nobody has opened it, 300 cantos`);
  await page.keyboard.press('Enter');
  await page.getByText('Nobody has opened it yet.').waitFor();
  await onLook('map-shut-door');
  await expectNoObjection(page);
  await page.getByRole('button', { name: 'Open this door (300 cantos)' }).click();
  await page.waitForURL((url) => url.searchParams.get('new') === 'true');
  expect(await dora!.balance()).toBe(before - 300);
});

it('plays the first minute behind a door that was not taken, of the telling most heard, and ends it softly', async () => {
  const second = await remix(bela!, seasonId, 1, doors[1]!);
  const [, theirs] = second.episodes;
  for (const person of [bela!, dora!])
    await person.run('track-episode-play', { episodeId: theirs!.id, seasonId: second.id });
  await goTo(page, `${world.url}/seasons/${remixId}/map`);
  const road = page.getByRole('region', { name: 'The Road Not Taken' });
  await road.getByText('Episode 1.').waitFor();
  const asked = page.waitForRequest((request) => request.url().endsWith(theirs!.voice_audio_url!));
  await road.getByRole('button', { name: `Hear the first minute of ${doors[1]!.choice_text}` }).click();
  await asked;
  const player = page.getByRole('complementary', { name: 'Player' });
  await player.getByText(`First minute: ${doors[1]!.choice_text}`).first().waitFor();
  expect(await hearSome(page)).toBeLessThan(30);
  await onLook('map-first-minute');
  await expectNoObjection(page);
  // The keys that listeners have: 15 s on and 5 s on, to the 56th second or so.
  const nudge = async (to: number) => {
    const at = (await hear(page)) ?? 0;
    for (let left = Math.floor((to - at) / 5); left > 0; left--) await page.keyboard.press('ArrowRight');
  };
  await nudge(57);
  expect(await hearSome(page)).toBeGreaterThan(50);
  const heard: { at: number; volume: number }[] = [];
  await expect
    .poll(
      async () => {
        const sound = await page.evaluate(() => {
          const one = window.sounds.find(({ paused }) => !paused);
          return one ? { at: one.currentTime, volume: one.volume } : null;
        });
        if (sound) heard.push(sound);
        return sound;
      },
      { interval: 60 },
    )
    .toBeNull();
  expect(heard.at(-1)!.at).toBeGreaterThan(58.5);
  expect(heard.at(-1)!.at).toBeLessThan(61);
  expect(heard.at(-1)!.volume, 'softly').toBeLessThan(heard[0]!.volume);
  await expect.poll(() => player.getByText('First minute').count()).toBe(0);
});

it('is shown to who is signed out, and is missing for a season that is', async () => {
  const { page: stranger, context: theirs } = await openPage(browser, { viewport: desktop });
  await goTo(stranger, `${world.url}/seasons/${seasonId}/map`);
  await stranger.getByRole('heading', { name: 'Where the Paths Lead' }).waitFor();
  expect(await stranger.getByText(/You have heard/).count()).toBe(0);
  const missing = await stranger.goto(`${world.url}/seasons/nowhere/map`);
  expect(missing?.status()).toBe(404);
  await theirs.close();
});
