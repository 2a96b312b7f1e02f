// Both error catalogues, row by row and word for word: each situation is brought about in a browser, and what the page then
// says is read there. Calls are refused between browser and server, so that what a server would answer is known exactly.
import type { Browser, BrowserContext, Dialog, Locator, Page, Route } from 'playwright-core';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shows } from '#server/catalog/tables.ts';
import { seasonEpisodes } from '#server/seasons/tables.ts';
import type { Person } from '../person.ts';
import { makeSeason, openStage, type Stage } from '../stage.ts';
import { desktop, openBrowser } from './browser.ts';
import { openHouse, type House } from './open-house.ts';

const wrong = 'Something went wrong. Please try again.';
const checkout = 'https://checkout.example/session';

let house: House;
let browser: Browser;
let owner: Person;
let member: Person;
let stage: Stage;
let seasonId: string;
let context: BrowserContext;
let page: Page;
let logged: string[];

beforeAll(async () => {
  house = await openHouse();
  browser = await openBrowser();
  owner = await house.listener('owner@example.com');
  member = await house.listener('member@example.com');
  stage = await openStage(house, owner);
  ({ seasonId } = await makeSeason(owner, stage));
});
afterAll(async () => {
  await browser?.close();
  await house?.close();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: desktop, reducedMotion: 'reduce' });
  // Checkouts open in tabs of their own, of somebody else's site.
  await context.route(`${checkout}**`, (route) => route.fulfill({ body: 'Somebody else takes it from here.' }));
  page = await context.newPage();
  logged = [];
  page.on('console', (message) => logged.push(message.text()));
});
afterEach(() => context.close());

type Refusal = { status: number; code?: string; title?: string };

/** Answers a call as a failing server would. */
async function refuse(path: string, { status, ...problem }: Refusal, method?: string): Promise<void> {
  await page.route(`**/api${path}`, (route) =>
    method && route.request().method() !== method
      ? route.fallback()
      : route.fulfill({
          status,
          contentType: 'application/problem+json',
          body: JSON.stringify({ status, ...problem }),
        }),
  );
}
/** Lets a call come to nothing, as without a network. */
const cutOff = (path: string) => page.route(`**/api${path}`, (route) => route.abort());
const answer = (path: string, body: unknown) => page.route(`**/api${path}`, (route) => route.fulfill({ json: body }));

/** A message with exactly these two lines; the second is left out where the catalogue has only one. */
async function expectToast(title: string, text?: string): Promise<void> {
  const message = page
    .locator('.toast')
    .filter({ has: page.locator('b').getByText(title, { exact: true }) })
    .last();
  await message.waitFor();
  // An older message of the same title may still be there.
  if (text !== undefined) await expect.poll(() => message.locator('p').innerText()).toBe(text);
}

async function expectNoToast(): Promise<void> {
  await page.waitForTimeout(500);
  expect(await page.locator('.toast').allInnerTexts()).toEqual([]);
}

async function open(path: string, person?: Person): Promise<void> {
  if (person) await house.welcome(context, person);
  await page.goto(house.url + path, { waitUntil: 'networkidle' });
}
const press = (name: string | RegExp, within: Page | Locator = page) =>
  within
    .getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
    .first()
    .click();
const dialog = (name?: string | RegExp) => page.getByRole('dialog', name ? { name } : {});

async function closeDialog(): Promise<void> {
  await dialog().waitFor();
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
}

async function ask(event: string, detail: object = {}): Promise<void> {
  await page.evaluate(([name, what]) => window.dispatchEvent(new CustomEvent(name, { detail: what })), [
    event,
    detail,
  ] as const);
  await dialog().waitFor();
}

