const windowMs = 10;
/** Relative to the loudest window, and absolute: what is softer than both counts as silence. */
const relativeFloor = 10 ** (-42 / 20);
const absoluteFloor = 10 ** (-66 / 20);

/** First and one past the last sample that belong to the voice; null where there is none. */
export function soundingSpan(samples: Float32Array, sampleRate: number): { from: number; to: number } | null {
  const size = Math.round((windowMs / 1000) * sampleRate);
  const levels = new Float32Array(Math.ceil(samples.length / size));
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] as number;
    const window = (i / size) | 0;
    levels[window] = (levels[window] as number) + x * x;
  }
  let loudest = 0;
  for (let i = 0; i < levels.length; i++) {
    const level = Math.sqrt((levels[i] as number) / size);
    levels[i] = level;
    loudest = Math.max(loudest, level);
  }
  const floor = Math.max(absoluteFloor, loudest * relativeFloor);
  if (!(loudest > floor)) return null;
  const first = levels.findIndex((level) => level > floor);
  const last = levels.findLastIndex((level) => level > floor);
  return { from: first * size, to: Math.min(samples.length, (last + 1) * size) };
}
