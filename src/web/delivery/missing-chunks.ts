import { cacheNames, pageOf } from './service-worker/caches.ts';

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

/** By these React Router fetches the code of the page behind a link ahead: hovering, focusing, touching. */
const intents = ['mouseover', 'mouseout', 'focusin', 'touchstart'] as const;

/**
 * Keeps the page where a link leads to one that cannot come: without a connection React Router reloads the document for
 * want of the next page's code, also when a link is only touched, and that would end what plays. Pages that the service
 * worker keeps are left alone.
 * @param tell Tells who pressed such a link.
 * @returns Stops watching.
 */
export function watchForOfflineLinks(tell: () => void): () => void {
  const hush = (event: Event) => {
    if (isOutOfReach(event.target) || isOutOfReach((event as MouseEvent).relatedTarget)) event.stopPropagation();
  };
  const press = (event: Event) => {
    if (!isOutOfReach(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    tell();
  };
  for (const intent of intents) document.addEventListener(intent, hush, true);
  window.addEventListener('offline', readKeptPages);
  void readKeptPages();
  document.addEventListener('click', press, true);
  return () => {
    for (const intent of intents) document.removeEventListener(intent, hush, true);
    document.removeEventListener('click', press, true);
    window.removeEventListener('offline', readKeptPages);
  };
}

let keptPages: ReadonlySet<string> = new Set();

/** Without a service worker there are none, whatever lies in its caches. */
async function readKeptPages(): Promise<void> {
  if (navigator.onLine || !navigator.serviceWorker?.controller) return;
  const kept = await (await caches.open(cacheNames.pages)).keys();
  const paths = kept.map(({ url }) => new URL(url).pathname);
  keptPages = new Set(paths.filter((path) => path.endsWith('.data')).map(pageOf));
}

/** Whether this is a link to another page of ours while there is no connection. */
function isOutOfReach(target: EventTarget | null | undefined): boolean {
  if (navigator.onLine || !(target instanceof Element)) return false;
  const link = target.closest('a');
  if (link === null || link.origin !== location.origin || link.target || link.pathname === location.pathname)
    return false;
  return !keptPages.has(link.pathname);
}

let preloads = 0;

/** Fetches code that may be needed soon. A failure is ignored: nobody misses the chunk yet, and its use fetches it again. */
export async function preload(load: () => Promise<unknown>): Promise<void> {
  preloads += 1;
  await load().catch(() => {});
  preloads -= 1;
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
