import { passwordLength } from '#shared/accounts.ts';
import { brand } from '#shared/brand.ts';

const refusedCount = 3000;

/** The commonest passwords that are long enough to be asked about, most common first in the source list. */
let refused: Promise<Set<string>> | null = null;

/** The list takes 5 MB to load, of which these are a tenth. */
async function readRefused(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(
    dictionary['passwords-common']
      .filter((password) => String(password).length >= passwordLength.min)
      .slice(0, refusedCount)
      .map(String),
  );
}

/** What somebody who guesses tries first here. */
const words = [brand.name, brand.credits, 'password', 'welcome', 'podcast', 'admin', 'audio', 'story', 'login'];
const madeOfWords = new RegExp(`^(?:\\P{L}*(?:${words.join('|')}))+\\P{L}*$`, 'iu');

/** Whether it is one of the commonest passwords, or nothing but words of this place with numbers and signs about them. */
export async function isCommonPassword(password: string): Promise<boolean> {
  refused ??= readRefused();
  return (await refused).has(password.toLowerCase()) || madeOfWords.test(password);
}
