// What a page asks of the browser and the server about passkeys. The library turns JSON into what browsers take, and back.
import {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { AuthFailure, fetchAuth, post } from '../auth.ts';

/** Has the device make a passkey and the account take it. Fails with a `PasskeyFailure` or an `AuthFailure`. */
export async function addPasskey(): Promise<void> {
  const optionsJSON = await fetchAuth<PublicKeyCredentialCreationOptionsJSON>(
    '/api/auth/passkey/generate-register-options',
  );
  const response = await startRegistration({ optionsJSON }).catch(fail);
  await post('/api/auth/passkey/verify-registration', { response });
}

/**
 * Has the owner choose one of the device's passkeys, and signs in by it. `inField`: the browser offers them where the address
 * is typed, and nothing happens until one is chosen there.
 */
export async function signInWithPasskey({ inField = false } = {}): Promise<void> {
  const options = await fetchAuth<PublicKeyCredentialRequestOptionsJSON>(
    '/api/auth/passkey/generate-authenticate-options',
  );
  // The server takes no passkey whose owner was not asked for a PIN, a finger or a face.
  const optionsJSON = { ...options, userVerification: 'required' } as const;
  const response = await startAuthentication({ optionsJSON, useBrowserAutofill: inField }).catch(fail);
  await post('/api/auth/passkey/verify-authentication', { response });
}

/** Ends the offer of `inField`. */
export const stopOffering = (): void => WebAuthnAbortService.cancelCeremony();

/** Nothing came of it at the device; `sentence` is null where its owner needs no telling. */
export class PasskeyFailure extends Error {
  readonly sentence: string | null;
  constructor(sentence: string | null, cause: unknown) {
    super('no passkey', { cause });
    this.sentence = sentence;
  }
}

const sentences: Record<string, string | null> = {
  ERROR_CEREMONY_ABORTED: null,
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'This device has a passkey for your account already.',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT:
    'This device can not ask for a PIN, a fingerprint or your face, which a passkey needs here.',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: 'This device can not keep passkeys.',
  ERROR_INVALID_DOMAIN: 'Passkeys do not work at this address.',
  ERROR_INVALID_RP_ID: 'Passkeys do not work at this address.',
};

function fail(error: unknown): never {
  const code = error instanceof WebAuthnError ? error.code : '';
  // A press on Cancel and a passkey that is not there look the same to the page, on purpose.
  const notDone = 'Nothing was done with a passkey. Please try again.';
  throw new PasskeyFailure(code in sentences ? sentences[code]! : notDone, error);
}

const refusals: Record<string, string> = {
  PASSKEY_NOT_FOUND: 'That passkey opens no account here. It may have been removed on the account page.',
  CHALLENGE_NOT_FOUND: 'That took too long. Please try again.',
  SESSION_NOT_FRESH: 'You signed in more than a day ago. Please sign out and in again, and then add it.',
  AUTHENTICATION_FAILED: 'That passkey could not be checked. Please try again.',
  FAILED_TO_VERIFY_REGISTRATION: 'That passkey could not be checked. Please try again.',
};

/** What to say of a failure of the calls above; null for nothing. */
export function passkeySentence(error: unknown): string | null {
  if (error instanceof PasskeyFailure) return error.sentence;
  const known = error instanceof AuthFailure ? (refusals[error.code] ?? error.message) : '';
  return known || 'Something went wrong. Please try again.';
}
