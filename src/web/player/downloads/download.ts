import type { ListeningEpisode, ListeningSeason } from '#shared/listening-log.ts';
import { cacheNames } from '#web/delivery/service-worker/caches.ts';
import { dataOf } from '#web/delivery/service-worker/kept-pages.ts';
import { serveOffline } from '#web/delivery/service-worker/register.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { downloadsStore } from './downloads-store.ts';
import { offlineDb } from './offline-db.ts';

/** Resolves when what is downloaded here is known. */
export const downloadsReady: Promise<void> =
  typeof window === 'undefined'
    ? Promise.resolve()
    : offlineDb
        .readDownloads()
        .then(
          (downloads) => downloadsStore.set({ downloads }),
          (error: unknown) => console.warn('What is downloaded could not be read:', error),
        )
        .then(() => downloadsStore.set({ ready: true }));

const isDownloadable = ({ voice_audio_url: url }: ListeningEpisode) => url !== null;
const has = (id: string) => downloadsStore.get().downloads.some((download) => download.id === id);

/** Finished episodes of a season that are neither here nor on their way. */
export const missingEpisodes = (season: ListeningSeason): ListeningEpisode[] =>
  season.episodes.filter(
    (each) => isDownloadable(each) && !has(each.id) && !downloadsStore.get().underWay.has(each.id),
  );

/**
 * Downloads episodes one after the other, with what their page and the player need of them. Says what did not work; what
 * came before it stays. Answers how many came.
 */
export async function downloadEpisodes(
  season: ListeningSeason,
  episodes: readonly ListeningEpisode[],
): Promise<number> {
  await downloadsReady;
  // Without a service worker a player can't find in the cache what lies there.
  if (!(await serveOffline())) {
    toast.bad('This browser keeps no downloads', 'Its settings, or a private window, do not allow it.');
    return 0;
  }
  void navigator.storage?.persist?.().catch(() => false);
  const wanted = episodes.filter((each) => missingEpisodes(season).includes(each));
  for (const { id } of wanted) progress(id, 0);
  let came = 0;
  try {
    for (const episode of wanted) {
      await downloadEpisode(season, episode);
      came += 1;
    }
  } catch (error) {
    const full = error instanceof DOMException && error.name === 'QuotaExceededError';
    toast.bad(
      full ? 'No room for it' : 'The download broke off',
      full ? 'Delete what is heard in Downloads, and try again.' : 'Please check your connection and try again.',
    );
    console.warn('An episode could not be downloaded:', error);
  }
  for (const { id } of wanted) progress(id, null);
  return came;
}

async function downloadEpisode(season: ListeningSeason, episode: ListeningEpisode): Promise<void> {
  const cache = await caches.open(cacheNames.downloads);
  const response = await fetch(episode.voice_audio_url!);
  if (!response.ok || !response.body) throw new Error(`${episode.voice_audio_url} answered ${response.status}`);
  const total = Number(response.headers.get('content-length')) || null;
  let bytes = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.length;
        if (total) progress(episode.id, bytes / total);
        controller.enqueue(chunk);
      },
    }),
  );
  await cache.put(episode.voice_audio_url!, new Response(counted, { headers: response.headers }));
  if (total && bytes !== total) {
    await cache.delete(episode.voice_audio_url!);
    throw new Error(`${bytes} of ${total} bytes came`);
  }
  if (season.background_music_url) await cache.add(season.background_music_url);
  if (episode.doors) await cache.add(episode.doors.audio_url);
  await keepAround(season, episode);
  const download = { id: episode.id, season, bytes, atMs: Date.now() };
  await offlineDb.putDownload(download);
  const { downloads } = downloadsStore.get();
  downloadsStore.set({ downloads: [...downloads.filter(({ id }) => id !== episode.id), download] });
}

/** The season's page, cover and words; the sound is worth having without them. */
async function keepAround(season: ListeningSeason, episode: ListeningEpisode): Promise<void> {
  const keep = async (name: keyof typeof cacheNames, address: string) =>
    (await caches.open(cacheNames[name])).add(address).catch((error: unknown) => console.warn(address, error));
  const page = `/seasons/${encodeURIComponent(season.id)}`;
  await Promise.all([
    keep('pages', page),
    keep('pages', dataOf(page)),
    keep('answers', `/api/episodes/${encodeURIComponent(episode.id)}/transcript`),
    keep('answers', `/api/episodes/${encodeURIComponent(episode.id)}/choices`),
    ...(season.featured_image_url ? [keep('pictures', season.featured_image_url)] : []),
  ]);
}

function progress(id: string, part: number | null): void {
  const underWay = new Map(downloadsStore.get().underWay);
  if (part === null) underWay.delete(id);
  else underWay.set(id, part);
  downloadsStore.set({ underWay });
}

/** Deletes downloads from this browser; the season’s page and pictures stay until there is no room for them. */
export async function removeDownloads(ids: readonly string[]): Promise<void> {
  await downloadsReady;
  const { downloads } = downloadsStore.get();
  const gone = downloads.filter(({ id }) => ids.includes(id));
  downloadsStore.set({ downloads: downloads.filter((each) => !gone.includes(each)) });
  const cache = await caches.open(cacheNames.downloads);
  for (const { id, season } of gone) {
    const episode = season.episodes.find((each) => each.id === id);
    for (const address of [episode?.voice_audio_url, episode?.doors?.audio_url])
      if (address) await cache.delete(address);
    await offlineDb.removeDownload(id);
  }
}