describe('accounts', () => {
  async function fill(email: string, password: string, submit: string): Promise<void> {
    await dialog().getByLabel('Email').last().fill(email);
    await dialog().getByLabel('Password').last().fill(password);
    await dialog().getByRole('button', { name: submit, exact: true }).last().click();
  }
  async function signUp(email: string): Promise<void> {
    await ask('canto:sign-in', { mode: 'sign-in' });
    await dialog().getByRole('tab', { name: 'Sign Up' }).click();
    await fill(email, 'three doors down', 'Sign Up');
  }

  it('a sign-in with invalid credentials', async () => {
    await open('/');
    await ask('canto:sign-in');
    await fill('member@example.com', 'not this one', 'Sign In');
    await expectToast('Invalid credentials', 'Please check your email and password and try again.');
  });

  it('a sign-in, and a sign-out', async () => {
    await open('/');
    await ask('canto:sign-in');
    await fill('member@example.com', 'a lantern at sea', 'Sign In');
    await expectToast('Welcome back!', 'You have successfully signed in.');
    await press('member, account menu');
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expectToast('Signed out', 'You have been signed out successfully.');
  });

  it('a link to the sign-in asks once, and what is typed goes along from tab to tab and offer to offer', async () => {
    await open('/#upgrade');
    const email = () => dialog().getByLabel('Email').last();
    await email().fill('member@example.com');
    await dialog().getByLabel('Password').last().fill('three doors down');
    await press('Not ready? See our starter plan');
    expect(await email().inputValue()).toBe('member@example.com');
    expect(await dialog().getByLabel('Password').last().inputValue()).toBe('three doors down');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('$7.99/month');
    await closeDialog();
    expect(new URL(page.url()).hash).toBe('');

    await ask('canto:sign-in');
    await email().fill('member@example.com');
    await dialog().getByRole('tab', { name: 'Sign Up' }).click();
    expect(await email().inputValue()).toBe('member@example.com');
    await dialog().getByRole('tab', { name: 'Sign In' }).click();
    await press('Forgot password?', dialog());
    expect(await email().inputValue()).toBe('member@example.com');
    await press('Back to sign in', dialog());
    await dialog().getByLabel('Password').last().fill('a lantern at sea');
    await dialog().getByRole('button', { name: 'Sign In', exact: true }).last().click();
    await expectToast('Welcome back!', 'You have successfully signed in.');
    await press('member, account menu');
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expectToast('Signed out', 'You have been signed out successfully.');
    await page.waitForTimeout(500);
    expect(await dialog().count()).toBe(0);
  });

  it('a sign-out that fails', async () => {
    await open('/', member);
    await cutOff('/auth/sign-out');
    await press('member, account menu');
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expectToast('Error', wrong);
  });

  it('a sign-up, and one for an address that has an account', async () => {
    await open('/');
    await signUp('somebody-new@example.com');
    await expectToast('Check your email', 'We sent you a confirmation link. Click it to complete your registration.');
    await signUp('member@example.com');
    await expectToast('Account exists', 'An account with this email already exists. Please sign in instead.');
  });

  it('an account error with words, and one without', async () => {
    await open('/');
    await refuse('/auth/sign-up/email', { status: 429, title: 'Too many tries. Wait a minute.' });
    await signUp('somebody@example.com');
    await expectToast('Error', 'Too many tries. Wait a minute.');
    await page.unrouteAll();
    await cutOff('/auth/sign-up/email');
    await press('Sign Up', dialog());
    await expectToast('Error', wrong);
  });

  it('a free account', async () => {
    await open('/');
    await ask('canto:sign-in', { mode: 'upgrade' });
    await press('Not ready? See our starter plan');
    await press('Continue free');
    await fill('free@example.com', 'three doors down', 'Create free account');
    await expectToast(
      'Account created!',
      'Please confirm it by the link we sent to your email. You start with 1,000 cantos.',
    );
  });

  it('a plan for an address that has an account', async () => {
    await open('/');
    await ask('canto:sign-in', { mode: 'upgrade' });
    await fill('member@example.com', 'three doors down', 'Continue with Pro');
    await expectToast('Account exists', 'An account with this email already exists. Please sign in to upgrade.');
  });

  it('a plan with a new account', async () => {
    await open('/');
    await answer('/functions/create-checkout', { url: checkout });
    await ask('canto:sign-in', { mode: 'upgrade' });
    await fill('pro@example.com', 'three doors down', 'Continue with Pro');
    await expectToast('Account created!', 'Your subscription will be activated once your payment completes.');
    await expectToast('Redirecting to checkout', 'Complete your payment to activate your subscription.');
  });

  it('a checkout, one that fails with words, and one without', async () => {
    await open('/', member);
    await ask('canto:sign-in', { mode: 'upgrade' });
    await refuse('/functions/create-checkout', {
      status: 503,
      code: 'unavailable',
      title: 'Payments rest until noon.',
    });
    await press('Continue with Pro');
    await expectToast('Error', 'Payments rest until noon.');
    await page.unrouteAll();
    await cutOff('/functions/create-checkout');
    await press('Continue with Pro');
    await expectToast('Error', wrong);
    await page.unrouteAll();
    await page.route('**/api/functions/create-checkout', async (route) => {
      await page.waitForTimeout(300);
      await route.fulfill({ json: { url: checkout } });
    });
    const tabs = context.pages().length;
    await press('Continue with Pro');
    await dialog()
      .getByText('One moment...')
      .evaluate((words) => words.closest('button')!.click());
    await expectToast('Redirecting to checkout', 'Complete your payment to activate your subscription.');
    expect(context.pages(), 'two presses, one checkout').toHaveLength(tabs + 1);
  });
});

