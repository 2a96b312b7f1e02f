// What a listener's page does when the network goes and comes back. Loaded with the first sound, not before.
import { isKeptPage, keepPage } from '#web/delivery/service-worker/kept-pages.ts';
import { serveOffline } from '#web/delivery/service-worker/register.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { playerStore } from '../store/player-store.ts';
import { hasWaiting } from './waiting-flag.ts';
import { keepNext } from './keep-next.ts';

const told = 'canto.told-offline';

/** Starts the service worker and follows the connection, for as long as the page is open. */
export function watchConnection(): void {
  void keepWhatIsOpen();
  let currentId = playerStore.getState().currentEpisode?.id;
  void keepNext();
  playerStore.subscribe(() => {
    const { currentEpisode } = playerStore.getState();
    if (currentEpisode?.id === currentId) return;
    currentId = currentEpisode?.id;
    void keepNext();
  });
  addEventListener('offline', tellOnce);
  addEventListener('online', () => void sendKept());
  void sendKept();
}

/** The page that the first sound came from was loaded before anything was kept: it is kept after it. */
async function keepWhatIsOpen(): Promise<void> {
  if (!(await serveOffline())) return;
  await navigator.serviceWorker.ready;
  if (isKeptPage(location.pathname)) await keepPage(location.pathname);
}

async function sendKept(): Promise<void> {
  if (!hasWaiting() || !navigator.onLine) return;
  const { sendWaiting } = await import('./outbox.ts');
  await sendWaiting();
}

/** Once a session: whoever rides through tunnels knows it then. */
function tellOnce(): void {
  try {
    if (sessionStorage.getItem(told)) return;
    sessionStorage.setItem(told, '1');
  } catch {
    // Told each time then.
  }
  toast({ title: 'No connection', text: 'What is downloaded plays. Doors wait until you are back.' });
}
