import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordLength } from '#shared/accounts.ts';

const refusedCount = 3000;

/** The commonest passwords that are long enough to be asked about, most common first in the source list. */
const refused = new Set(
  dictionary['passwords-common']
    .filter((password) => String(password).length >= passwordLength.min)
    .slice(0, refusedCount)
    .map(String),
);

export function isCommonPassword(password: string): boolean {
  return refused.has(password.toLowerCase());
}