describe('payments', () => {
  it('a payment session that fails, and one that opens', async () => {
    await open('/', member);
    await press(/cantos, open wallet/);
    await press(/Buy More/);
    await refuse('/functions/create-payment', { status: 500 });
    await press(/Starter Pack/, dialog());
    await expectToast('Payment Error', 'Failed to create payment session. Please try again.');
    await page.unrouteAll();
    await answer('/functions/create-payment', { url: checkout });
    await press(/Starter Pack/, dialog());
    await expectToast(
      'Checkout opened',
      'Complete your purchase in the new tab. Your cantos will be added automatically.',
    );
  });

  it('a payment that is verified', async () => {
    await answer('/functions/verify-payment', { success: true, cantoAmount: 4000 });
    await open('/payment-success?session_id=one&cantos=4000', member);
    await expectToast('Payment Successful!', '4,000 cantos have been added to your account.');
  });

  it.each<[string, () => Promise<unknown>, string]>([
    ['is not paid', () => answer('/functions/verify-payment', { success: false }), 'Payment verification failed'],
    ['cannot be asked for', () => cutOff('/functions/verify-payment'), 'Failed to verify payment'],
  ])('a payment that %s', async (_what, arrange, words) => {
    await arrange();
    await open('/payment-success?session_id=one', member);
    await page.getByRole('heading', { name: 'Payment Issue' }).waitFor();
    await page.getByText(words, { exact: true }).waitFor();
    await expectToast(
      'Payment Verification Failed',
      "Please contact support if your payment was processed but cantos weren't added.",
    );
  });

  it('a return from a checkout without a session', async () => {
    await open('/payment-success');
    await page.getByText('No session ID found', { exact: true }).waitFor();
  });
});

