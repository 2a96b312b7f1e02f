// Friends listen together in three browsers: the host, a member, and a guest on a phone whose clock is an hour off.
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Episode } from '#shared/seasons.ts';
import type { Person } from '../person.ts';
import { createShowFixture, makeSeason } from '../show-fixture.ts';
import { expectNoObjection } from './axe.ts';
import { beyondWindow, desktop, goTo, openPage, phone } from './browser.ts';
import { ownBrowser, ownPages } from './journey.ts';
import { hearSome, lendEars } from './listen.ts';

const world = await ownPages();
const browser = await ownBrowser();
let [nora, theo]: Person[] = [];
let seasonId: string;
let first: Episode;
let [host, member, guest]: Page[] = [];
const contexts: BrowserContext[] = [];
let problems: string[];

async function open(person: Person | null, look: Parameters<typeof openPage>[1] = {}): Promise<Page> {
  const opened = await openPage(browser, { reducedMotion: 'reduce', ...look });
  contexts.push(opened.context);
  await lendEars(opened.context);
  if (person) await world.welcome(opened.context, person);
  problems = opened.problems;
  return opened.page;
}

beforeAll(async () => {
  [nora, theo] = await Promise.all([world.listener(), world.listener()]);
  const fixture = await createShowFixture(world, nora!);
  const made = await makeSeason(nora!, fixture);
  seasonId = made.seasonId;
  first = made.episodes[0]!;
  host = await open(nora!, { viewport: desktop });
  member = await open(theo!, { viewport: desktop });
  guest = await open(null, { viewport: phone });
  await guest.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 3_600_000;
  });
});
afterAll(() => Promise.all(contexts.map((context) => context.close())));

const pages = () => [host!, member!, guest!];
const look = async (page: Page, name: string) => {
  const folder = process.env.LOOK_AT;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};
const roundId = () => new URL(host!.url()).pathname.split('/').at(-1)!;
const lead = (body: object) => nora!.call('POST', `/api/rounds/${roundId()}/lead`, body);

/** Where a page's sound is, as the second in which its episode would have begun: the same for all who are in step. */
const beginning = (page: Page) =>
  page.evaluate(() => {
    const sound = window.sounds.find(({ paused, muted }) => !paused && !muted);
    return sound ? (performance.timeOrigin + performance.now()) / 1000 - sound.currentTime : NaN;
  });

async function driftMs(): Promise<number> {
  const all = await Promise.all(pages().map(beginning));
  return (Math.max(...all) - Math.min(...all)) * 1000;
}

