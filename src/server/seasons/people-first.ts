// Lets work that nobody waits for stand aside, in this process, while an episode is made that somebody waits for.
let waiting = 0;
let allServed = Promise.withResolvers<void>();

/** Runs work that a person waits for. */
export async function forSomebody<T>(work: () => Promise<T>): Promise<T> {
  if (waiting++ === 0) allServed = Promise.withResolvers();
  try {
    return await work();
  } finally {
    if (--waiting === 0) allServed.resolve();
  }
}

/** Returns at once while nobody waits, else when the last of them is served, or given up by the signal. */
export async function untilNobodyWaits(signal?: AbortSignal): Promise<void> {
  while (waiting > 0) {
    signal?.throwIfAborted();
    await Promise.race([allServed.promise, aborted(signal)]);
  }
  signal?.throwIfAborted();
}

function aborted(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => signal?.addEventListener('abort', () => resolve(), { once: true }));
}