describe('making a show and its people', () => {
  const option = (name: string) => ({
    name,
    description: 'Bakers at night.',
    show_overview: 'They bake.',
    core_conflict: 'They must not be seen.',
    history_lore: 'They always have.',
    genre: 'Comedy',
    tone: 'warm',
    image_url: '',
  });
  async function answerQuestions(): Promise<void> {
    await ask('canto:create-show');
    for (let question = 1; question <= 10; question += 1) {
      await page.getByText(`Question ${question} of 10`).waitFor();
      await dialog().getByRole('radio').first().click();
    }
  }

  it('options that fail, then come; publishing that fails, then succeeds', async () => {
    await open('/', member);
    await refuse('/functions/create-show', { status: 503, code: 'unavailable', title: 'The writers are asleep.' });
    await answerQuestions();
    await expectToast('Error Generating Show Options', 'The writers are asleep.');
    const again = async () => press('Generate Options', dialog());
    await page.unrouteAll();
    await refuse('/functions/create-show', { status: 500, code: 'internal' });
    await again();
    await expectToast('Error Generating Show Options', 'Failed to generate show options');
    await page.unrouteAll();
    await cutOff('/functions/create-show');
    await again();
    await expectToast('Error Generating Show Options', wrong);
    await page.unrouteAll();
    await answer('/functions/create-show', {
      options: { option1: option('Night Bakers'), option2: option('Day Bakers') },
    });
    await again();
    await dialog('Choose Your Show').waitFor();
    await refuse('/functions/publish-show', { status: 500 });
    await press('Publish this show', dialog('Choose Your Show'));
    await expectToast('Failed to publish show. Please try again.');
    await page.unrouteAll();
    await answer('/functions/publish-show', { show: { ...option('Night Bakers'), id: 'night-bakers' } });
    await press('Publish this show', dialog('Choose Your Show'));
    await expectToast('Show published successfully!');
  });

  it('a name that is refused or cannot be checked, without a word; a character that fails, then is made', async () => {
    await open('/', owner);
    await ask('canto:create-character', { showId: stage.showId });
    const next = () => press('Next', dialog());
    await dialog().getByRole('radio', { name: 'Female' }).click();
    await next();
    const name = dialog().getByLabel('Name');
    await name.fill('Wren');
    await answer('/functions/validate-character-name', { isValid: false });
    await next();
    await expectNoToast();
    await page.unrouteAll();
    await cutOff('/functions/validate-character-name');
    await next();
    await expectNoToast();
    expect(await name.inputValue()).toBe('Wren');
    await page.unrouteAll();
    await next();
    await dialog().getByRole('radio', { name: 'Asian', exact: true }).click();
    await next();
    await dialog().getByRole('radio', { name: 'Red' }).click();
    await next();
    await dialog().getByLabel('Age').fill('34');
    await next();
    await dialog()
      .getByRole('radio', { name: /Helper/ })
      .click();
    const create = () => press('Create Character', dialog());
    const alerts: string[] = [];
    page.on('dialog', (alert: Dialog) => {
      alerts.push(alert.message());
      void alert.accept();
    });
    await answer('/functions/create-character', { success: false });
    await create();
    await expect.poll(() => alerts).toEqual(['Failed to create character: Character creation failed']);
    await page.unrouteAll();
    await answer('/functions/create-character', { success: false, error: 'The stage is full.' });
    await create();
    await expect.poll(() => alerts.at(-1)).toBe('Failed to create character: The stage is full.');
    await page.unrouteAll();
    const limit = 'Your plan includes 3 characters. Upgrade to make more.';
    await refuse('/functions/create-character', { status: 403, code: 'limit_reached', title: limit });
    await create();
    await expect.poll(() => alerts.at(-1)).toBe(`Failed to create character: ${limit}`);
    await dialog('Go Pro').waitFor();
    await page.keyboard.press('Escape');
    await dialog('Go Pro').waitFor({ state: 'detached' });
    await page.unrouteAll();
    await create();
    await expectToast('Character created successfully!');
    expect(alerts).toHaveLength(3);
  });

  it('the question before a character is deleted; at home a failure is only logged', async () => {
    await open('/', owner);
    await page.getByRole('list', { name: 'Characters' }).getByRole('button', { name: 'Juno' }).click();
    await press('Delete');
    await page
      .getByText('Are you sure you want to delete "Juno"? This action cannot be undone.', { exact: true })
      .waitFor();
    await refuse('/characters/*', { status: 500 }, 'DELETE');
    await press('Delete', dialog('Delete Character'));
    await expect.poll(() => logged.join('\n')).toContain('Could not delete the character');
    await expectNoToast();
  });

  it('a character that cannot be deleted on the page of its show, then is', async () => {
    await open(`/my-shows/${stage.showId}`, owner);
    await page.getByRole('tab', { name: 'Characters' }).click();
    await press('Delete Juno');
    await refuse('/characters/*', { status: 500 }, 'DELETE');
    await press('Delete', dialog('Delete Character'));
    await expectToast('Error', 'Failed to delete character. Please try again.');
    await page.unrouteAll();
    await press('Delete Juno');
    await press('Delete', dialog('Delete Character'));
    await expectToast('Character deleted', 'The character has been removed from your show.');
  });
});

describe('creators', () => {
  it('an application that fails, then is taken, whether or not it can be mailed', async () => {
    await open('/creators');
    await page.getByLabel('Full name').fill('Old Salty Sam');
    await page.getByLabel('Email').fill('sam@example.com');
    await page.getByLabel('Current platform').fill('Podcast');
    await page.getByLabel('Show name').fill('The Late Ferry');
    await page.getByLabel('Follower count').fill('a few hundred');
    await page.getByLabel('Description').fill('People wait for a ferry.');
    await cutOff('/creator-applications');
    await press('Submit Application');
    await expectToast('Error', 'Failed to submit application. Please try again.');
    await page.unrouteAll();
    await refuse('/functions/notify-creator-application', { status: 500 });
    await press('Submit Application');
    await expectToast('Application Submitted!', "We'll review your application and get back to you soon.");
    await expect.poll(() => logged.join('\n')).toContain('The application was not mailed');
  });
});

