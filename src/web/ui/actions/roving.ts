const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The index that a key moves to in a roving tabindex of `length` items; null for other keys. Wraps round. */
export function nextInRow(key: string, at: number, length: number): number | null {
  if (length === 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  const step = steps[key];
  if (!step) return null;
  return at < 0 ? (step > 0 ? 0 : length - 1) : (at + step + length) % length;
}
