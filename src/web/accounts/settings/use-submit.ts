import { useState, type FormEvent } from 'react';
import { AuthFailure } from '../auth.ts';
import { failureMessage } from '../account-messages.ts';

/** What the server's codes mean to a person, where its own sentence would not tell. */
const sentences: Record<string, string> = {
  INVALID_PASSWORD: 'That is not your password.',
  INVALID_CODE: 'That code is not right. A code is good for half a minute: please try the one that is shown now.',
  INVALID_BACKUP_CODE: 'That recovery code is not right, or it was used before.',
  INVALID_TWO_FACTOR_COOKIE: 'That took too long. Please sign in again.',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'Those were too many tries. Please sign in again.',
  ACCOUNT_TEMPORARILY_LOCKED: 'Those were too many tries. Please wait 15 minutes and sign in again.',
};

/** A form that one call of the server stands behind: it is sent once at a time, and says in a sentence what went wrong. */
export function useSubmit(act: (values: FormData, form: HTMLFormElement) => Promise<void>) {
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (working) return;
    const form = event.currentTarget;
    setWorking(true);
    setFailure(null);
    try {
      await act(new FormData(form), form);
    } catch (error) {
      const known = error instanceof AuthFailure ? sentences[error.code] : undefined;
      setFailure(known ?? failureMessage(error).description);
      form.querySelector('input')?.focus();
    } finally {
      setWorking(false);
    }
  }
  return { working, failure, onSubmit };
}