describe('creating a season', () => {
  async function toThePlot(person: Person): Promise<Locator> {
    await open(`/interactive-shows/${stage.showId}`, person);
    await press('Riff');
    const wizard = dialog('Create a season');
    await press(/Mira/, wizard);
    await press(/Tobias/, wizard);
    await press('Next', wizard);
    await wizard.getByRole('radio').first().click();
    await press('Next', wizard);
    return wizard;
  }

  it('an idea that does not come is only logged; a check that fails, and one that refuses', async () => {
    const wizard = await toThePlot(member);
    await refuse('/functions/generate-plot-idea', { status: 500 });
    await press('Generate', wizard);
    await expect.poll(() => logged.join('\n')).toContain('No plot idea could be made');
    await expectNoToast();
    await page.unrouteAll();
    let idea: Route | undefined;
    await page.route('**/api/functions/generate-plot-idea', (route) => void (idea = route));
    const plot = wizard.getByRole('textbox');
    await plot.fill('Somebody has to row.');
    await press('Generate', wizard);
    // It would overwrite what is typed meanwhile.
    await expect.poll(() => plot.getAttribute('readonly')).toBe('');
    await expect.poll(() => idea !== undefined).toBe(true);
    await idea!.fulfill({ json: { plotIdea: 'A lamp goes out.' } });
    await expect.poll(() => plot.inputValue()).toBe('A lamp goes out.');
    await plot.fill('Somebody has to row for oil before dawn.');
    await refuse('/functions/moderate-plot-content', { status: 429, code: 'rate_limited', title: 'Wait a minute.' });
    await press('Submit', wizard);
    await wizard.getByText('Unable to verify plot content. Please try again.', { exact: true }).waitFor();
    await expectNoToast();
    await page.unrouteAll();
    await refuse('/functions/moderate-plot-content', { status: 503 });
    await press('Submit', wizard);
    await wizard.getByText('Unable to verify plot content. Please try again.', { exact: true }).waitFor();
    await page.unrouteAll();
    await answer('/functions/moderate-plot-content', { isApproved: false });
    await press('Submit', wizard);
    await wizard.getByText("Nice try, but that one's not going to fly. Try again.", { exact: true }).waitFor();
  });

  it('an order that fails with words, without, and for want of cantos', async () => {
    const wizard = await toThePlot(member);
    await wizard.getByRole('textbox').fill('Somebody has to row for oil before dawn.');
    await press('Submit', wizard);
    const create = () => press('Create Season (300 cantos)', wizard);
    await refuse('/functions/create-season-v3', {
      status: 503,
      code: 'unavailable',
      title: 'The stage is being swept.',
    });
    await create();
    await expectToast('Error creating season', 'The stage is being swept.');
    await page.unrouteAll();
    await cutOff('/functions/create-season-v3');
    await create();
    await expectToast('Error creating season', wrong);
    await page.unrouteAll();
    const rejected = { status: 422, code: 'rejected_content', title: 'This plot is not for everybody.' };
    await refuse('/functions/create-season-v3', rejected);
    await create();
    await expectToast('Error creating season', rejected.title);
    await wizard.getByText("Nice try, but that one's not going to fly. Try again.", { exact: true }).waitFor();
    await page.unrouteAll();
    await wizard.getByRole('textbox').fill('Somebody has to row for oil before dusk.');
    await press('Submit', wizard);
    await refuse('/functions/create-season-v3', { status: 400, title: 'Your balance does not suffice' });
    await create();
    await wizard.waitFor({ state: 'detached' });
    await page.getByText('Your balance', { exact: true }).waitFor();
  });
});

