import { clockAhead, type Ping } from '#shared/rounds/server-clock.ts';

const pings = 8;
const betweenMs = 120;
const againMs = 60_000;

async function ping(): Promise<Ping> {
  const askedMs = performance.now();
  const response = await fetch('/api/rounds/clock', { cache: 'no-store' });
  const answeredMs = performance.now();
  const { now_ms: serverMs } = (await response.json()) as { now_ms: number };
  return { askedMs, answeredMs, serverMs };
}

/**
 * The server's time, found by a few questions at first and again every minute; null before the first answer. This device's own
 * time of day plays no part. `stop` ends the questions.
 */
export function openServerClock(onKnown: () => void): { now(): number | null; stop(): void } {
  let aheadMs: number | null = null;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout>;

  async function measure(): Promise<void> {
    const answers: Ping[] = [];
    for (let at = 0; at < pings && !stopped; at++) {
      try {
        answers.push(await ping());
      } catch {
        // A question that got lost says nothing of the time.
      }
      // After the first the sound can begin; the others make it finer.
      if (answers.length > 0 && aheadMs === null) {
        aheadMs = clockAhead(answers);
        onKnown();
      }
      await new Promise((resolve) => setTimeout(resolve, betweenMs));
    }
    if (answers.length > 0) aheadMs = clockAhead(answers);
    if (!stopped) timer = setTimeout(() => void measure(), answers.length > 0 ? againMs : betweenMs * pings);
  }
  void measure();
  return {
    now: () => (aheadMs === null ? null : performance.now() + aheadMs),
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
