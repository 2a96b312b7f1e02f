import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordLength } from '#shared/accounts.ts';
import { brand } from '#shared/brand.ts';

const refusedCount = 3000;

/** The commonest passwords that are long enough to be asked about, most common first in the source list. */
const refused = new Set(
  dictionary['passwords-common']
    .filter((password) => String(password).length >= passwordLength.min)
    .slice(0, refusedCount)
    .map(String),
);

/** What somebody who guesses tries first here. */
const words = [brand.name, brand.credits, 'password', 'welcome', 'podcast', 'admin', 'audio', 'story', 'login'];
const madeOfWords = new RegExp(`^(?:\\P{L}*(?:${words.join('|')}))+\\P{L}*$`, 'iu');

/** Whether it is one of the commonest passwords, or nothing but words of this place with numbers and signs about them. */
export function isCommonPassword(password: string): boolean {
  return refused.has(password.toLowerCase()) || madeOfWords.test(password);
}
