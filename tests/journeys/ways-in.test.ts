// Signing in without a password: by passkeys of a device that Chromium plays, and by a provider.
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { grantRole } from '#server/accounts/grant-role.ts';
import { clientId, clientSecret, openIdServer } from '../open-id-server.ts';
import { codeOf, enrol } from '../second-factor.ts';
import { expectNoObjection } from './axe.ts';
import { beyondWindow, goTo, openPage, phone } from './browser.ts';
import { ownBrowser, ownPages } from './journey.ts';

const provider = await openIdServer();
afterAll(() => provider.close());
const world = await ownPages({
  OIDC_ISSUER: provider.issuer,
  OIDC_CLIENT_ID: clientId,
  OIDC_CLIENT_SECRET: clientSecret,
  OIDC_NAME: 'Harbour Radio',
});
const browser = await ownBrowser();
const looks = [
  ['1440 px', {}],
  ['390 px', { viewport: phone }],
] as const;

const section = (page: Page, name: string) => page.getByRole('region', { name });

/** A phone or computer that keeps passkeys. It unlocks itself, unless told that its owner does not. */
async function plugIn(page: Page): Promise<{ device: CDPSession; authenticatorId: string }> {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { device, authenticatorId };
}

async function expectWithin(page: Page): Promise<void> {
  expect(await beyondWindow(page)).toEqual([]);
}

it.each(looks)('a passkey is added, named, used and removed at %s', async (width, look) => {
  const ada = await world.listener();
  await grantRole(world.ctx, ada.userId, 'admin');
  const { context, page } = await openPage(browser, { reducedMotion: 'reduce', ...look });
  await world.welcome(context, ada);
  const offersInField = width === '1440 px';
  if (!offersInField)
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
    });
  const { device, authenticatorId } = await plugIn(page);
  await goTo(page, `${world.url}/account`);
  const passkeys = section(page, 'Passkeys');

  await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('Nothing was done with a passkey. Please try again.').waitFor();
  await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await passkeys.getByText(/not used yet/).waitFor();
  // It is the second factor that the admin was waiting for.
  await expect.poll(() => section(page, 'Second factor').getByText('You are an admin').count()).toBe(0);
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('This device has a passkey for your account already.').waitFor();
  await passkeys.getByRole('button', { name: 'Rename Passkey' }).click();
  await passkeys.getByRole('textbox', { name: 'Name' }).fill('The lighthouse’s keeper');
  await expectNoObjection(page, 'naming a passkey');
  await passkeys.getByRole('button', { name: 'Save' }).click();
  await passkeys.getByText('The lighthouse’s keeper').waitFor();
  await expectWithin(page);

  await section(page, 'Where you are signed in').getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByText('Sign in to see your account').waitFor();
  await goTo(page, `${world.url}/browse#sign-in`);
  const dialog = page.getByRole('dialog', { name: 'Welcome to Canto' });
  // At 1440 px the browser offers it in the field of the address, and this device chooses at once.
  if (!offersInField) {
    await dialog.waitFor();
    await expectNoObjection(page, 'the ways in');
    await dialog.getByRole('button', { name: 'Sign in with a passkey' }).click();
  }
  await page.getByText('Welcome back!').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  expect((await (await page.request.get(`${world.url}/api/me`)).json()).role).toBe('admin');

  await goTo(page, `${world.url}/account`);
  await passkeys.getByRole('button', { name: 'Remove The lighthouse’s keeper' }).click();
  await page.getByText('Passkey removed').waitFor();
  await expect.poll(() => passkeys.getByRole('listitem').count()).toBe(0);
  await context.close();
});

it.each(looks)('the provider opens an account, or says why not, at %s', async (_, look) => {
  const { context, page, problems } = await openPage(browser, { reducedMotion: 'reduce', ...look });
  const email = `reader-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const press = async () => {
    await goTo(page, `${world.url}/browse?search=lamp#sign-in`);
    await page.getByRole('dialog').getByRole('button', { name: 'Continue with Harbour Radio' }).click();
  };
  provider.person = { sub: email, email, email_verified: false };
  await press();
  await page.getByText('Harbour Radio says that your e-mail address is not confirmed there.').waitFor();
  await page.getByRole('dialog', { name: 'Welcome to Canto' }).waitFor();
  await expectNoObjection(page, 'the provider’s no');
  expect(new URL(page.url()).search).toBe('?search=lamp');

  provider.faults = { status: 503 };
  world.clock.advance(2 * 60 * 60_000);
  await press();
  await page.getByText('Harbour Radio does not answer.').waitFor();
  provider.faults = {};

  provider.person = { sub: email, email, email_verified: true };
  await press();
  await page.getByText('Welcome back!').waitFor();
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe('/browse?search=lamp');
  await goTo(page, `${world.url}/account`);
  await section(page, 'Sign in with Harbour Radio').getByText('Harbour Radio opens your account, too.').waitFor();
  await section(page, 'Password').getByRole('button', { name: 'Send me a link to choose one' }).click();
  await section(page, 'Password').getByText(`The link is on its way to ${email}.`).waitFor();
  await expectNoObjection(page, 'an account without a password');
  await expectWithin(page);
  expect(problems.filter((each) => !each.includes('503'))).toEqual([]);
  await context.close();
});

it('asks for the code of who comes back from the provider with a second factor', async () => {
  const ada = await world.listener();
  const { totpUri } = await enrol(ada);
  provider.person = { sub: ada.email, email: ada.email, email_verified: true };
  const { context, page } = await openPage(browser, { reducedMotion: 'reduce' });
  await goTo(page, `${world.url}/browse#sign-in`);
  await page.getByRole('dialog').getByRole('button', { name: 'Continue with Harbour Radio' }).click();
  const step = page.getByRole('dialog', { name: 'One more step' });
  await step.getByLabel('Code from your app').fill(codeOf(totpUri));
  await step.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByText('Welcome back!').waitFor();
  expect((await page.request.get(`${world.url}/api/me`)).status()).toBe(200);
  await context.close();
});
