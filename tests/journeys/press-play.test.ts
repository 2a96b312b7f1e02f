import { expect, it } from 'vitest';
import { goTo, openPage } from './browser.ts';
import { shareCanto } from './journey.ts';
import { hear, hearSome, lendEars } from './listen.ts';
import { mailedLink } from './mailed-link.ts';

const { canto, browser } = await shareCanto();
const { context, page, problems } = await openPage(browser);
await lendEars(context);

const walletButton = () => page.getByRole('button', { name: /cantos, open wallet/ }).first();
const player = page.getByRole('complementary', { name: 'Player' });
const seekBar = player.getByRole('slider', { name: 'Seek' });
const episodes = page.getByRole('list', { name: 'Episodes' }).getByRole('listitem');

it('signs up, opens the link in the mail, and is signed in with 1,000 cantos', async () => {
  await goTo(page, canto.url);
  await page.getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog', { name: 'Welcome to Canto' });
  await dialog.getByRole('tab', { name: 'Sign Up' }).click();
  await dialog.getByLabel(/e-?mail/i).fill('newcomer@example.com');
  await dialog.getByLabel('Password').fill('three doors down');
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByText('Check your email').waitFor();
  await page.goto(await mailedLink(canto, 'newcomer@example.com', 'verify-email'));
  await page.waitForURL(`${canto.url}/`);
  await expect.poll(() => walletButton().innerText()).toContain('1,000');
});

it('makes a season in three steps and hears it while it is still being voiced', async () => {
  await goTo(page, `${canto.url}/interactive-shows/the-lantern-keepers`);
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
  await player.getByRole('button', { name: 'Play' }).first().click();
  await hearSome(page);
  await expect.poll(() => walletButton().innerText()).toContain('700');
});

it('reads along, and seeks in the finished episode', async () => {
  // The doors come when the whole episode is made; so below.
  await page.getByText('What happens next?').waitFor({ timeout: 60_000 });
  await expect.poll(() => page.getByRole('region', { name: /Transcript/ }).innerText()).toMatch(/moon/i);
  // The player goes over from what was still being voiced to the finished file, in which it can go anywhere.
  await expect.poll(async () => Number(await seekBar.getAttribute('max'))).toBeGreaterThan(60);
  for (const second of [60, 20]) {
    await seekBar.fill(String(second));
    const heard = await hearSome(page);
    expect(heard).toBeGreaterThan(second);
    expect(heard).toBeLessThan(second + 10);
  }
});

it('hears what is behind a door before the order is answered, and is back where it was when that is refused', async () => {
  const pause = player.getByRole('button', { name: 'Pause', exact: true }).first();
  if (await pause.isVisible()) await pause.click();
  const title = () => player.locator('b').first().innerText();
  // The name of what is still being made comes with its file.
  await expect.poll(title).not.toMatch(/^Episode/);
  const before = await title();
  const isPrepared = () =>
    page.evaluate(async () => {
      const id = location.pathname.split('/').at(-1);
      const { items: told } = await (await fetch(`/api/seasons/${id}/episodes`)).json();
      const { items: doors } = await (await fetch(`/api/episodes/${told.at(-1).id}/choices`)).json();
      const left = new AbortController();
      const { status } = await fetch(`/media/doors/${doors[0].id}/live.mp3`, { signal: left.signal });
      left.abort();
      return status;
    });
  // The beginnings are voiced after the episode.
  await expect.poll(isPrepared).toBe(200);
  const answer = Promise.withResolvers<void>();
  await page.route('**/create-next-episode-v3', async (route) => {
    await answer.promise;
    const code = 'insufficient_cantos';
    await route.fulfill({ status: 402, json: { defined: true, code, status: 402, message: 'Too few', data: {} } });
  });
  await page
    .getByRole('button', { name: /Take this path/ })
    .first()
    .click();
  await expect.poll(title).toBe('Episode 2');
  await player.getByRole('button', { name: 'Play', exact: true }).first().click();
  expect(await hearSome(page)).toBeLessThan(10);
  await pause.click();
  answer.resolve();
  await expect.poll(title).toBe(before);
  expect(await hear(page)).toBeNull();
  await page.keyboard.press('Escape');
  await page.unroute('**/create-next-episode-v3');
  await expect.poll(() => walletButton().innerText()).toContain('700');
  await player.getByRole('button', { name: 'Play', exact: true }).first().click();
  await hearSome(page);
});

it('chooses a path while it listens, hears the episode to its end, and the next one by itself', async () => {
  const title = () => player.locator('b').first().innerText();
  const first = await title();
  const door = page.getByRole('button', { name: /Take this path/ }).nth(1);
  await door.click();
  await page
    .getByText(/Creating\.\.\./)
    .first()
    .waitFor();
  await expect.poll(() => episodes.count(), { timeout: 60_000 }).toBeGreaterThanOrEqual(2);
  await expect.poll(() => walletButton().innerText()).toContain('400');
  await page.getByText('What happens next?').waitFor({ timeout: 60_000 });

  const end = Number(await seekBar.getAttribute('max'));
  await seekBar.fill(String(end - 1));
  await expect.poll(title).not.toBe(first);
  // The title changes a moment before the sound.
  await expect.poll(() => hearSome(page)).toBeLessThan(10);
  await player.getByRole('button', { name: 'Pause' }).first().click();
  await expect.poll(() => hear(page)).toBeNull();
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
