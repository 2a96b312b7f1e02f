let asked: Promise<ServiceWorkerRegistration | null> | null = null;

/**
 * Starts the service worker, once a page. Whoever only looks around is not made to fetch it: it comes with the first sound
 * or download. Null where the browser has none, and while developing.
 */
export function serveOffline(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return Promise.resolve(null);
  asked ??= navigator.serviceWorker.register('/sw.js').catch((error: unknown) => {
    console.warn('Without a network this browser will have nothing:', error);
    return null;
  });
  return asked;
}
