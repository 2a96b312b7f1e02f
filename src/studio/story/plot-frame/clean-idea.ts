import { escapePattern } from '../words/escape-pattern.ts';
import { plainText } from '../words/plain-text.ts';

const request =
  /^(?:(?:ok|okay|please|pls|hi|hello|hey)[\s,!]+)*(?:(?:can you |could you |i(?:'d| would)? (?:want|like|love)(?: to (?:see|hear))? |let'?s have |maybe |how about |make(?: me)? |write(?: me)? |tell(?: me)? |create |give me )(?:(?:a|an|the|some|another)\s+)?(?:(?:[\w-]+\s+){0,3}?(?:story|episode|season|adventure|tale|plot|one)\b)?\s*(?:where|in which|about|of|with|:)?\s+)/i;
const toneWish = /^make it (?:very |really |super )?(\w+)(?:\s+(?:pls|please))?\s*[,.:;!-]+\s*/i;
const toneAside =
  /[\s,.;(]*\b(?:make it (?:very |really |super )?(\w+)(?: (?:pls|please))?|in a (\w+) (?:way|style))[.!)]*$/i;

export type CleanIdea = { text: string; tone: string | null };

/** The idea without the words that only speak to the writer ("please write me a story about …", "make it funny"). */
export function cleanIdea(raw: string, names: string[]): CleanIdea {
  let text = unshout(plainText(raw), names);
  let tone: string | null = null;
  const before = toneWish.exec(text);
  if (before) {
    tone = before[1]?.toLowerCase() ?? null;
    text = text.slice(before[0].length);
  }
  const after = toneAside.exec(text);
  if (after && after.index > 12) {
    tone ??= (after[1] ?? after[2])?.toLowerCase() ?? null;
    text = text.slice(0, after.index);
  }
  text = text.replace(request, '');
  if (/^what if\s+/i.test(text)) text = text.replace(/^what if\s+/i, '').replace(/\?$/, '');
  text = text
    .replace(/^(?:that|where|about)\s+/i, '')
    .replace(/^[\s,.;:!?'"-]+/, '')
    .trim();
  return { text: text.charAt(0).toUpperCase() + text.slice(1), tone };
}

/** "A DRAGON STEALS THE CROWN" in an ordinary voice; names keep their capitals. */
function unshout(text: string, names: string[]): string {
  const letters = text.match(/\p{L}/gu) ?? [];
  const loud = letters.filter((letter) => letter !== letter.toLowerCase()).length;
  if (letters.length < 6 || loud / letters.length < 0.6) return text;
  const quiet = text
    .toLowerCase()
    .replaceAll(/(^|[.!?]\s+)(\p{Ll})/gu, (_, start: string, letter: string) => start + letter.toUpperCase());
  return names.reduce(
    (said, name) => said.replaceAll(new RegExp(`(?<!\\p{L})${escapePattern(name)}(?!\\p{L})`, 'giu'), name),
    quiet,
  );
}
