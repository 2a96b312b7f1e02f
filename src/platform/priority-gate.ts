// Two gates of this process: background work waits while foreground work runs, and everything waits, for a moment, while
// something urgent has not come to its first result.
let foreground = 0;
let foregroundIdle = Promise.withResolvers<void>();

/** Runs foreground work: somebody waits for it, and is likely to want more within `lingerMs` of its end. */
export async function runInForeground<T>(work: () => Promise<T>, lingerMs = 0): Promise<T> {
  if (foreground++ === 0) foregroundIdle = Promise.withResolvers();
  try {
    return await work();
  } finally {
    if (lingerMs > 0) setTimeout(leaveForeground, lingerMs).unref();
    else leaveForeground();
  }
}

function leaveForeground(): void {
  if (--foreground === 0) foregroundIdle.resolve();
}

/** Under constant load background work would otherwise starve. */
const longestWaitMs = 1000;

/**
 * For background work: returns at once while there is no foreground work, else when the last of it has ended, at most after
 * a second. Throws the signal's reason when it is aborted.
 */
export async function waitForIdleForeground(signal?: AbortSignal): Promise<void> {
  const timeout = Promise.withResolvers<'over'>();
  const timer = setTimeout(() => timeout.resolve('over'), longestWaitMs);
  try {
    while (foreground > 0) {
      signal?.throwIfAborted();
      if ((await Promise.race([foregroundIdle.promise, aborted(signal), timeout.promise])) === 'over') break;
    }
  } finally {
    clearTimeout(timer);
  }
  signal?.throwIfAborted();
}

function aborted(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => signal?.addEventListener('abort', () => resolve(), { once: true }));
}

let urgent = 0;
let urgentDone = Promise.withResolvers<void>();

/** Something urgent begins. It ends when the answer is called; calling that again does nothing. */
export function beginUrgent(): () => void {
  if (urgent++ === 0) urgentDone = Promise.withResolvers();
  let ended = false;
  return () => {
    if (ended) return;
    ended = true;
    if (--urgent === 0) urgentDone.resolve();
  };
}

/** Lets what is urgent go first, for at most `maxMs`. Returns at once when nothing is. */
export async function waitForUrgent(maxMs: number): Promise<void> {
  if (urgent === 0) return;
  await Promise.race([urgentDone.promise, new Promise((resolve) => setTimeout(resolve, maxMs).unref())]);
}
