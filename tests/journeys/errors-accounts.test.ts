import { describe, expect, it } from 'vitest';
import { checkout, openScenes, wrong } from './error-scenes.ts';

const { member, scene, open, press, dialog, closeDialog, ask, answer, refuse, cutOff, expectToast } =
  await openScenes();

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
    await scene.page.getByRole('menuitem', { name: 'Sign Out' }).click();
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
    expect(await scene.page.evaluate(() => document.activeElement?.textContent)).toBe('$7.99/month');
    await closeDialog();
    expect(new URL(scene.page.url()).hash).toBe('');

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
    await scene.page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expectToast('Signed out', 'You have been signed out successfully.');
    await scene.page.waitForTimeout(500);
    expect(await dialog().count()).toBe(0);
  });

  it('a sign-out that fails', async () => {
    await open('/', member);
    await cutOff('/auth/sign-out');
    await press('member, account menu');
    await scene.page.getByRole('menuitem', { name: 'Sign Out' }).click();
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
    await scene.page.unrouteAll();
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
    await ask('canto:sign-in', { mode: 'upgrade' });
    await fill('pro@example.com', 'three doors down', 'Continue with Pro');
    await expectToast(
      'Account created!',
      'Open the link we sent to your email: it leads to the checkout. Your subscription will be activated once your payment completes.',
    );
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
    await scene.page.unrouteAll();
    await cutOff('/functions/create-checkout');
    await press('Continue with Pro');
    await expectToast('Error', wrong);
    await scene.page.unrouteAll();
    await scene.page.route('**/api/functions/create-checkout', async (route) => {
      await scene.page.waitForTimeout(300);
      await route.fulfill({ json: { url: checkout } });
    });
    const tabs = scene.context.pages().length;
    await press('Continue with Pro');
    await dialog()
      .getByText('One moment...')
      .evaluate((words) => words.closest('button')!.click());
    await expectToast('Redirecting to checkout', 'Complete your payment to activate your subscription.');
    expect(scene.context.pages(), 'two presses, one checkout').toHaveLength(tabs + 1);
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
    await scene.page.unrouteAll();
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
    await scene.page.getByRole('heading', { name: 'Payment Issue' }).waitFor();
    await scene.page.getByText(words, { exact: true }).waitFor();
    await expectToast(
      'Payment Verification Failed',
      "Please contact support if your payment was processed but cantos weren't added.",
    );
  });

  it('a return from a checkout without a session', async () => {
    await open('/payment-success');
    await scene.page.getByText('No session ID found', { exact: true }).waitFor();
  });
});

describe('creators', () => {
  it('an application that fails, then is taken, whether or not it can be mailed', async () => {
    await open('/creators');
    await scene.page.getByLabel('Full name').fill('Old Salty Sam');
    await scene.page.getByLabel('Email').fill('sam@example.com');
    await scene.page.getByLabel('Current platform').fill('Podcast');
    await scene.page.getByLabel('Show name').fill('The Late Ferry');
    await scene.page.getByLabel('Follower count').fill('a few hundred');
    await scene.page.getByLabel('Description').fill('People wait for a ferry.');
    await cutOff('/creator-applications');
    await press('Submit Application');
    await expectToast('Error', 'Failed to submit application. Please try again.');
    await scene.page.unrouteAll();
    await refuse('/functions/notify-creator-application', { status: 500 });
    await press('Submit Application');
    await expectToast('Application Submitted!', "We'll review your application and get back to you soon.");
    await expect.poll(() => scene.logged.join('\n')).toContain('The application was not mailed');
  });
});
