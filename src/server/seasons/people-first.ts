// Lets work that nobody waits for stand aside, in this process, while somebody waits for an answer or an episode.
let waiting = 0;
let allServed = Promise.withResolvers<void>();

/** Runs work that a person waits for, who is likely to want more within `lingerMs` of it. */
export async function forSomebody<T>(work: () => Promise<T>, lingerMs = 0): Promise<T> {
  if (waiting++ === 0) allServed = Promise.withResolvers();
  try {
    return await work();
  } finally {
    if (lingerMs > 0) setTimeout(leave, lingerMs).unref();
    else leave();
  }
}

function leave(): void {
  if (--waiting === 0) allServed.resolve();
}

/** On a site that is never quiet, what stands aside would otherwise never come to its turn. */
const longestWaitMs = 1000;

/** Returns at once while nobody waits, else when the last of them is served, after a second, or given up by the signal. */
export async function untilNobodyWaits(signal?: AbortSignal): Promise<void> {
  const patience = Promise.withResolvers<'over'>();
  const timer = setTimeout(() => patience.resolve('over'), longestWaitMs);
  try {
    while (waiting > 0) {
      signal?.throwIfAborted();
      if ((await Promise.race([allServed.promise, aborted(signal), patience.promise])) === 'over') break;
    }
  } finally {
    clearTimeout(timer);
  }
  signal?.throwIfAborted();
}

function aborted(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => signal?.addEventListener('abort', () => resolve(), { once: true }));
}

let soundless = 0;
let allHeard = Promise.withResolvers<void>();

/** An episode that somebody waits for has no sound yet, until the answer is called (more than once is fine). */
export function awaitSound(): () => void {
  if (soundless++ === 0) allHeard = Promise.withResolvers();
  let heard = false;
  return () => {
    if (heard) return;
    heard = true;
    if (--soundless === 0) allHeard.resolve();
  };
}

/** Lets first sounds go before whatever else needs the processor, for at most `maxMs`. Returns at once when none is awaited. */
export async function untilSound(maxMs: number): Promise<void> {
  if (soundless === 0) return;
  await Promise.race([allHeard.promise, new Promise((resolve) => setTimeout(resolve, maxMs).unref())]);
}
