// The account page as it is used: names, passwords, sessions, and a second factor from its QR code to a recovery code.
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { codeOf } from '../second-factor.ts';
import { expectNoObjection } from './axe.ts';
import { goTo, openPage, phone } from './browser.ts';
import { ownBrowser, ownPages } from './journey.ts';

const world = await ownPages();
const browser = await ownBrowser();
const password = 'a lantern at sea';
const ada = await world.listener('ada.reads@example.com');

async function openAccount(look = {}): Promise<Page> {
  const { context, page } = await openPage(browser, { reducedMotion: 'reduce', ...look });
  await world.welcome(context, ada);
  await goTo(page, `${world.url}/account`);
  return page;
}
const section = (page: Page, name: string) => page.getByRole('region', { name });

async function signIn(page: Page, email: string, word: string): Promise<void> {
  await goTo(page, `${world.url}/#sign-in`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password').fill(word);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
}

it('changes names and passwords, and says what is wrong', async () => {
  const page = await openAccount();
  await expectNoObjection(page);
  const name = section(page, 'Public name');
  await name.getByRole('textbox').fill('admin');
  await name.getByRole('button').click();
  await name.getByText('That name is not allowed. Please choose another.').waitFor();
  await name.getByRole('textbox').fill('Gull.Point');
  await name.getByRole('button').click();
  await page.getByText('Others see you as gull.point now.').waitFor();
  const change = section(page, 'Password');
  await change.getByLabel('Current password').fill('wrong');
  await change.getByLabel('New password').fill('a boat of paper');
  await change.getByRole('button').click();
  await change.getByText('That is not your password.').waitFor();
  const address = section(page, 'E-mail address');
  const colourOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).color);
  const wrong = await colourOf(change.getByText('That is not your password.'));
  expect(wrong).not.toBe(await colourOf(address.getByText(/^We send a link there/)));
  await address.getByRole('textbox').fill('ada.writes@example.com');
  await address.getByRole('button').click();
  await address.getByText('We sent a link to ada.writes@example.com.').waitFor();
  await page.context().close();
});

it('signs out another browser, and everywhere', async () => {
  const page = await openAccount();
  const { context, page: other } = await openPage(browser);
  await signIn(other, ada.email, password);
  await other.getByText('Welcome back!').waitFor();
  await page.reload();
  const list = section(page, 'Where you are signed in');
  await list.getByText('This one').waitFor();
  await list
    .getByRole('button', { name: /Sign out .*last seen/ })
    .first()
    .click();
  await expect.poll(async () => (await other.request.get(`${world.url}/api/me`)).status()).toBe(401);
  await context.close();
  await page.context().close();
});

it.each([
  ['1440 px', {}],
  ['390 px', { viewport: phone }],
])('sets up a second factor at %s, which signing in asks for from then on', async (_, look) => {
  const person = await world.listener();
  const { context, page } = await openPage(browser, { reducedMotion: 'reduce', ...look });
  await world.welcome(context, person);
  await goTo(page, `${world.url}/account`);
  const factor = section(page, 'Second factor');
  await factor.getByRole('button', { name: 'Set up' }).click();
  await factor.getByLabel('Your password').fill(password);
  await factor.getByRole('button', { name: 'Set up' }).click();
  await factor.getByRole('img', { name: /QR code/ }).waitFor();
  await expectNoObjection(page, 'the QR code');
  const secret = (await factor.locator('code').first().innerText()).replaceAll(/\s/g, '');
  const address = `otpauth://totp/Canto?secret=${secret}`;
  await factor.getByLabel('Code from your app').fill('000000');
  await factor.getByRole('button', { name: 'Turn on' }).click();
  await factor.getByText('That code is not right.').waitFor();
  await factor.getByLabel('Code from your app').fill(codeOf(address));
  await factor.getByRole('button', { name: 'Turn on' }).click();
  await factor.getByText('Your recovery codes, shown this once.').waitFor();
  const codes = await factor.locator('li code').allInnerTexts();
  expect(codes).toHaveLength(10);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(beyond).toBeLessThanOrEqual(0);
  await context.close();

  for (const [attempt, then] of [
    [codes[0]!, 'Welcome back!'],
    [codes[0]!, 'That recovery code is not right, or it was used before.'],
  ] as const) {
    const stranger = await openPage(browser, { reducedMotion: 'reduce', ...look });
    await signIn(stranger.page, person.email, password);
    const dialog = stranger.page.getByRole('dialog', { name: 'One more step' });
    await dialog.getByLabel('Code from your app').waitFor();
    await expectNoObjection(stranger.page, 'one more step');
    await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
    await dialog.getByLabel('Recovery code').fill(attempt);
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
    await stranger.page.getByText(then).waitFor();
    await stranger.context.close();
  }
});