describe('on the page of a season', () => {
  const season = () => `/seasons/${seasonId}`;

  it('a visitor is asked to log in for a remix and for My List; a like does nothing but ask', async () => {
    await open(season());
    await press('Remix');
    await expectToast('Login required', 'Please log in to remix a season.');
    await closeDialog();
    await press('My List');
    await expectToast('Login required', 'Please log in to add seasons to your list.');
    await closeDialog();
    const likes = page.getByRole('button', { name: /^Rate/ });
    const before = await likes.innerText();
    await likes.click();
    await dialog().waitFor();
    expect(await likes.innerText()).toBe(before);
  });

  it('who signs in through Rate sees what they had rated', async () => {
    const fan = await house.listener('rater@example.com');
    await fan.call('PUT', `/api/seasons/${seasonId}/like`);
    await open(season());
    const rate = page.getByRole('button', { name: /^Rate/ });
    await rate.click();
    await dialog().getByLabel('Email').fill('rater@example.com');
    await dialog().getByLabel('Password').fill('a lantern at sea');
    await dialog().getByRole('button', { name: 'Sign In', exact: true }).last().click();
    await expect.poll(() => rate.getAttribute('aria-pressed')).toBe('true');
    await fan.call('DELETE', `/api/seasons/${seasonId}/like`);
  });

  it('My List, there and back and when it fails', async () => {
    await open(season(), member);
    await press('My List');
    await expectToast('Added to My List');
    await press('In My List');
    await expectToast('Removed from My List');
    await refuse('/seasons/*/save', { status: 500 });
    await press('My List');
    await expectToast('Error', wrong);
  });

  it('sharing where links can be copied, and where they cannot', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: house.url });
    await open(season());
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }));
    await press('Share');
    await expectToast('Link copied!', 'Season link has been copied to your clipboard.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(house.url + season());
    await press('Dismiss');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Share');
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await press('Share');
    await expectToast('Could not copy link', `Please copy it yourself: ${house.url}${season()}`);
  });

  it('sharing where the device shares', async () => {
    await open(season());
    await page.evaluate(() => {
      const share = async ({ url }: ShareData) => void (document.title = `shared ${url}`);
      Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    });
    await press('Share');
    await expect.poll(() => page.title()).toBe(`shared ${house.url}${season()}`);
    await expectNoToast();
  });

  const door = () =>
    page
      .getByRole('button', { name: /Take this path/ })
      .first()
      .click();

  it('a next episode for want of cantos, by the page and by the server; and one that fails', async () => {
    const poor = await house.listener();
    await open(season(), poor);
    const tooFew = ['Insufficient cantos', 'You need 300 cantos to continue the episode.'] as const;
    for (const problem of [
      { status: 402, code: 'insufficient_cantos', title: 'Insufficient cantos' },
      { status: 400, title: 'The balance is below 300' },
    ]) {
      await refuse('/functions/create-next-episode-v3', problem);
      await door();
      await expectToast(...tooFew);
      await page.unrouteAll();
      await page.reload({ waitUntil: 'networkidle' });
    }
    await refuse('/functions/create-next-episode-v3', {
      status: 503,
      code: 'unavailable',
      title: 'The stage is being swept.',
    });
    await door();
    await expectToast('Error creating episode', 'The stage is being swept.');
    await page.unrouteAll();
    await cutOff('/functions/create-next-episode-v3');
    await door();
    await expectToast('Error creating episode', wrong);
    await house.setBalance(poor, 299);
    await page.unrouteAll();
    await page.reload({ waitUntil: 'networkidle' });
    await door();
    await expectToast(...tooFew);
    expect(await poor.balance()).toBe(299);
  });

  const remixDialog = () => dialog('Remix this season');
  async function pickEnding(): Promise<void> {
    await press('Remix');
    await remixDialog().getByRole('button', { name: /^1/ }).click();
  }
  async function remix(): Promise<void> {
    await remixDialog().getByRole('group', { name: 'Choices' }).getByRole('button').nth(1).click();
    await press('Remix (300 cantos)', remixDialog());
  }

  it('choices that do not load', async () => {
    await open(season(), member);
    await refuse('/episodes/*/choices', { status: 500 });
    await pickEnding();
    await expectToast('Error loading choices', 'Failed to load episode choices. Please try again.');
  });

  it('a remix that fails with words, without, after the session ended, and for want of cantos', async () => {
    await open(season(), member);
    await pickEnding();
    await refuse('/functions/remix-season', { status: 503, code: 'unavailable', title: 'The stage is being swept.' });
    await remix();
    await expectToast('Error remixing season', 'The stage is being swept.');
    await page.unrouteAll();
    await cutOff('/functions/remix-season');
    await press('Remix (300 cantos)', remixDialog());
    await expectToast('Error remixing season', wrong);
    await page.unrouteAll();
    await refuse('/functions/remix-season', { status: 402, code: 'insufficient_cantos', title: 'Insufficient cantos' });
    await press('Remix (300 cantos)', remixDialog());
    await expectToast('Insufficient cantos', 'You need 300 cantos to remix a season.');
    await remixDialog().waitFor({ state: 'detached' });
    await page.unrouteAll();
    await refuse('/functions/remix-season', { status: 401, code: 'unauthorized', title: 'Please sign in.' });
    await pickEnding();
    await remix();
    await expectToast('Login required', 'Please log in to remix a season.');
  });

  it('a remix that is made', async () => {
    const fan = await house.listener();
    await open(season(), fan);
    await pickEnding();
    await remix();
    await page.waitForURL(/\/seasons\/[\w-]+\?new=true/);
    const id = /seasons\/([\w-]+)/.exec(page.url())![1]!;
    const { body } = await fan.get<{ title: string }>(`/api/seasons/${id}`);
    await expectToast('Season remixed successfully!', body.title);
  });
});

