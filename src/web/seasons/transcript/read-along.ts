// Finds the line, and the word in it, that is spoken at a time.
import type { TimedLine } from '#shared/story/script.ts';

/** Index of the line heard at `ms`; between two lines the one before, and -1 before the first. */
export function lineAt(lines: readonly TimedLine[], ms: number): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.start_ms ?? Infinity) <= ms) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Index of the last word of a line that has begun at `ms`; -1 before its first. */
export function wordAt(line: TimedLine, ms: number): number {
  return line.words.findLastIndex((word) => word.startMs <= ms);
}

/** Where each word stands in the line's text; null for one that is not written there as it is spoken. */
export function wordSpans(text: string, words: TimedLine['words']): ({ start: number; end: number } | null)[] {
  const lower = text.toLowerCase();
  let from = 0;
  return words.map((word) => {
    const start = lower.indexOf(word.text.toLowerCase(), from);
    if (start < 0) return null;
    from = start + word.text.length;
    return { start, end: from };
  });
}
