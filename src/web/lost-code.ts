import { board } from './player/board.ts';
import { openDialogs } from './ui/dialog/open-dialogs.ts';
import { toast, toastStore } from './ui/feedback/toast.ts';

/** A page that was loaded again so lately and still lacks a part would go round in circles. */
const againAfterMs = 60_000;
const filledIn = '[placeholder]:not(:placeholder-shown)';
const title = 'A part of this page is missing';

/**
 * For when code that comes later does not: after a deploy the files of a page that is still open are gone, and lines
 * break. The page is loaded again, once; where that would take away what is heard or filled in, or would not help, the
 * reader is told to. Answers how to stop.
 */
export function watchForLostCode(): () => void {
  const miss = async () => {
    if (ahead > 0) return;
    const inUse = board.getState().isPlaying || openDialogs.uppermost() || document.querySelector(filledIn);
    if (!inUse && !wasJustReloaded() && (await isServerThere())) return location.reload();
    if (!toastStore.now().some((shown) => shown.title === title))
      toast.bad(title, 'Please check your connection and reload the page.');
  };
  window.addEventListener('vite:preloadError', miss);
  return () => window.removeEventListener('vite:preloadError', miss);
}

let ahead = 0;

/** Fetches code that may be wanted soon; when it does not come, nobody misses it yet. */
export async function loadAhead(load: () => Promise<unknown>): Promise<void> {
  ahead += 1;
  await load().catch(() => {});
  ahead -= 1;
}

function wasJustReloaded(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return arrival?.type === 'reload' && performance.now() < againAfterMs;
}

const isServerThere = () =>
  fetch('/api/health').then(
    ({ ok }) => ok,
    () => false,
  );
