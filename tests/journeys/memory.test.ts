// What a story remembers, read and mended in a browser: one fact is struck out, one is added, one is taken back, and the next episode obeys.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SeasonMemory } from '#shared/story/memory.ts';
import type { Person } from '../person.ts';
import { createShowFixture, makeSeason, untilReady } from '../show-fixture.ts';
import { expectNoObjection } from './axe.ts';
import { beyondWindow, desktop, goTo, openPage, phone, untilHydrated, type OpenPage } from './browser.ts';
import { ownBrowser, ownPages } from './journey.ts';
import { hear, lendEars } from './listen.ts';

const world = await ownPages();
const browser = await ownBrowser();
let [ada, bela]: Person[] = [];
let seasonId: string;
let context: OpenPage['context'];
let page: Page;
let problems: string[];

const memoryOf = async () => (await ada!.get<SeasonMemory>(`/api/seasons/${seasonId}/memory`)).body;
const row = (text: string | RegExp) => page.locator('.fact').filter({ hasText: text });
const onLook = async (name: string) => {
  const folder = process.env.LOOK_AT;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

beforeAll(async () => {
  [ada, bela] = await Promise.all([world.listener(), world.listener()]);
  await world.setBalance(ada!, 10_000);
  const fixture = await createShowFixture(world, ada!);
  ({ seasonId } = await makeSeason(ada!, fixture));
  ({ context, page, problems } = await openPage(browser, { viewport: desktop, reducedMotion: 'reduce' }));
  await lendEars(context);
  await world.welcome(context, ada!);
});
afterAll(() => context?.close());

it('leads from the season to its memory, where a press hears the line that said it', async () => {
  await goTo(page, `${world.url}/seasons/${seasonId}`);
  await page.getByRole('heading', { name: 'The Story Remembers', level: 2 }).waitFor();
  const [door] = (await memoryOf()).doors;
  await page.locator('.path__h').filter({ hasText: door!.hangs_on }).first().waitFor();
  await onLook('season');
  await expectNoObjection(page);
  await page.getByRole('link', { name: 'Read and mend' }).click();
  await page.getByRole('heading', { name: 'The Story Remembers', level: 1 }).waitFor();
  const fact = (await memoryOf()).facts.find(({ said }) => (said?.at_ms ?? 0) > 3000)!;
  await row(fact.text)
    .getByRole('button', { name: `Hear ${fact.said!.speaker} say it` })
    .click();
  await expect.poll(() => hear(page)).toBeGreaterThan(fact.said!.at_ms! / 1000 - 1.1);
  await page.locator('.said.is-sounding').first().waitFor();
  await onLook('memory');
  await expectNoObjection(page);
});

it('is mended in place: struck out with the focus on Undo, corrected, added and pinned', async () => {
  const { facts } = await memoryOf();
  const moon = facts.find(({ text }) => text === 'All of it is about the moon.')!;
  await page.getByRole('button', { name: `Strike out: ${moon.text}` }).click();
  await row(moon.text).getByText('Struck out by you.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Undo');
  await page.getByLabel('Add something the story should know').fill('Mira is afraid of dogs');
  await page.keyboard.press('Enter');
  await row('Mira is afraid of dogs').getByText('Added by you. Episode 2 will know it.').waitFor();
  expect(await page.getByLabel('Add something the story should know').inputValue()).toBe('');
  const foe = facts.find(({ text }) => text.startsWith('They are up against'))!;
  await page.getByRole('button', { name: `Correct: ${foe.text}` }).click();
  await page.getByLabel('Correct this sentence').fill('They are up against the gardener.');
  await page.keyboard.press('Enter');
  await row('gardener').getByText('Corrected by you.').waitFor();
  await onLook('memory-mended');
  await page.getByRole('button', { name: /^Undo: They are up against/ }).click();
  await row('gardener').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Pin: Mira is afraid of dogs' }).click();
  await page.getByRole('button', { name: 'Take out the pin: Mira is afraid of dogs' }).waitFor();
  await expectNoObjection(page);
});

it('keeps what was typed when it may not be told, and says so', async () => {
  const field = page.getByLabel('Add something the story should know');
  await field.fill('Mira stabbed them all and there was blood everywhere');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('alert').filter({ hasText: 'not going to fly' }).waitFor();
  expect(await field.inputValue()).toContain('stabbed');
  await field.fill('');
});

it('shows the other version when somebody was first, and keeps one’s own in the field', async () => {
  const fact = (await memoryOf()).facts.find(({ text }) => text.startsWith('They are up against'))!;
  await page.getByRole('button', { name: `Correct: ${fact.text}` }).click();
  await page.getByLabel('Correct this sentence').fill('They are up against the baker.');
  const first = { act: 'correct', fact_id: fact.id, seen: fact.version, text: 'They are up against the miller.' };
  expect((await ada!.call('POST', `/api/seasons/${seasonId}/memory/changes`, first)).status).toBe(200);
  await page.getByRole('button', { name: 'Keep' }).click();
  await page.getByRole('alert').filter({ hasText: 'Somebody changed this a moment ago. Here is theirs. “They are up against the miller.”' }).waitFor(); // prettier-ignore
  expect(await page.getByLabel('Correct this sentence').inputValue()).toBe('They are up against the baker.');
  await page.keyboard.press('Escape');
  await row('miller').waitFor();
});

it('lists all changes, each with its way back', async () => {
  await page.getByRole('button', { name: /^\d+ changes$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Struck out').first().waitFor();
  await onLook('memory-changes');
  await expectNoObjection(page);
  await dialog
    .getByRole('button', { name: /^Undo: Corrected/ })
    .first()
    .click();
  await dialog.getByText('Undone').first().waitFor();
  await page.keyboard.press('Escape');
});

it('is obeyed by the next episode, ordered from the doors', async () => {
  await goTo(page, `${world.url}/seasons/${seasonId}`);
  await page.locator('.path').last().click();
  await expect.poll(async () => (await memoryOf()).next_episode).toBe(3);
  const [, next] = await untilReady(ada!, seasonId);
  expect(next).toMatchObject({ stage: 'ready' });
  expect(next!.content).not.toMatch(/\bmoon\b/i);
  expect(next!.content).toMatch(/\bdogs\b/);
  await goTo(page, `${world.url}/seasons/${seasonId}/memory`);
  await row('Mira is afraid of dogs')
    .getByText(/episode 2/)
    .first()
    .waitFor();
  expect(await row('All of it is about the moon.').count()).toBe(0);
  await onLook('memory-2');
});

it('fits a phone, a window of 320 px and light', async () => {
  await page.setViewportSize(phone);
  await page.getByRole('group', { name: 'Chapters' }).waitFor();
  await onLook('memory-phone');
  await expectNoObjection(page);
  await page.getByRole('button', { name: 'What was chosen' }).click();
  await page.getByText('After episode 1').waitFor();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await beyondWindow(page)).toEqual([]);
  await page.setViewportSize(desktop);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  await onLook('memory-light');
  await expectNoObjection(page);
});

it('is read by others without tools, veiled where they have not heard', async () => {
  const { page: theirs, context: other } = await openPage(browser, { viewport: desktop, reducedMotion: 'reduce' });
  await world.welcome(other, bela!);
  await goTo(theirs, `${world.url}/seasons/${seasonId}/memory`);
  await theirs.getByText('Remix to change what it remembers.').waitFor();
  expect(await theirs.getByRole('button', { name: /^Strike out/ }).count()).toBe(0);
  await theirs.getByText('From an episode you have not heard').first().waitFor();
  await theirs.getByRole('button', { name: 'Lift all veils' }).click();
  expect(await theirs.getByText('From an episode you have not heard').count()).toBe(0);
  const missing = await theirs.goto(`${world.url}/seasons/nowhere/memory`);
  expect(missing?.status()).toBe(404);
  await untilHydrated(theirs);
  await other.close();
  expect(problems).toEqual([]);
});
