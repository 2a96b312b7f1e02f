// The server is killed while a room is open: whoever was in it listens on, and is in step with the others again once it is back.
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import type { Round } from '#shared/rounds/round.ts';
import { createShowFixture, makeSeason } from '../show-fixture.ts';
import { openWorld } from '../world.ts';
import { desktop, goTo, openPage, phone } from './browser.ts';
import { ownBrowser, ownCanto } from './journey.ts';
import { hearSome, lendEars } from './listen.ts';

const email = 'nora@example.com';
let seasonId: string;
const canto = await ownCanto({
  args: ['--no-catalog'],
  async prepare(dataDir) {
    const world = await openWorld({ dataDir, voices: 'quick' });
    const nora = await world.listener(email);
    ({ seasonId } = await makeSeason(nora, await createShowFixture(world, nora)));
    await world.close();
  },
});
const browser = await ownBrowser();
const contexts: BrowserContext[] = [];
afterAll(() => Promise.all(contexts.map((context) => context.close())));

async function open(viewport: typeof desktop): Promise<Page> {
  const { context, page } = await openPage(browser, { viewport, reducedMotion: 'reduce' });
  contexts.push(context);
  await lendEars(context);
  return page;
}
const headers = { origin: canto.url };
const said = (page: Page) =>
  page.getByRole('region', { name: 'Said in the room' }).getByRole('listitem').locator('p').allTextContents();
const field = (page: Page) => page.getByRole('textbox', { name: 'Say something' });
async function say(page: Page, words: string): Promise<void> {
  await field(page).fill(words);
  await field(page).press('Enter');
}
/** The moment, in seconds, at which an episode began that is heard on a page; the same for all who are in step. */
const beginning = (page: Page) =>
  page.evaluate(() => {
    const sound = window.sounds.find(({ paused, muted }) => !paused && !muted);
    return sound ? (performance.timeOrigin + performance.now()) / 1000 - sound.currentTime : NaN;
  });

it('goes on in step and without a word lost when the server is killed and started again', async () => {
  const [host, guest] = await Promise.all([open(desktop), open(phone)]);
  const drift = async () => Math.abs((await beginning(host)) - (await beginning(guest))) * 1000;
  const account = { email, password: 'a lantern at sea' };
  expect((await host.request.post(`${canto.url}/api/auth/sign-in/email`, { headers, data: account })).status()).toBe(
    200,
  );
  const made = await host.request.post(`${canto.url}/api/rounds`, {
    headers,
    data: { season_id: seasonId, name: 'Nora' },
  });
  const { id } = (await made.json()) as Round;
  await goTo(host, `${canto.url}/rounds/${id}`);
  await goTo(guest, `${canto.url}/rounds/${id}`);
  await guest.getByLabel('Your name in the room').fill('Kit');
  await guest.getByRole('button', { name: 'Join the round' }).click();
  await host.getByRole('list', { name: 'Seats' }).getByText('Kit', { exact: true }).waitFor();
  await host.getByRole('button', { name: 'Play for everybody' }).click();
  await Promise.all([hearSome(host), hearSome(guest)]);
  await expect.poll(drift).toBeLessThan(120);
  await say(host, 'Listen to the stairs');
  // The field is emptied by the answer.
  await expect.poll(() => field(host).inputValue()).toBe('');
  await say(guest, 'I counted eleven');
  await expect.poll(() => said(host)).toEqual(['You Listen to the stairs', 'Kit I counted eleven']);
  const began = await beginning(host);

  await say(host, 'There were twelve');
  await expect.poll(() => field(host).inputValue()).toBe('');
  await canto.kill();
  await say(guest, 'Who is on the twelfth');
  await guest.getByRole('alert').first().waitFor();
  expect(await field(guest).inputValue(), 'it can be sent again').toBe('Who is on the twelfth');
  await canto.restart();

  const before = ['You Listen to the stairs', 'Kit I counted eleven', 'You There were twelve'];
  await expect.poll(() => said(host)).toEqual(before);
  await expect
    .poll(async () => ((await (await host.request.get(`${canto.url}/api/rounds/${id}/state`)).json()) as Round).members)
    .toMatchObject([{ is: 'here' }, { is: 'here' }]);
  await field(guest).press('Enter');
  await expect.poll(() => said(host)).toEqual([...before, 'Kit Who is on the twelfth']);
  await expect.poll(() => said(guest)).toHaveLength(4);
  await Promise.all([hearSome(host), hearSome(guest)]);
  await expect.poll(drift).toBeLessThan(120);
  expect(Math.abs((await beginning(host)) - began), 'where it would have been').toBeLessThan(0.5);
  await host.getByRole('button', { name: 'Pause for everybody' }).click();
  await expect.poll(() => Promise.all([host, guest].map(beginning))).toEqual([NaN, NaN]);
  // Two starts of a process, each of which takes many seconds beside other work.
}, 300_000);
