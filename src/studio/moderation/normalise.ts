/**
 * A text as the rules read it: compatibility forms folded, invisible characters gone, straight quotes, and letters that
 * were spaced or dotted apart ("f u c k", "f.u.c.k") put together. Never shown to anyone.
 */
export function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\u00AD\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
    .replaceAll(/[“”„]/g, '"')
    .replaceAll(/[‘’‚]/g, "'")
    .replaceAll(/(?<![\p{L}'])(?:\p{L}[\s.\-_*]+){2,}\p{L}(?!\p{L})/gu, joinSpelledOut)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** "A. B. and C" are initials; four letters and more, or three of lower case, are a word in disguise. */
function joinSpelledOut(spelled: string): string {
  const joined = spelled.replaceAll(/[\s.\-_*]/g, '');
  return joined.length > 3 || joined === joined.toLowerCase() ? joined : spelled;
}
