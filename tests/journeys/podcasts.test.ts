// A creator brings a podcast: from the account menu to a show that listeners can make seasons of.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { createCreatorApplication } from '#server/creators/apply.ts';
import { decideApplication } from '#server/creators/decide-application.ts';
import { drawCover, serveFeeds, writePodcast } from '../feed-server.ts';
import { openWorld } from '../world.ts';
import { expectNoObjection } from './axe.ts';
import { beyondWindow, desktop, goTo, openPage, phone } from './browser.ts';
import { ownBrowser, ownCanto } from './journey.ts';
import { mailedLink } from './mailed-link.ts';

const feeds = await serveFeeds();
afterAll(() => feeds.close());
const emailAt = (width: number) => `dana-${width}@halfway.example`;
// Nothing has to be voiced here.
const canto = await ownCanto({
  args: ['--web'],
  env: { FEED_ORIGINS: feeds.origin },
  async prepare(dataDir) {
    const world = await openWorld({ dataDir, working: false });
    const rest = { full_name: 'Dana', current_platform: 'Podcast', show_name: 'Halfway', follower_count: '9' };
    for (const { width } of [desktop, phone]) {
      const { id } = await createCreatorApplication(world.ctx, {
        ...rest,
        email: emailAt(width),
        description: 'Stories.',
      });
      await world.ctx.transaction((tx) => decideApplication(tx, { id, status: 'accepted', words: '' }));
    }
    await world.close();
  },
});
const browser = await ownBrowser();

async function signUp(page: Page, email: string): Promise<void> {
  const data = { email, password: 'a lantern at sea', name: 'dana', callbackURL: '/' };
  const headers = { origin: canto.url };
  expect((await page.request.post(`${canto.url}/api/auth/sign-up/email`, { data, headers })).status()).toBe(200);
  await goTo(page, await mailedLink(canto, email, 'verify-email'));
}

