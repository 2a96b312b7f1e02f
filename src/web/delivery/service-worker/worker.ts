// The service worker: what was seen and heard stays there without a network. Built alone, to /sw.js.
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { createPartialResponse } from 'workbox-range-requests';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { cacheNames } from './caches.ts';
import { isKeptPage, keepPage, offlinePage, pageOf } from './kept-pages.ts';

/** Written in by the build: every script and style of the pages. */
declare const builtFiles: { url: string; revision: null }[];

const days = 24 * 60 * 60;
const whole = new CacheableResponsePlugin({ statuses: [200] });
const ownGet = (test: (url: URL, request: Request) => boolean) => (given: { url: URL; request: Request }) =>
  given.url.origin === location.origin && given.request.method === 'GET' && test(given.url, given.request);

/** By page and address: sound whose first parts came to a page past this worker. */
const begunElsewhere = new Set<string>();
/** Where the ids of pages are kept that had loaded before this worker took them over: it may be ended and started again meanwhile. */
const pagesBefore = '/pages-before';
let idsBefore: Promise<readonly string[]> | undefined;

type Pages = { matchAll(options: { includeUncontrolled: boolean }): Promise<{ id: string }[]> };
addEventListener('activate', (event) => {
  const { clients } = globalThis as typeof globalThis & { clients: Pages };
  const remember = async () => {
    const ids = (await clients.matchAll({ includeUncontrolled: true })).map(({ id }) => id);
    await (await caches.open(cacheNames.clients)).put(pagesBefore, Response.json(ids));
    idsBefore = Promise.resolve(ids);
  };
  stayFor(event, remember());
});

async function readIdsBefore(): Promise<readonly string[]> {
  const kept = await (await caches.open(cacheNames.clients)).match(pagesBefore);
  return kept ? ((await kept.json()) as string[]) : [];
}

// A new version waits until no page of the old one is open: an update never interrupts. The first one takes its page over.
clientsClaim();
precacheAndRoute(builtFiles);
cleanupOutdatedCaches();

addEventListener('install', (event) => stayFor(event, keepPage(offlinePage)));

const pages = new NetworkFirst({
  cacheName: cacheNames.pages,
  plugins: [whole, new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: 60 * days })],
});

// A page that was loaded is gone to later without loading it, and the other way round: both its forms are kept.
registerRoute(
  ownGet(({ pathname }, { mode }) => mode === 'navigate' && isKeptPage(pathname)),
  async ({ url, request, event }) => {
    const answer = await pages.handle({ request, event });
    stayFor(event, keepPage(url.pathname));
    return answer;
  },
);
// The others are never kept; without a network the downloads stand for them. Files and calls are no pages.
registerRoute(
  ownGet(({ pathname }, { mode }) => mode === 'navigate' && !/^\/(?:media|api|feeds|embed|dev)\//.test(pathname)),
  new NetworkOnly(),
);
registerRoute(
  ownGet(({ pathname }) => pathname.endsWith('.data') && isKeptPage(pageOf(pathname))),
  async ({ url, request, event }) => {
    try {
      const answer = await pages.handle({ request, event });
      stayFor(event, keepPage(pageOf(url.pathname)));
      return answer;
    } catch (error) {
      // What React Router asks for in a part of the data lies in the whole.
      const kept = await (await caches.open(cacheNames.pages)).match(request, { ignoreSearch: true });
      if (kept) return kept;
      throw error;
    }
  },
);

function stayFor(event: Event, work: Promise<unknown>): void {
  (event as Event & { waitUntil(work: Promise<unknown>): void }).waitUntil(work);
}

registerRoute(
  ownGet(({ pathname }) => /^\/api\/(?:seasons|episodes|listening)\//.test(pathname) && !pathname.endsWith('/events')),
  new NetworkFirst({
    cacheName: cacheNames.answers,
    plugins: [whole, new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 60 * days })],
  }),
);

registerRoute(
  ownGet(({ pathname }) => /^\/(?:media\/pictures|art)\//.test(pathname)),
  new StaleWhileRevalidate({
    cacheName: cacheNames.pictures,
    plugins: [whole, new ExpirationPlugin({ maxEntries: 300, purgeOnQuotaError: true })],
  }),
);

const sounds = new CacheFirst({
  cacheName: cacheNames.sounds,
  plugins: [whole, new ExpirationPlugin({ maxEntries: 12, purgeOnQuotaError: true })],
});

// Finished sound never changes under its address. A player asks for parts: they are cut from a whole file that is here.
// Chromium goes silent where the parts of one sound come from two places, and an answer that is made here counts as another
// place than the server. So all are made here, but for sound whose first parts were not.
registerRoute(
  ownGet(({ pathname }) => /^\/media\/(?:episodes|music)\/[\w-]+(?:\.(?:mp3|vtt)|\/doors\.mp3)$/.test(pathname)),
  async ({ url, request, event }) => {
    const kept = await findSound(url.pathname);
    if (!request.headers.has('range')) return kept ?? sounds.handle({ request, event });
    const { clientId } = event as Event & { clientId: string };
    const sound = `${clientId} ${url.pathname}`;
    const isBegunElsewhere = begunElsewhere.has(sound) || (await (idsBefore ??= readIdsBefore())).includes(clientId);
    if (kept && !isBegunElsewhere) return createPartialResponse(request, kept);
    const part = await fetch(request).catch((error: unknown) => {
      if (kept) return createPartialResponse(request, kept);
      throw error;
    });
    if (isBegunElsewhere) return part;
    if (part.type === 'basic') return new Response(part.body, part);
    // A CDN's or a store's: closed to scripts.
    begunElsewhere.add(sound);
    return part;
  },
);

async function findSound(path: string): Promise<Response | undefined> {
  for (const name of [cacheNames.downloads, cacheNames.sounds]) {
    const kept = await (await caches.open(name)).match(path);
    if (kept) return kept;
  }
  return undefined;
}

setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  const cache = await caches.open(cacheNames.pages);
  return (await cache.match(request, { ignoreSearch: true })) ?? (await cache.match(offlinePage)) ?? Response.error();
});
