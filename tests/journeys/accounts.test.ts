// What a new listener and a forgetful one go through, with the mails as they are sent.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectNoObjection } from './axe.ts';
import { desktop, goTo, openPage, phone } from './browser.ts';
import { shareCanto } from './journey.ts';
import { mailedLink } from './mailed-link.ts';

const { canto, browser } = await shareCanto();

async function openSignIn(page: Page): Promise<void> {
  await goTo(page, canto.url);
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('canto:sign-in', { detail: { mode: 'sign-in' } })));
  await page.getByRole('dialog', { name: 'Welcome to Canto' }).waitFor();
}

async function signUp(page: Page, email: string): Promise<void> {
  await openSignIn(page);
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('a lantern at sea');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByText('Check your email').waitFor();
}

it.each([
  ['1440 px', desktop],
  ['390 px', phone],
])('a forgotten password is replaced by way of the mail, at %s', async (_, viewport) => {
  const { context, page, problems } = await openPage(browser, { viewport, reducedMotion: 'reduce' });
  const email = `ada-${viewport.width}@example.com`;
  await signUp(page, email);
  await page.goto(await mailedLink(canto, email, 'verify-email'));
  const { page: other } = await openPage(browser, { viewport, reducedMotion: 'reduce' });

  await openSignIn(other);
  await other.getByLabel('Email').fill(email);
  await other.getByRole('button', { name: 'Forgot password?' }).click();
  const pane = other.getByRole('dialog', { name: 'Forgot password?' });
  await expect.poll(() => pane.getByLabel('Email').evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await pane.getByLabel('Email').inputValue()).toBe(email);
  await pane.getByRole('button', { name: 'Send me a link' }).click();
  await pane.getByText(`If there is an account for ${email}`).waitFor();
  await expectNoObjection(other);
  await pane.getByRole('button', { name: 'Back to sign in' }).click();
  const welcome = other.getByRole('dialog', { name: 'Welcome to Canto' });
  await expect.poll(() => welcome.getByLabel('Email').evaluate((input) => input === document.activeElement)).toBe(true);

  const link = await mailedLink(canto, email, 'reset-password');
  await goTo(other, link);
  await other.getByRole('heading', { name: 'Choose a new password' }).waitFor();
  await expectNoObjection(other);
  await other.getByRole('textbox', { name: 'New password' }).fill('password1');
  await other.getByRole('button', { name: 'Change password' }).click();
  await other.getByText('one of the most common').waitFor();
  await expectNoObjection(other);
  await other.getByRole('textbox', { name: 'New password' }).fill('a boat of paper');
  await other.getByRole('button', { name: 'Change password' }).click();
  await other.getByRole('heading', { name: 'Password changed' }).waitFor();
  await expectNoObjection(other);
  await other.getByRole('link', { name: 'Sign In', exact: true }).click();
  await welcome.getByLabel('Email').fill(email);
  await welcome.getByLabel('Password').fill('a boat of paper');
  await welcome.getByRole('button', { name: 'Sign In', exact: true }).click();
  await other.getByText('Welcome back!').waitFor();

  // The session that was there before is over, and the link with it.
  await goTo(page, `${canto.url}/account`);
  await page.getByRole('heading', { name: 'Sign in to see your account' }).waitFor();
  await goTo(page, link);
  await page.getByText('That link was used already').waitFor();
  await page.getByRole('heading', { name: 'Forgot password?' }).waitFor();
  await expectNoObjection(page);
  expect(problems).toEqual([]);
  await other.context().close();
  await context.close();
});

it('an account made for a plan goes on from the link in its mail to the checkout, and has the plan', async () => {
  const { context, page, problems } = await openPage(browser, { reducedMotion: 'reduce' });
  const email = 'pro@example.com';
  await goTo(page, `${canto.url}/#upgrade`);
  const modal = page.getByRole('dialog', { name: 'Go Pro' });
  await modal.getByLabel('Email').fill(email);
  await modal.getByLabel('Password').fill('a lantern at sea');
  await modal.getByRole('button', { name: 'Continue with Pro' }).click();
  await page.getByText('it leads to the checkout').waitFor();
  await expect.poll(() => context.pages().length).toBe(1);
  await page.goto(await mailedLink(canto, email, 'verify-email'));
  await page.waitForURL('**/dev/checkout/**');
  await page.getByText('$9.99 a month').first().waitFor();
  // Coming back without having paid, and following the link again, opens no second checkout.
  const checkout = page.url();
  await page.goto(`${canto.url}/?plan=premium`);
  await page.waitForURL('**/dev/checkout/**');
  expect(page.url()).toBe(checkout);
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
  await page.getByRole('link', { name: 'Continue to App' }).click();
  await page.getByRole('button', { name: '13,000 cantos, open wallet' }).waitFor();
  // The link once more, for a plan that is there already, says so and stays.
  await page.goto(`${canto.url}/?plan=premium`);
  await page.getByText('You already have the Pro plan.').waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  expect(problems).toEqual([]);
  await context.close();
});

it('there is nothing else under /account', async () => {
  expect((await fetch(`${canto.url}/account/nothing`)).status).toBe(404);
  expect((await fetch(`${canto.url}/account/password`)).status).toBe(200);
});
