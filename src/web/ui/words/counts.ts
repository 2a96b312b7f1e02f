/** 980, 3.1K, 48.2K, 1.2M: short enough for a card. */
export function formatCount(count: number): string {
  if (count < 1000) return String(count);
  const [size, unit] = count < 999_950 ? [1000, 'K'] : [1_000_000, 'M'];
  return `${(count / size).toFixed(1).replace(/\.0$/, '')}${unit}`;
}

/** "1 episode", "6 episodes". */
export function countOf(count: number, noun: string, plural = `${noun}s`): string {
  // The first number that a browser formats costs a phone some 20 ms, and most counts have nothing to format.
  const figures = count < 1000 ? String(count) : count.toLocaleString('en-US');
  return `${figures} ${count === 1 ? noun : plural}`;
}
