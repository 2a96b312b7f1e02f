import type { SignInOutcome } from '#shared/accounts.ts';
import { formatCantos, signUpGrant } from '#shared/wallet.ts';
import { brand } from '#shared/brand.ts';
import { sentenceOf } from '#web/api/problem.ts';
import { AuthFailure } from './auth.ts';

/** The two lines of a toast. */
export type Message = { title: string; description: string };

export const messages = {
  signedIn: { title: 'Welcome back!', description: 'You have successfully signed in.' },
  signedUp: {
    title: 'Check your email',
    description: 'We sent you a confirmation link. Click it to complete your registration.',
  },
  signedUpFree: {
    title: 'Account created!',
    description: `Please confirm it by the link we sent to your email. You start with ${formatCantos(signUpGrant)} ${brand.credits}.`,
  },
  confirmThenPay: {
    title: 'Account created!',
    description:
      'Open the link we sent to your email: it leads to the checkout. Your subscription will be activated once your payment completes.',
  },
  signedOut: { title: 'Signed out', description: 'You have been signed out successfully.' },
  checkout: {
    title: 'Redirecting to checkout',
    description: 'Complete your payment to activate your subscription.',
  },
} as const satisfies Record<string, Message>;

/** What became of a link to confirm an address that did not open the account, by the word that its redirect carries. */
export const confirmations = {
  expired: { title: 'That link has expired', description: 'Sign in, and we send you a new one.' },
  broken: { title: 'That link does not work', description: 'Sign in, and we send you a new one.' },
  again: { title: 'Already confirmed', description: 'Your email address is confirmed. Please sign in.' },
} as const satisfies Record<string, Message>;

/**
 * What became of a sign-in with the provider of this name, by the word that its redirect carries; null where a code is asked for,
 * which the dialog says itself.
 */
export function providerMessage(outcome: Exclude<SignInOutcome, 'in'>, name: string): Message | null {
  const sentences = {
    code: null,
    cancelled: `You did not go on at ${name}. Nothing has changed.`,
    unverified: `${name} says that your e-mail address is not confirmed there. Please confirm it, or sign in another way.`,
    nameless: `${name} did not tell your e-mail address, which ${brand.name} needs. Please sign in another way.`,
    taken:
      'There is an account with your e-mail address already. Please sign in with its password, or ask for a new one.',
    stale: 'That took too long, or it was begun in another browser. Please try again.',
    unclear: `${name} did not confirm who you are. Nothing has changed: please try again, or sign in another way.`,
  } as const satisfies Record<typeof outcome, string | null>;
  const description = sentences[outcome];
  return description && { title: 'Not signed in', description };
}

/** What to tell a person about a failed sign-in, sign-up, sign-out or checkout. `forPlan`: while buying a plan. */
export function failureMessage(error: unknown, forPlan = false): Message {
  if (error instanceof AuthFailure) {
    if (error.code.startsWith('INVALID_EMAIL_OR_PASSWORD')) {
      return { title: 'Invalid credentials', description: 'Please check your email and password and try again.' };
    }
    if (error.code === 'EMAIL_NOT_VERIFIED') {
      const description =
        'Please confirm your email. We have just sent you a new link. Open it, and your account is open too.';
      return { title: 'Error', description };
    }
    if (error.code.startsWith('USER_ALREADY_EXISTS')) {
      const then = forPlan ? 'Please sign in to upgrade.' : 'Please sign in instead.';
      return { title: 'Account exists', description: `An account with this email already exists. ${then}` };
    }
  }
  return { title: 'Error', description: sentenceOf(error) };
}