describe('what is not there', () => {
  it.each([
    ['/seasons/nothing', 'Season not found', '/interactive-shows'],
    ['/interactive-shows/nothing', 'Show not found', null],
    ['/nowhere', 'Oops! Page not found', '/'],
  ])('%s', async (path, heading, back) => {
    await open(path);
    await page.getByRole('heading', { name: heading, exact: true }).waitFor();
    if (back) expect(await page.locator(`main a[href="${back}"]`).count()).toBeGreaterThan(0);
  });

  it('a show that does not exist is said to', async () => {
    await open('/interactive-shows/nothing');
    await page.getByText("The show you're looking for doesn't exist.", { exact: true }).waitFor();
  });

  it("somebody else's show to manage, and none", async () => {
    await open(`/my-shows/${stage.showId}`, member);
    await page.getByRole('heading', { name: 'Access denied' }).waitFor();
    await page.getByText("You don't have permission to manage this show.", { exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/player');
    await page.goto(`${house.url}/my-shows/nothing`);
    await page.getByRole('heading', { name: 'Show not found' }).waitFor();
  });

  it('a show whose lookup fails is replaced by the sample', async () => {
    await without('characters', 'shows', async () => {
      await open('/shows/the-lantern-keepers');
      await page.getByRole('heading', { name: 'Pixel Quest' }).waitFor();
      // So is the default show, and for those whose session cannot be read either.
      await open('/shows');
      await page.getByRole('heading', { name: 'Pixel Quest' }).waitFor();
    });
    await open('/shows/the-lantern-keepers', member);
    await without('auth_sessions', 'shows', async () => {
      const response = await page.reload();
      expect(response?.headers()['content-type']).toContain('text/html');
      await page.getByRole('heading', { name: 'Pixel Quest' }).waitFor();
    });
  });

  it('a show that cannot be reached from within the app is replaced by the sample, and announced while it is looked for', async () => {
    await open('/shows/the-lantern-keepers');
    await page.getByRole('link', { name: 'Canto' }).first().click();
    await page.waitForURL(`${house.url}/`);
    let refuseNow = () => {};
    const asked = new Promise<void>((resolve) => (refuseNow = resolve));
    await page.route('**/shows/*.data*', async (route) => {
      await asked;
      await route.abort();
    });
    await page.evaluate(() => history.back());
    await page.getByText('Loading show...', { exact: true }).waitFor();
    refuseNow();
    await page.getByRole('heading', { name: 'Pixel Quest' }).waitFor();
    expect(logged.join()).toContain('Could not load the show:');
  });

  it('a feed that cannot be read is an empty one', async () => {
    const { body } = await owner.call<{ id: string }>('POST', '/api/shows', {
      name: 'The Silent Feed',
      description: '',
      genre: 'Comedy',
    });
    await house.ctx.db
      .update(shows)
      .set({ kind: 'podcast', podcastRssUrl: 'http://127.0.0.1:9/feed.xml' })
      .where(eq(shows.id, body.id));
    await open('/shows/the-silent-feed');
    await page.getByRole('heading', { name: 'No Episodes Available' }).waitFor();
    await page.getByText('Episodes for this show are not available yet.', { exact: true }).waitFor();
    await press('Try Loading Episodes');
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Episodes');
    await page.getByRole('heading', { name: 'No Episodes Available' }).waitFor();
    await expectNoToast();
  });

  it('a picture that does not load', async () => {
    await page.route('**/media/pictures/**', (route) => route.abort());
    await open(`/interactive-shows/${stage.showId}`);
    await expect.poll(() => page.getByText('Failed to load image').count()).toBeGreaterThan(0);
  });
});

describe('what is only logged', () => {
  const library = () => page.getByRole('heading', { name: 'Trending Shows' });

  it('a shelf that cannot be loaded: the others are there', async () => {
    await without('characters', async () => {
      await open('/', owner);
      await library().waitFor();
      await page.getByText('Create Your First Character', { exact: true }).waitFor();
      await expectNoToast();
    });
  });

  it('a balance that cannot be read', async () => {
    await house.welcome(context, member);
    await without('user_cantos', async () => {
      await open('/');
      await library().waitFor();
      await page.getByRole('button', { name: '0 cantos, open wallet' }).waitFor();
      await expectNoToast();
    });
  });

  it('roles that cannot be read, which leaves none: the logged-out home, for somebody signed in', async () => {
    await house.welcome(context, member);
    await without('user_roles', async () => {
      await open('/');
      await page.getByRole('heading', { name: 'Trending Interactive Shows' }).waitFor();
      await page.getByRole('button', { name: 'member, account menu' }).waitFor();
      await expectNoToast();
    });
  });
});

describe('what is heard', () => {
  const play = () => press('Play', page.getByRole('complementary', { name: 'Player' }));
  const pauseButton = () => page.getByRole('complementary', { name: 'Player' }).getByRole('button', { name: 'Pause' });

  it('an episode without audio', async () => {
    const { seasonId: silent } = await makeSeason(await house.listener(), stage);
    await house.ctx.db.update(seasonEpisodes).set({ audioKey: null }).where(eq(seasonEpisodes.seasonId, silent));
    await open(`/seasons/${silent}`);
    const notYet = ['Episode Not Available', "This episode doesn't have audio available for playback yet."] as const;
    await press(/^Play episode 1/);
    await expectToast(...notYet);
    await house.ctx.db.update(seasonEpisodes).set({ stage: 'writing' }).where(eq(seasonEpisodes.seasonId, silent));
    // Its news never come to rest.
    await page.goto(`${house.url}/seasons/${silent}`);
    await press('Episode 1');
    await expectToast(...notYet);
  });

  it('music that cannot be fetched is logged, and the episode plays without it', async () => {
    await page.route('**/media/music/**', (route) => route.abort());
    await open(`/seasons/${seasonId}`);
    await play();
    await pauseButton().waitFor();
    await expect.poll(() => logged.join('\n')).toContain('Background music could not be fetched');
    await pauseButton().waitFor();
    await expectNoToast();
  });

  it('a mix that fails is not spoken of, and the episode plays as it is', async () => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'OfflineAudioContext'));
    await open(`/seasons/${seasonId}`);
    await play();
    await pauseButton().waitFor();
    await page.waitForTimeout(1500);
    expect(await pauseButton().isVisible()).toBe(true);
    await expectNoToast();
  });

  it('what cannot be played is not playing', async () => {
    await page.route('**/media/**', (route) =>
      /\.mp3/.test(route.request().url()) ? route.abort() : route.fallback(),
    );
    await open(`/seasons/${seasonId}`);
    await play();
    await expect.poll(() => pauseButton().count()).toBe(0);
    await page.getByRole('complementary', { name: 'Player' }).getByRole('button', { name: 'Play' }).first().waitFor();
    // When the line is back, so is the sound.
    await page.unrouteAll();
    await play();
    const seek = page.getByRole('slider', { name: 'Seek' });
    await expect.poll(async () => Number(await seek.inputValue())).toBeGreaterThan(0.3);
    await pauseButton().waitFor();
  });
});

