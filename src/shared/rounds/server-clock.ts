/** One question for the time: when it was asked and answered by a clock that only counts, and what the server said. */
export type Ping = { askedMs: number; answeredMs: number; serverMs: number };

/**
 * By how much the server's clock is ahead of the client's counting one, in milliseconds: the median of the quicker half of the
 * pings, whose way there and back is the most alike. The client's time of day plays no part. 0 without pings.
 */
export function clockAhead(pings: readonly Ping[]): number {
  const quickest = pings
    .toSorted((a, b) => a.answeredMs - a.askedMs - (b.answeredMs - b.askedMs))
    .slice(0, Math.ceil(pings.length / 2));
  const ahead = quickest
    .map(({ askedMs, answeredMs, serverMs }) => serverMs - (askedMs + answeredMs) / 2)
    .toSorted((a, b) => a - b);
  if (ahead.length === 0) return 0;
  const middle = ahead.length >> 1;
  return ahead.length % 2 ? ahead[middle]! : (ahead[middle - 1]! + ahead[middle]!) / 2;
}
