/** The caches that a service worker and the pages share. `downloads` is filled and emptied by listeners alone. */
export const cacheNames = {
  pages: 'canto-pages',
  answers: 'canto-answers',
  pictures: 'canto-pictures',
  sounds: 'canto-sounds',
  downloads: 'canto-downloads',
  /** Pages that were open before the worker. */
  clients: 'canto-clients',
} as const;

/** Forgets pages and answers, which say who was signed in; downloads and pictures stay. */
export async function forgetPages(): Promise<void> {
  if (!('caches' in globalThis)) return;
  await Promise.all([caches.delete(cacheNames.pages), caches.delete(cacheNames.answers)]);
}