it.each([
  ['1440 px', desktop],
  ['390 px', phone],
])('is previewed, proved, published, made interactive and counted, at %s', async (_, viewport) => {
  const path = `/${viewport.width}.xml`;
  const image = '<itunes:image href="/cover.jpg"/>';
  feeds.put('/cover.jpg', { body: await drawCover('#335577') });
  feeds.put(path, writePodcast({ channel: image }));
  const { page, problems } = await openPage(browser, { viewport, reducedMotion: 'reduce' });
  await signUp(page, emailAt(viewport.width));

  if (viewport === desktop) {
    await page.getByRole('button', { name: /account menu/ }).click();
    await page.getByRole('menuitem', { name: 'My Podcasts' }).click();
  } else {
    await goTo(page, `${canto.url}/creators`);
    await page.getByRole('link', { name: 'My Podcasts' }).first().click();
  }
  await page.getByRole('heading', { name: 'Bring your podcast' }).waitFor();
  await expectNoObjection(page, 'nothing yet');
  const field = page.getByLabel('Address of its feed');
  await field.fill(`${feeds.origin}/nothing`);
  await page.keyboard.press('Enter');
  await page.getByText('There is no feed at that address any more (404).').waitFor();
  expect(await field.inputValue()).toBe(`${feeds.origin}/nothing`);
  await field.fill(feeds.origin + path);
  await page.keyboard.press('Enter');

  await page.getByRole('heading', { name: 'Is it yours?' }).waitFor();
  for (const words of ['Comes with it 3', 'The Bus That Came Anyway', 'A trailer, by the feed’s own mark'])
    await page.getByText(words).first().waitFor();
  await expectNoObjection(page, 'ownership');
  expect(await beyondWindow(page)).toEqual([]);
  const code = await page.locator('code').innerText();
  await page.getByRole('button', { name: 'Look now' }).click();
  await page.getByText('Not there yet. Last look just now.').waitFor();
  feeds.put(path, writePodcast({ channel: image, notes: `Stories told on the slow road. ${code}` }));
  await page.getByRole('button', { name: 'Look now' }).click();
  await page.getByText('Found. It’s yours.').waitFor();

  await page.getByLabel('Name').fill('Qvrx at Halfway House');
  await page.getByLabel('Address', { exact: true }).fill(`halfway-${viewport.width}`);
  await page.getByText(`${new URL(canto.url).host}/shows/halfway-${viewport.width}`).waitFor();
  await page.getByLabel('Genre').selectOption('Comedy');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByText(/Please choose another for “Qvrx”/).waitFor();
  await page.getByLabel('Name').fill('Snowed in at Halfway House');
  await expectNoObjection(page, 'publishing');
  await page.getByRole('button', { name: 'Publish' }).click();

  await page.getByRole('heading', { name: 'On Canto' }).waitFor();
  await page.getByText('Comedy, All Ages, 3 episodes').waitFor();
  await page.getByRole('button', { name: /Make it interactive/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Make it interactive' });
  await dialog.getByRole('group', { name: 'Marta' }).waitFor();
  await expectNoObjection(page, 'interactive');
  await dialog.getByRole('group', { name: 'Marta' }).getByLabel('Age').fill('61');
  await dialog.getByRole('button', { name: 'Publish these' }).click();
  await expect.poll(() => page.getByRole('button', { name: /Make it interactive/ }).count()).toBe(0);

  // The cover is a square beside what is said of it, and no word stands letter under letter.
  const cover = (await page.locator('.podon img').first().boundingBox())!;
  expect(cover.height).toBeCloseTo(cover.width, 0);
  expect(cover.width).toBeGreaterThan(100);
  expect((await page.getByText('page visits').boundingBox())!.height).toBeLessThan(40);
  expect((await page.locator('.podnum .btn svg').first().boundingBox())!.width).toBeLessThan(24);
  await page.getByRole('button', { name: /^Take down/ }).click();
  await page.getByText('Nobody but you sees it.').waitFor();
  await page.getByText('One is taken down.').waitFor();
  await expectNoObjection(page, 'taken down');
  expect(await beyondWindow(page)).toEqual([]);
  await page.getByRole('button', { name: /^Bring back/ }).click();
  await page.getByText('One is on Canto.').waitFor();
  expect(await page.getByText('Nobody but you sees it.').count()).toBe(0);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /Last 90 days as CSV/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`halfway-${viewport.width}.csv`);
  expect((await readFile(await file.path(), 'utf8')).split('\r\n')).toHaveLength(92);
  await expectNoObjection(page, 'on Canto');
  expect(await beyondWindow(page)).toEqual([]);

  await page.getByRole('link', { name: 'Snowed in at Halfway House', exact: true }).click();
  await page.getByRole('button', { name: 'Play Season' }).waitFor();
  if (viewport === phone) {
    // Its episodes stand between what it is about and the app, which would push them out of the first views.
    const parts = ['About the Show', 'What the Plow Found', 'Create the Next Season'];
    const tops = await Promise.all(
      parts.map(async (words) => (await page.getByText(words, { exact: true }).last().boundingBox())!.y),
    );
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  }
  await page.getByRole('tab', { name: 'Characters' }).click();
  await page.getByText('Marta').first().waitFor();
  expect(problems).toEqual([]);
});

it('says to everybody else who brings podcasts', async () => {
  const { page, problems } = await openPage(browser, { reducedMotion: 'reduce' });
  await goTo(page, `${canto.url}/my-podcasts`);
  await page.getByRole('heading', { name: 'Sign in to bring your podcast' }).waitFor();
  await signUp(page, 'listener@halfway.example');
  await page.getByRole('button', { name: /account menu/ }).click();
  expect(await page.getByRole('menuitem', { name: 'My Podcasts' }).count()).toBe(0);
  await goTo(page, `${canto.url}/my-podcasts`);
  await page.getByRole('link', { name: 'Apply as a creator' }).waitFor();
  await expectNoObjection(page);
  expect(problems).toEqual([]);
});
