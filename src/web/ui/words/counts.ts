import { groupDigits } from '#shared/text/group-digits.ts';

/** 980, 3.1K, 48.2K, 1.2M: short enough for a card. */
export function formatCount(count: number): string {
  if (count < 1000) return String(count);
  const [size, unit] = count < 999_950 ? [1000, 'K'] : [1_000_000, 'M'];
  return `${(count / size).toFixed(1).replace(/\.0$/, '')}${unit}`;
}

/** "1 episode", "6 episodes". */
export function countOf(count: number, noun: string, plural = `${noun}s`): string {
  return `${groupDigits(count)} ${count === 1 ? noun : plural}`;
}
