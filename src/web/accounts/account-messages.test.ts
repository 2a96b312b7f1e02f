import { expect, test } from 'vitest';
import { failureMessage } from './account-messages.ts';
import { AuthFailure } from './auth.ts';

test('wrong credentials say what to check', () => {
  expect(failureMessage(new AuthFailure('INVALID_EMAIL_OR_PASSWORD', 'Invalid email or password', 401))).toEqual({
    title: 'Invalid credentials',
    description: 'Please check your email and password and try again.',
  });
});

test('an address that is not confirmed yet is told of the new link', () => {
  expect(failureMessage(new AuthFailure('EMAIL_NOT_VERIFIED', 'Email not verified', 403))).toEqual({
    title: 'Error',
    description: 'Please confirm your email. We have just sent you a new link. Open it, and your account is open too.',
  });
});

test('an address that is taken leads to signing in, or to upgrading when a plan was being bought', () => {
  const taken = new AuthFailure('USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', 'User already exists', 422);
  expect(failureMessage(taken).description).toBe('An account with this email already exists. Please sign in instead.');
  expect(failureMessage(taken, true).description).toBe(
    'An account with this email already exists. Please sign in to upgrade.',
  );
});

test('any other failure shows its own sentence, or the general one when it has none worth reading', () => {
  expect(failureMessage(new AuthFailure('PASSWORD_TOO_COMMON', 'That password is too common.', 400))).toEqual({
    title: 'Error',
    description: 'That password is too common.',
  });
  for (const error of [new AuthFailure('HTTP_500', '', 500), new TypeError('Failed to fetch'), 'nonsense']) {
    expect(failureMessage(error)).toEqual({
      title: 'Error',
      description: 'Something went wrong. Please try again.',
    });
  }
});
