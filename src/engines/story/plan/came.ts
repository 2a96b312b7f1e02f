import type { Frame } from '../frame.ts';
import { escapePattern } from '../words/escape-pattern.ts';
import { wordSet } from '../reading/words/tables.ts';

const theirs = /^(?:my|our|your|his|her|their)\b|['’]s? /i;

/**
 * Whether x has only just come or been found, where it is defended: by what an idea says beside its plot ("the moon has fallen
 * into the harbour", "they find the baby whale"), or because it is hidden. What is somebody's own is hidden, and did not come.
 */
export function hasCome({ kind, x, verb, besides }: Frame): boolean {
  if (kind !== 'defend' || x.size === 'abstract' || ['event', 'idea'].includes(x.type)) return false;
  if (besides.some(({ is, text }) => is === 'clause' && saysThatItCame(text.toLowerCase(), x.head.toLowerCase())))
    return true;
  return verb.to.split(' ').some((word) => wordSet('hides').has(word)) && !theirs.test(x.the);
}

/** x before a verb of arrival ("the alien lands in the garden"), or behind one of finding ("they find the baby whale"). */
function saysThatItCame(text: string, head: string): boolean {
  const at = text.search(new RegExp(`(?<![\\p{L}])${escapePattern(head)}(?![\\p{L}])`, 'u'));
  if (at < 0) return false;
  const before = wordsOf(text.slice(0, at));
  const behind = wordsOf(text.slice(at + head.length));
  if ([...before, ...behind].some((word) => wordSet('negations').has(word))) return false;
  const verb = behind.find((word) => !wordSet('before_come').has(word)) ?? '';
  const next = behind[behind.indexOf(verb) + 1] ?? '';
  return (
    wordSet('has_come').has(verb) ||
    wordSet('has_come').has(`${verb} ${next}`) ||
    before.some((word, index) => wordSet('is_found').has(word) && !before.slice(index).some(isPreposition))
  );
}

const isPreposition = (word: string) => wordSet('prepositions').has(word);
const wordsOf = (text: string) => text.split(/[^\p{L}'’]+/u).filter(Boolean);
