import { cacheNames } from './service-worker/caches.ts';
import { pageOf } from './service-worker/kept-pages.ts';

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
