import type { Phrase } from '../plot/noun-phrase.ts';
import { isAlive, typeOf } from '../plot/noun-phrase.ts';

/** "the toymaker's cellar" and "Grażyna's cellar" → "the cellar"; "" where nobody owns it. */
const withoutOwner = (text: string) =>
  /^(?:the |\p{Lu}).*?(?:'s|s') /u.test(text) ? text.replace(/^.+?(?:'s|s') /, 'the ') : '';

/** Somebody whose name may not be told is told as a stranger. */
function stranger(who: Phrase | null): string {
  return who?.proper && isAlive(typeOf(who)) ? (who.plural ? 'the strangers' : 'the stranger') : '';
}

/** What of a slot's words may be told: all, the thing without its owner, or, of `who` it names, that it is somebody. Undefined for none. */
export function tellableWords(
  read: string,
  who: Phrase | null,
  mayTell: (words: string) => boolean,
): string | undefined {
  return [read, withoutOwner(read), read === '' ? '' : stranger(who)].find((words) => words !== '' && mayTell(words));
}
