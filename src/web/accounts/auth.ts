// Signing up, in and out, and a forgotten password: plain calls to the accounts routes of the server.
import { openIdProvider } from '#shared/accounts.ts';
import { accountName } from '#web/frame/account-name.ts';
import { pageBefore } from '#web/prompts.ts';

export type Credentials = { email: string; password: string };

/** What the server refused, with its stable `code` (`INVALID_EMAIL_OR_PASSWORD` …) and a sentence, when it gave one. */
export class AuthFailure extends Error {
  readonly code: string;
  readonly status: number;
  constructor(code: string, message: string, status: number) {
    super(message);
    this.name = 'AuthFailure';
    this.code = code;
    this.status = status;
  }
}

/**
 * Whether that opened the account, or a code is asked for beside the password. Fails with an `AuthFailure`:
 * `INVALID_EMAIL_OR_PASSWORD`, `EMAIL_NOT_VERIFIED` …
 */
export async function signIn({ email, password }: Credentials): Promise<'in' | 'second-factor'> {
  const answer = await post<{ twoFactorRedirect?: boolean }>('/api/auth/sign-in/email', { email, password });
  return answer.twoFactorRedirect ? 'second-factor' : 'in';
}

/** The six digits of an app, after a sign-in that asked for them or to turn the second factor on. Fails with `INVALID_CODE` … */
export function verifyCode(code: string): Promise<unknown> {
  return post('/api/auth/two-factor/verify-totp', { code });
}

/** One of the codes for who lost the app, in place of it; each is good once. Fails with `INVALID_BACKUP_CODE` … */
export function verifyRecoveryCode(code: string): Promise<unknown> {
  return post('/api/auth/two-factor/verify-backup-code', { code });
}

/** What an app is to be told, as an `otpauth:` address, and the recovery codes. On only once a code of the app was seen. */
export async function beginSecondFactor(password: string): Promise<{ address: string; recoveryCodes: string[] }> {
  const answer = await post<{ totpURI: string; backupCodes: string[] }>('/api/auth/two-factor/enable', { password });
  return { address: answer.totpURI, recoveryCodes: answer.backupCodes };
}

export function endSecondFactor(password: string): Promise<unknown> {
  return post('/api/auth/two-factor/disable', { password });
}

/** New recovery codes; the old ones open nothing any more. */
export async function renewRecoveryCodes(password: string): Promise<string[]> {
  return (await post<{ backupCodes: string[] }>('/api/auth/two-factor/generate-backup-codes', { password }))
    .backupCodes;
}

/** Has a link sent to the new address, which is one's own once it is opened. Fails with `USER_ALREADY_EXISTS`, `SAME_EMAIL` … */
export function changeEmail(newEmail: string): Promise<unknown> {
  return post('/api/auth/change-email', { newEmail, callbackURL: '/account' });
}

/** Signs out everywhere else. Fails with `INVALID_PASSWORD`, `PASSWORD_TOO_COMMON` … */
export function changePassword(currentPassword: string, newPassword: string): Promise<unknown> {
  return post('/api/auth/change-password', { currentPassword, newPassword, revokeOtherSessions: true });
}

/**
 * Sends a confirmation link that leads to the site's root, with the plan that was asked for, so that its checkout follows.
 * Fails with an `AuthFailure`: `USER_ALREADY_EXISTS` …
 */
export function signUp({ email, password }: Credentials, plan?: string): Promise<unknown> {
  const callbackURL = plan ? `/?plan=${plan}` : '/';
  return post('/api/auth/sign-up/email', { email, password, name: accountName(email), callbackURL });
}

/** Has a link sent for choosing a new password. Succeeds as well for an address that nobody has here. */
export function requestNewPassword(email: string): Promise<unknown> {
  return post('/api/auth/request-password-reset', { email });
}

/** Fails with an `AuthFailure`: `INVALID_TOKEN` for a link that was used or is over, `PASSWORD_TOO_COMMON` … */
export function setNewPassword(token: string, newPassword: string): Promise<unknown> {
  return post('/api/auth/reset-password', { token, newPassword });
}

export function signOut(): Promise<unknown> {
  return post('/api/auth/sign-out', {});
}

/** Leaves for the provider, which leads back to this page. Fails with `PROVIDER_DOWN` and `PROVIDER_UNCLEAR`. */
export async function goToProvider(): Promise<void> {
  const here = pageBefore(location.search) ?? location.pathname + location.search;
  const { url } = await post<{ url: string }>('/api/auth/sign-in/social', {
    provider: openIdProvider,
    callbackURL: here,
    errorCallbackURL: here,
  });
  location.assign(url);
}

export function post<Answer>(path: string, body: Record<string, unknown>): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  return fetchAuth(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** What one of the accounts routes answers. Fails with an `AuthFailure`. */
export async function fetchAuth<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(path, init);
  if (response.ok) return (await response.json()) as Answer;
  const problem: unknown = await response.json().catch(() => null);
  const { code, message, title } = (problem ?? {}) as { code?: string; message?: string; title?: string };
  throw new AuthFailure(code ?? `HTTP_${response.status}`, message ?? title ?? '', response.status);
}
