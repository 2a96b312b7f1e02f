import { Fragment } from 'react';

const small = new Set(['the', 'of', 'a', 'an', 'and', 'in', 'on', 'to', 'at', 'over', 'for', 'with']);
const leading = new Set(['The', 'A', 'An']);

type Part = { words: string; small: boolean };

/** Splits a title into runs of small words (the, of, in) and other words. */
export function billParts(title: string): Part[] {
  const parts: Part[] = [];
  for (const word of title.split(/\s+/).filter(Boolean)) {
    const isSmall = small.has(word) || leading.has(word);
    const last = parts.at(-1);
    if (last?.small === isSmall) last.words += ` ${word}`;
    else parts.push({ words: word, small: isSmall });
  }
  return parts;
}

/** A title with its small words small and italic. Screen readers get the plain title. Use from 24 px up. */
export function BillTitle({ children }: { children: string }) {
  return billParts(children).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && ' '}
      {part.small ? <em className="sm">{part.words}</em> : part.words}
    </Fragment>
  ));
}
