// What a page looks like when it is measured: nothing collapses, runs out of the window, moves under a press or hides.
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { giveUpEpisode } from '#server/productions/give-up-episode.ts';
import { setSeasonHidden } from '#server/seasons/change-season.ts';
import type { Episode } from '#shared/seasons.ts';
import { holdVoices } from '../quick-speech.ts';
import { createShowFixture, makeSeason, newSeason } from '../show-fixture.ts';
import { beyondWindow, desktop, goTo, phone, untilHydrated } from './browser.ts';
import { openScenes } from './error-scenes.ts';

const { world, owner, member, stage, seasonId, scene, open, refuse, press, dialog } = await openScenes();

const boxOf = async (part: Locator) => (await part.boundingBox())!;
const player = () => scene.page.getByRole('complementary', { name: 'Player' });

describe.each([
  ['1440 px', desktop, 600],
  ['390 px', phone, 340],
])('at %s', (_, viewport, wide) => {
  it('the page on earning has its hero over the whole column', async () => {
    await scene.page.setViewportSize(viewport);
    await open('/audio-content-monetization');
    expect((await boxOf(scene.page.locator('main > :first-child'))).width).toBeGreaterThan(wide);
    expect((await boxOf(scene.page.locator('h1'))).width).toBeGreaterThan(0.6 * wide);
  });

  it('the home of somebody with characters has nothing empty below them', async () => {
    await scene.page.setViewportSize(viewport);
    await open('/', owner);
    const characters = scene.page
      .locator('section')
      .filter({ has: scene.page.getByRole('heading', { name: 'Characters' }) });
    expect((await boxOf(characters.first())).height).toBeLessThan(460);
  });

  it('what is said of the connection covers nothing of the header', async () => {
    await scene.page.setViewportSize(viewport);
    await open('/', owner);
    await scene.page.route('**/*.data*', (route) => route.abort());
    await scene.page.evaluate(() => window.dispatchEvent(new CustomEvent('triggerWalletDropdown', { detail: {} })));
    const words = scene.page.getByText('Waiting for the connection...', { exact: true });
    await words.waitFor();
    const header = await boxOf(scene.page.getByRole('banner'));
    expect((await boxOf(words)).y).toBeGreaterThanOrEqual(header.y + header.height);
  });

  it('words of any length stay in the window', async () => {
    const change = { name: longWord, description: longWord.repeat(10), audience_rating: '10+' };
    const long = await createShowFixture(world, owner);
    const { status } = await owner.call('PATCH', `/api/shows/${long.showId}`, change);
    expect(status).toBe(200);
    await scene.page.setViewportSize(viewport);
    for (const path of [`/interactive-shows/${long.showId}`, `/browse?search=${longWord}`, '/']) {
      await open(path, owner);
      expect([path, await beyondWindow(scene.page)]).toEqual([path, []]);
    }
    await owner.call('DELETE', `/api/shows/${long.showId}`);
  });
});
const longWord = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';