describe('code that comes later', () => {
  it('is gone after a deploy: the page is loaded again, and when that does not help, says so and stays', async () => {
    await page.route(/assets\/(sign-in|frame)-dialog/, (route) => route.fulfill({ status: 404 }));
    await open('/');
    const again = page.waitForEvent('load');
    await press('Sign In');
    await again;
    // Messages come ahead of the first one.
    await page.waitForResponse(/assets\/toasts-/);
    await press('Sign In');
    await expectToast('A part of this page is missing', 'Please check your connection and reload the page.');
    await page.getByRole('heading', { name: 'Trending Interactive Shows' }).waitFor();
    await page.unrouteAll();
    await page.reload({ waitUntil: 'networkidle' });
    await press('Sign In');
    await dialog('Welcome to Canto').waitFor();
  });

  it('is not loaded again over what is heard', async () => {
    await page.route(/assets\/(sign-in|frame)-dialog/, (route) => route.fulfill({ status: 404 }));
    await open(`/seasons/${seasonId}`);
    await press('Play', page.getByRole('complementary', { name: 'Player' }));
    await page.waitForResponse(/assets\/toasts-/);
    await press('Sign In');
    await expectToast('A part of this page is missing', 'Please check your connection and reload the page.');
    await page.getByRole('complementary', { name: 'Player' }).getByRole('button', { name: 'Pause' }).waitFor();
  });
});

/** Hides tables while something is done, as a database in trouble would. */
async function without(...given: [...tables: string[], work: () => Promise<void>]): Promise<void> {
  const tables = given.slice(0, -1) as string[];
  const rename = (from: string, to: string) =>
    house.ctx.db.execute(sql`alter table ${sql.identifier(from)} rename to ${sql.identifier(to)}`);
  for (const table of tables) await rename(table, `${table}_gone`);
  try {
    await (given.at(-1) as () => Promise<void>)();
  } finally {
    for (const table of tables) await rename(`${table}_gone`, table);
  }
}
