/** A page that was reloaded less than this ago and still lacks a chunk is not reloaded again: it would loop. */
const reloadAgainAfterMs = 60_000;

export type OpenPage = {
  /** A reload would lose something: audio that plays, an open dialog, text in a field. */
  isInUse: () => boolean;
  /** Tells the reader that a part of the page is missing. Called once for each missing chunk. */
  tell: () => void;
};

/**
 * Handles chunks that fail to load: after a deploy the files of an open page are gone, and connections break. The page is
 * reloaded once; where that would lose something or would not help, the reader is told.
 * @returns Stops watching.
 */
export function watchForMissingChunks(page: OpenPage): () => void {
  const onMissing = async () => {
    if (preloads > 0) return;
    if (!page.isInUse() && !wasJustReloaded() && (await isServerUp())) return location.reload();
    page.tell();
  };
  window.addEventListener('vite:preloadError', onMissing);
  return () => window.removeEventListener('vite:preloadError', onMissing);
}

let preloads = 0;

/**
 * Fetches code that may be needed soon, or that nobody misses. A failure is told to nobody; the next use fetches it again.
 * @returns Null where it could not be had.
 */
export async function preload<T>(load: () => Promise<T>): Promise<T | null> {
  preloads += 1;
  const loaded = await load().catch(() => null);
  preloads -= 1;
  return loaded;
}

function wasJustReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' && performance.now() < reloadAgainAfterMs;
}

const isServerUp = () =>
  fetch('/api/health').then(
    ({ ok }) => ok,
    () => false,
  );