describe('on the page of a season', () => {
  const episodes = () => scene.page.getByRole('list', { name: 'Episodes' });

  it.each([
    ['1440 px', desktop],
    ['390 px', phone],
  ])('playing moves nothing at %s', async (_, viewport) => {
    await scene.page.setViewportSize(viewport);
    await open(`/seasons/${seasonId}`);
    // A press on what stands under the player scrolls the page: what counts is the place in it.
    const place = () => episodes().evaluate((list) => list.getBoundingClientRect().top + window.scrollY);
    const before = await place();
    await episodes()
      .getByRole('button', { name: /^Play episode 1/ })
      .click();
    await scene.page.getByText('Currently Playing', { exact: true }).waitFor();
    // The link to a moment needs a second that has been heard.
    await scene.page.waitForTimeout(1500);
    expect(await place()).toBeCloseTo(before, 0);
  });

  it('the line that is heard stands above the player', async () => {
    await open(`/seasons/${seasonId}`);
    await episodes()
      .getByRole('button', { name: /^Play episode 1/ })
      .click();
    const line = scene.page.locator('#transcript [aria-current]');
    await line.waitFor();
    await expect
      .poll(async () => (await boxOf(line)).y + (await boxOf(line)).height - (await boxOf(player())).y)
      .toBeLessThanOrEqual(0);
  });

  it('the Creator badge is for everybody to see', async () => {
    await open(`/seasons/${seasonId}`);
    await scene.page.locator('main').getByText('Creator', { exact: true }).waitFor();
  });

  it('Episodes is a heading like the others', async () => {
    await open(`/seasons/${seasonId}`);
    const look = (name: string) =>
      scene.page
        .getByRole('heading', { name, exact: true })
        .evaluate((heading) => [getComputedStyle(heading).fontFamily, getComputedStyle(heading).color]);
    expect(await look('Episodes')).toEqual(await look('What happens next?'));
  });

  it('a door of a phone has its words beside it, whatever hangs on it', async () => {
    await scene.page.setViewportSize(phone);
    await open(`/seasons/${seasonId}`, owner);
    const doors = scene.page.locator('.path');
    await doors.first().waitFor();
    // What hangs on a door is the story's to say: here every door is told so.
    await doors.evaluateAll((all) => {
      for (const door of all)
        door.querySelector('.path__t')!.insertAdjacentHTML('afterend', '<span class="path__h">Straight there.</span>');
    });
    const goes = await boxOf(doors.first().locator('.path__c'));
    const picture = await boxOf(doors.first().locator('.path__v'));
    expect(goes.x).toBeGreaterThanOrEqual(picture.x + picture.width);
    expect(goes.height).toBeLessThan(40);
  });

  it('that was hidden says so over the whole column of a phone', async () => {
    const hidden = await makeSeason(owner, stage);
    await world.ctx.transaction((tx) => setSeasonHidden(tx, hidden.seasonId, true));
    await scene.page.setViewportSize(phone);
    await open(`/seasons/${hidden.seasonId}`, owner);
    const note = scene.page.locator('.note').filter({ hasText: 'Hidden by the' });
    await note.waitFor();
    expect((await boxOf(note)).width).toBeGreaterThan(340);
    expect(await scene.page.getByRole('button', { name: 'Remix' }).isDisabled()).toBe(true);
  });

  it('whose only episode failed waits for no transcript', async () => {
    const letGo = holdVoices(world);
    const { body } = await owner.run<{ season: { id: string } }>('create-season-v3', newSeason(stage), 'to fail');
    const { items } = (await owner.get<{ items: Episode[] }>(`/api/seasons/${body.season.id}/episodes`)).body;
    await giveUpEpisode(world.ctx, { episodeId: items[0]!.id }, 'The voices are hoarse.');
    await open(`/seasons/${body.season.id}`, owner);
    await scene.page.getByText('We could not finish this episode.').waitFor();
    expect(await scene.page.getByRole('heading', { name: 'Transcript' }).count()).toBe(0);
    letGo();
  });

  it('who was too late for a door has its episode picked for a remix', async () => {
    await open(`/seasons/${seasonId}`, member);
    await refuse('/functions/create-next-episode-v3', {
      status: 409,
      code: 'path_taken',
      title: 'Someone just chose another path.',
    });
    await scene.page
      .getByRole('button', { name: /Take this path/ })
      .first()
      .click();
    const taken = scene.page.locator('.taken');
    await taken.getByText('Someone just chose another path.').waitFor();
    await press('Remix', taken as never);
    await dialog('Remix this season').getByRole('button', { name: /^1/, expanded: true }).waitFor();
  });
});

it('in light, the chosen sort of Browse stands out from the well around it', async () => {
  await scene.page.addInitScript(() => localStorage.setItem('canto-theme', 'light'));
  await open('/browse');
  const sort = scene.page.getByRole('group', { name: 'Sort' });
  const ground = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
  const chosen = await ground(sort.getByRole('button', { pressed: true }));
  expect(chosen).not.toBe(await ground(sort));
  expect(chosen).not.toBe(await ground(sort.getByRole('button', { pressed: false }).first()));
});

describe('the short hero', () => {
  it('has its video over the very frame that its picture shows', async () => {
    await scene.page.emulateMedia({ reducedMotion: 'no-preference' });
    await open('/', owner);
    const video = await boxOf(scene.page.locator('.hero--in video'));
    const art = await boxOf(scene.page.locator('.hero--in .hero__art'));
    const picture = Math.max(art.width, 3.2 * art.height);
    expect(video.width / video.height).toBeCloseTo(2, 1);
    expect(video.width).toBeCloseTo(0.625 * picture, 0);
    expect(art.x + art.width - video.x - video.width).toBeCloseTo(0.0917 * picture, 0);
  });
});

it('its owner makes a season on the page of a show, and everybody else is led to the app', async () => {
  const own = `/shows/the-lantern-keepers`;
  await open(own, owner);
  await press('Create Your Season');
  await dialog('Create a season').waitFor();
  await goTo(scene.page, world.url + own);
});

it('who signs in from a page without scripts comes back to it', async () => {
  await open('/creator-earnings');
  await scene.page.getByRole('link', { name: 'Sign In' }).first().click();
  await dialog().waitFor();
  await dialog().getByLabel('Email').fill(member.email);
  await dialog().getByLabel('Password').fill('a lantern at sea');
  await press('Sign In', dialog() as never);
  await scene.page.waitForURL(`${world.url}/creator-earnings`);
  await untilHydrated(scene.page);
});
