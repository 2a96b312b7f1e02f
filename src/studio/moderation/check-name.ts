import { judgeText } from './judge/judge-text.ts';
import { normalise } from './normalise.ts';

export type NameProblem =
  | 'length'
  | 'characters'
  | 'too many words'
  | 'repeated letters'
  | 'punctuation'
  | 'reserved'
  | 'unpronounceable'
  | 'not allowed';

const reserved =
  /^(?:narrator|the narrator|system|assistant|user|you|admin|administrator|moderator|everyone|nobody|null|undefined|god|jesus|allah|muhammad the prophet|hitler|adolf hitler|stalin|putin|trump)$/i;
/** Given names and surnames that are also rude words. */
const goodNames =
  /(?<!\p{L})(?:dick|willy|randy|fanny|gay|titus|tito|dyke|coon|cass|fuchs|focker|jap|abo|sexton|lolita|wang|kunt|shota|loli)(?!\p{L})/giu;

/** Null for a name that a character may have, else what is wrong with it. Letters of every script are welcome. */
export function checkName(name: string): NameProblem | null {
  const plain = normalise(name.normalize('NFC'));
  const own = name.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  if (own.length < 1 || [...own].length > 40) return 'length';
  if (!/^[\p{L}\p{M}][\p{L}\p{M}'’.\- ]*$/u.test(own)) return 'characters';
  if (own.split(' ').length > 4) return 'too many words';
  if (/(.)\1{3,}/u.test(own)) return 'repeated letters';
  if (/[-'’. ]{2,}/.test(own.replaceAll('. ', '.'))) return 'punctuation';
  if (reserved.test(plain)) return 'reserved';
  if (/^[a-z' .-]+$/i.test(own) && own.length > 3 && !/[aeiouy]/i.test(own)) return 'unpronounceable';
  const { categories } = judgeText(plain.replaceAll(goodNames, ' '), { rating: '10+', kind: 'name' });
  return categories.length > 0 ? 'not allowed' : null;
}
