/** Resolves to `otherwise` when the call fails, so that one failing list does not fail the page. Logs all errors but 404. */
export async function withFallback<T>(what: string, call: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await call;
  } catch (error) {
    // A 404 is handled by the page itself.
    if ((error as { status?: number }).status !== 404) console.error(`Could not load ${what}:`, error);
    return otherwise;
  }
}

/**
 * For a document request the awaited list, so that the HTML is complete without scripts; for a client navigation the
 * promise, so that the page shows at once and the list follows.
 */
export async function listOrPromise<T>(request: Request, list: Promise<T>): Promise<{ list: T | Promise<T> }> {
  return { list: request.headers.get('sec-fetch-dest') === 'empty' ? list : await list };
}
