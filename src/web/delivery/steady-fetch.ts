import type { HydratedRouterProps } from 'react-router/dom';

type RouterFetch = NonNullable<HydratedRouterProps['unstable_fetch']>;

const firstWaitMs = 1000;
const longestWaitMs = 10_000;

let awaited = 0;
const listeners = new Set<() => void>();

/** Whether a page waits for the server to send its data again. */
export const connection = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isAwaited: () => awaited > 0,
};

/**
 * How React Router fetches the data of pages. Loading the data of the page that is shown again, after a purchase or with
 * news of a production, must not replace that page by an error: it is tried until it succeeds or the page is left. Every
 * other request fails as `fetch` does.
 */
export const steadyFetch: RouterFetch = async (request, { type }) => {
  if (type !== 'revalidation') return fetch(request);
  let waiting = false;
  try {
    for (let waitMs = firstWaitMs; ; waitMs = Math.min(2 * waitMs, longestWaitMs)) {
      const response = await fetchWhole(request);
      if (response) return response;
      if (!waiting) count(1);
      waiting = true;
      await wait(waitMs, request.signal);
    }
  } finally {
    if (waiting) count(-1);
  }
};

/** Null for no answer, one that breaks off, and one that another try may better. Throws when the page was left. */
async function fetchWhole(request: Request): Promise<Response | null> {
  try {
    const response = await fetch(request.clone());
    const body = await response.arrayBuffer();
    // 204 and other answers that can't have a body refuse an empty one too.
    if (response.status < 500 && response.status !== 429) return new Response(body.byteLength ? body : null, response);
    console.error(`The page could not be brought up to date: ${response.status}`);
  } catch (error) {
    request.signal.throwIfAborted();
    console.error('The page could not be brought up to date:', error);
  }
  return null;
}

/** Waits so long, or until the browser is online again. Throws when the signal is aborted. */
async function wait(ms: number, signal: AbortSignal): Promise<void> {
  const over = new AbortController();
  const either = { signal: AbortSignal.any([signal, over.signal]), once: true };
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => resolve(), either);
    window.addEventListener('online', () => resolve(), either);
    over.signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
  over.abort();
  signal.throwIfAborted();
}

function count(step: 1 | -1): void {
  awaited += step;
  for (const listener of listeners) listener();
}
