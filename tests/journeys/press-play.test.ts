import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { desktop, openBrowser, openPage } from './browser.ts';
import { startCanto, type RunningCanto } from './running-canto.ts';

let canto: RunningCanto;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let problems: string[];

beforeAll(async () => {
  canto = await startCanto();
  browser = await openBrowser();
  context = await browser.newContext({ viewport: desktop });
  ({ page, problems } = await openPage(context));
});
afterAll(async () => {
  await browser?.close();
  await canto?.stop();
});

const walletButton = () => page.getByRole('button', { name: /cantos, open wallet/ }).first();
const audioSeconds = () =>
  page.evaluate(() => Math.max(0, ...[...document.querySelectorAll('audio')].map(({ currentTime }) => currentTime)));

async function expectSound(): Promise<void> {
  const before = await playedSeconds();
  await expect.poll(playedSeconds, { timeout: 20_000 }).toBeGreaterThan(before + 0.5);
}
/** The player's audio elements live outside the document, so its clock is read where a listener reads it. */
async function playedSeconds(): Promise<number> {
  const inPage = await audioSeconds();
  if (inPage > 0) return inPage;
  const shown = await page
    .getByRole('slider', { name: /position|seek|progress/i })
    .first()
    .inputValue()
    .catch(() => '0');
  return Number(shown);
}

it('signs up, opens the link in the mail, and is signed in with 1,000 cantos', async () => {
  await page.goto(canto.url);
  await page.getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog', { name: 'Welcome to Canto' });
  await dialog.getByRole('tab', { name: 'Sign Up' }).click();
  await dialog.getByLabel(/e-?mail/i).fill('newcomer@example.com');
  await dialog.getByLabel('Password').fill('three doors down');
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByText('Check your email').waitFor();
  await page.goto(`${canto.url}/dev/outbox`);
  await page
    .getByRole('link', { name: /verify-email/ })
    .first()
    .click();
  await page.waitForURL(`${canto.url}/`);
  await expect.poll(() => walletButton().innerText()).toContain('1,000');
});

it('makes a season in three steps and hears it while it is still being voiced', async () => {
  await page.goto(`${canto.url}/interactive-shows/the-lantern-keepers`);
  await page.getByRole('button', { name: 'Riff' }).click();
  const wizard = page.getByRole('dialog', { name: 'Create a season' });
  await wizard.getByRole('button', { name: /Mira/ }).click();
  await wizard.getByRole('button', { name: /Tobias/ }).click();
  await wizard.getByText('2/2 selected').waitFor();
  await wizard.getByRole('button', { name: 'Next' }).click();
  await wizard.getByRole('radio').first().click();
  await wizard.getByRole('button', { name: 'Next' }).click();
  await wizard.getByRole('textbox').fill('A thief has stolen the moon and they must get it back before dawn.');
  await wizard.getByRole('button', { name: 'Submit' }).click();
  await wizard.getByRole('button', { name: 'Create Season (300 cantos)' }).click();
  await page.waitForURL(/\/seasons\/[\w-]+\?new=true/);
  await page.getByRole('complementary', { name: 'Player' }).getByRole('button', { name: 'Play' }).first().click();
  await expectSound();
  await expect.poll(() => walletButton().innerText()).toContain('700');
});

it('reads along, and seeks in the finished episode', async () => {
  await page.getByText('What happens next?').waitFor({ timeout: 60_000 });
  await expect
    .poll(() => page.getByRole('region', { name: /Transcript/ }).innerText(), { timeout: 20_000 })
    .toMatch(/moon/i);
  const seasonId = /seasons\/([\w-]+)/.exec(page.url())![1]!;
  const { items } = (await (await page.request.get(`${canto.url}/api/seasons/${seasonId}/episodes`)).json()) as {
    items: { voice_audio_url: string }[];
  };
  const part = await page.request.get(canto.url + items[0]!.voice_audio_url, {
    headers: { range: 'bytes=100000-100099' },
  });
  expect(part.status()).toBe(206);
});

it('chooses a path and hears the next episode follow it', async () => {
  const door = page.getByRole('button', { name: /Take this path/ }).nth(1);
  await door.click();
  await page
    .getByText(/Creating\.\.\./)
    .first()
    .waitFor();
  await expect
    .poll(() => page.getByRole('list', { name: 'Episodes' }).getByRole('listitem').count(), { timeout: 60_000 })
    .toBeGreaterThanOrEqual(2);
  await expect.poll(() => walletButton().innerText()).toContain('400');
});

it('remixes the season at its first episode with another choice', async () => {
  await page.getByText('What happens next?').waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Remix' }).first().click();
  const dialog = page.getByRole('dialog', { name: /Remix/ });
  await dialog
    .getByRole('radio')
    .or(dialog.getByRole('button', { name: /Episode 1|^1/ }))
    .first()
    .click();
  await dialog.getByRole('group', { name: 'Choices' }).getByRole('button').nth(2).click();
  await dialog.getByRole('button', { name: /Remix.*300 cantos/ }).click();
  await page.waitForURL(/new=true/);
  await page.getByText('REMIXED').first().waitFor();
  await expect.poll(() => walletButton().innerText()).toContain('100');
});

it('is told in plain words that 100 cantos are not enough, and loses nothing', async () => {
  await page.getByText('What happens next?').waitFor({ timeout: 60_000 });
  await page
    .getByRole('button', { name: /Take this path/ })
    .first()
    .click();
  await page.getByText('Insufficient cantos').first().waitFor();
  await page.getByText('You need 300 cantos to continue the episode.').first().waitFor();
  await expect.poll(() => walletButton().innerText()).toContain('100');
  expect(problems).toEqual([]);
});
