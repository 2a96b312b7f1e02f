/** One shelf that cannot be filled must not take the page with it: the failure is logged, and the shelf gets `otherwise`. */
export async function tolerate<T>(what: string, call: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await call;
  } catch (error) {
    // What is not there is no failure; the page that asked for it says so itself.
    if ((error as { status?: number }).status !== 404) console.error(`Could not load ${what}:`, error);
    return otherwise;
  }
}

/**
 * A document is sent whole, so that it reads without scripts; a page opened from within the app shows at once and fills
 * its shelves as they arrive.
 */
export async function nowOrLater<T>(request: Request, list: Promise<T>): Promise<{ list: T | Promise<T> }> {
  return { list: request.headers.get('sec-fetch-dest') === 'empty' ? list : await list };
}
