// The places in an episode where nobody speaks, known from its transcript.

/** When each line is heard, in milliseconds from the start of the episode. */
export type Timeline = readonly { start_ms: number; end_ms: number }[];

/** Longest wait for a pause, in seconds. A later swap would be worse than an audible one. */
const longestWaitSeconds = 6;

/**
 * Seconds until the next pause between two lines, counted from `position` (seconds): 0 inside a pause, and 0 when the
 * next one is too far away or unknown.
 */
export function secondsUntilQuiet(timeline: Timeline, position: number): number {
  const now = position * 1000;
  const speaking = timeline.find((line) => line.start_ms <= now && now < line.end_ms);
  if (!speaking) return 0;
  const wait = (speaking.end_ms - now) / 1000;
  return wait > longestWaitSeconds ? 0 : wait;
}
