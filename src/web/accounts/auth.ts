// Signing up, in and out, and a forgotten password: plain calls to the accounts routes of the server.
import { accountName } from '#web/frame/account-name.ts';

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

/** Fails with an `AuthFailure`: `INVALID_EMAIL_OR_PASSWORD`, `EMAIL_NOT_VERIFIED` … */
export function signIn({ email, password }: Credentials): Promise<void> {
  return post('/api/auth/sign-in/email', { email, password });
}

/**
 * Sends a confirmation link that leads to the site's root, with the plan that was asked for, so that its checkout follows.
 * Fails with an `AuthFailure`: `USER_ALREADY_EXISTS` …
 */
export function signUp({ email, password }: Credentials, plan?: string): Promise<void> {
  const callbackURL = plan ? `/?plan=${plan}` : '/';
  return post('/api/auth/sign-up/email', { email, password, name: accountName(email), callbackURL });
}

/** Has a link sent for choosing a new password. Succeeds as well for an address that nobody has here. */
export function requestNewPassword(email: string): Promise<void> {
  return post('/api/auth/request-password-reset', { email });
}

/** Fails with an `AuthFailure`: `INVALID_TOKEN` for a link that was used or is over, `PASSWORD_TOO_COMMON` … */
export function setNewPassword(token: string, newPassword: string): Promise<void> {
  return post('/api/auth/reset-password', { token, newPassword });
}

export function signOut(): Promise<void> {
  return post('/api/auth/sign-out', {});
}

async function post(path: string, body: Record<string, string>): Promise<void> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.ok) return;
  const problem: unknown = await response.json().catch(() => null);
  const { code, message, title } = (problem ?? {}) as { code?: string; message?: string; title?: string };
  throw new AuthFailure(code ?? `HTTP_${response.status}`, message ?? title ?? '', response.status);
}
