import type { Phrase } from '../plot/noun-phrase.ts';
import { isAlive, typeOf } from '../plot/noun-phrase.ts';

/** "the toymaker's cellar" and "Grażyna's cellar" → "the cellar"; "" where nobody owns it. */
const withoutOwner = (text: string) =>
  /^(?:the |\p{Lu}).*?(?:'s|s') /u.test(text) ? text.replace(/^.+?(?:'s|s') /, 'the ') : '';

/** Somebody whose name may not be told is told as a stranger. */
function stranger(who: Phrase | null): string {
  return who?.proper && isAlive(typeOf(who)) ? (who.plural ? 'the strangers' : 'the stranger') : '';
}

/** "the clock of the old ropeworks" → "the clock", "the two-tone klaxon" → "the klaxon": the thing alone, where what is said of it may not be told. */
function bareThings(text: string): string[] {
  const own = /^the \p{Ll}/u.test(text) ? text.split(/ (?:of|in|on|at|from) /)[0] : undefined;
  const head = own?.split(' ').at(-1);
  return own && head ? [own, `the ${head}`].filter((one) => one !== text) : [];
}

/** What of a slot's words may be told: all, the thing without its owner, the thing alone, or, of `who` it names, that it is somebody. Undefined for none. */
export function tellableWords(
  read: string,
  who: Phrase | null,
  mayTell: (words: string) => boolean,
): string | undefined {
  return [read, withoutOwner(read), ...(who ? bareThings(read) : []), read === '' ? '' : stranger(who)].find(
    (words) => words !== '' && mayTell(words),
  );
}