it('opens a room from the season’s page, and asks a guest for a name alone', async () => {
  await goTo(host!, `${world.url}/seasons/${seasonId}`);
  await host!.getByRole('button', { name: 'Listen together' }).first().click();
  const dialog = host!.getByRole('dialog', { name: 'Listen together' });
  await dialog.getByLabel('Premiere (optional)').waitFor();
  await dialog.getByLabel('Your name in the room').fill('Nora');
  await look(host!, 'round-open');
  await expectNoObjection(host!);
  await dialog.getByRole('button', { name: 'Open the room' }).click();
  await host!.waitForURL(/\/rounds\//);
  await host!.getByRole('list', { name: 'Seats' }).getByText('Nora', { exact: true }).waitFor();
  for (const [page, name] of [
    [member!, 'Theo'],
    [guest!, 'Grandpa'],
  ] as const) {
    await goTo(page, host!.url());
    await page.getByText('Nora’s round').waitFor();
    await page.getByLabel('Your name in the room').fill(name);
    if (page === guest) {
      await look(page, 'round-join');
      await expectNoObjection(page);
    }
    await page.getByRole('button', { name: 'Join the round' }).click();
    await host!.getByRole('list', { name: 'Seats' }).getByText(name, { exact: true }).waitFor();
  }
  await guest!.getByText('Nora begins when everybody is here.').waitFor();
});

it('plays for everybody in step, within 120 ms', async () => {
  await host!.getByRole('button', { name: 'Play for everybody' }).click();
  for (const page of pages()) await hearSome(page);
  // Clocks are asked a few times, and pages come together over some seconds; so below.
  await expect.poll(driftMs, { timeout: 40_000 }).toBeLessThan(120);
  const seen: number[] = [];
  for (let at = 0; at < 10; at++) {
    seen.push(await driftMs());
    await host!.waitForTimeout(300);
  }
  seen.sort((a, b) => a - b);
  console.info(`drift between three browsers: ${seen.map((ms) => Math.round(ms)).join(' ')} ms`);
  expect(seen[8]).toBeLessThan(120);
  await look(host!, 'round-playing');
  await look(guest!, 'round-playing-phone');
  await expectNoObjection(host!);
});

it('pauses for everybody, goes on, and a reload takes the same seat at the same place', async () => {
  await host!.getByRole('button', { name: 'Pause for everybody' }).click();
  await expect.poll(() => Promise.all(pages().map(beginning))).toEqual([NaN, NaN, NaN]);
  await host!.keyboard.press('Space');
  for (const page of pages()) await hearSome(page);
  await host!.reload();
  const listen = host!.getByRole('button', { name: 'Listen with the room' });
  await host!.getByRole('button', { name: 'Pause for everybody' }).waitFor();
  await host!.waitForTimeout(1000);
  if (await listen.isVisible()) await listen.click();
  await hearSome(host!);
  await expect.poll(driftMs, { timeout: 40_000 }).toBeLessThan(120);
  expect(await host!.getByRole('list', { name: 'Seats' }).getByRole('listitem').count()).toBe(3);
});

it('says something, shows what one feels, and refuses rude words without losing them', async () => {
  const say = guest!.getByRole('textbox', { name: 'Say something' });
  await say.fill('What did I miss');
  await say.press('Enter');
  await host!.getByText('What did I miss').waitFor();
  await say.fill('you fucking idiot');
  await say.press('Enter');
  await guest!.getByRole('alert').first().waitFor();
  expect(await say.inputValue()).toBe('you fucking idiot');
  await say.fill('');
  await member!.getByRole('button', { name: 'Love it' }).click();
  const feelings = member!.getByRole('group', { name: 'Show what you feel' }).getByRole('button');
  const tops = await feelings.evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
  expect(new Set(tops).size, 'side by side').toBe(1);
});

it('votes at the doors by keys and taps, breaks a tie, and chips in together', async () => {
  expect((await lead({ action: 'seek', at_ms: first.duration_ms! - 1500 })).status).toBe(200);
  for (const page of pages()) await page.getByRole('heading', { name: 'Which door?' }).waitFor();
  await host!.locator('body').press('1');
  await member!.locator('body').press('2');
  await guest!.locator('.rdoor').nth(1).click();
  await guest!.getByText('Your vote').waitFor();
  await member!.getByText('2 votes').waitFor();
  await look(host!, 'round-doors');
  await look(guest!, 'round-doors-phone');
  await expectNoObjection(host!);
  await expectNoObjection(guest!);
  // Back to a tie: the guest takes the third.
  await guest!.locator('.rdoor').nth(2).click();
  // A vote lasts 30 s.
  await host!.getByText('A tie. You decide.').waitFor({ timeout: 40_000 });
  await guest!.getByText('Nora is deciding.').waitFor();
  await host!.getByRole('button', { name: 'Open this one' }).nth(1).click();
  await host!.getByRole('button', { name: 'Open it (300 cantos)' }).waitFor();
  await look(host!, 'round-paying');
  await host!.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  await look(host!, 'round-paying-light');
  await expectNoObjection(host!);
  await host!.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  const before = await Promise.all([nora!.balance(), theo!.balance()]);
  await guest!.getByRole('button', { name: 'Sign in to chip in' }).waitFor();
  await member!.getByRole('button', { name: 'Chip in 150 cantos' }).click();
  await host!.getByText('150 of 300 are promised').waitFor();
  expect(await Promise.all([nora!.balance(), theo!.balance()])).toEqual(before);
  await host!.getByRole('button', { name: 'Chip in 150 cantos' }).click();
  await expect
    .poll(async () => [await nora!.balance(), await theo!.balance()])
    .toEqual(before.map((cantos) => cantos - 150));
  // It is made first.
  for (const page of pages()) await page.getByText('Episode 2').first().waitFor({ timeout: 60_000 });
  for (const page of pages()) await hearSome(page);
});

it('fits a window of 320 px, lets the host show somebody out, and is over for who was', async () => {
  await guest!.setViewportSize({ width: 320, height: 640 });
  expect(await beyondWindow(guest!)).toEqual([]);
  await host!.getByRole('button', { name: 'Show Grandpa out' }).click();
  await host!.getByRole('dialog').getByRole('button', { name: 'Show out' }).click();
  await guest!.getByRole('heading', { name: 'You were shown out.' }).waitFor();
  await guest!.reload();
  await guest!.getByRole('heading', { name: 'You were shown out.' }).waitFor();
  expect(problems).toEqual([]);
});

it('counts a premiere down, which its owner may begin at once and end for everybody', async () => {
  const startsAt = Date.now() + 12 * 60_000;
  const input = { season_id: seasonId, name: 'Nora', starts_at_ms: startsAt };
  const { body } = await nora!.call<{ id: string }>('POST', '/api/rounds', input);
  await goTo(host!, `${world.url}/rounds/${body.id}`);
  await host!.getByRole('heading', { name: 'The Premiere' }).waitFor();
  await host!.getByText(/^1[12]:\d\d$/).waitFor();
  await look(host!, 'round-premiere');
  await expectNoObjection(host!);
  await host!.getByRole('button', { name: 'Begin now' }).click();
  await host!.getByRole('button', { name: 'Pause for everybody' }).waitFor();
  await host!.getByRole('button', { name: 'End the round' }).click();
  await host!.getByRole('dialog').getByRole('button', { name: 'End it for everybody' }).click();
  await host!.getByRole('heading', { name: 'The round is over' }).waitFor();
  await host!.getByRole('link', { name: 'To the season' }).waitFor();
});

it('is missing for a link that is not complete', async () => {
  const answer = await guest!.goto(`${world.url}/rounds/nowhere`);
  expect(answer?.status()).toBe(404);
  await guest!.getByRole('heading', { name: 'No round here' }).waitFor();
});
