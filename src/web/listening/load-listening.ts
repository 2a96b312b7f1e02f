import type { Api } from '#server/contract.ts';
import { mostSeasonsAsked, type ListeningSeason } from '#shared/listening-log.ts';
import { withFallback } from '#web/api/with-fallback.ts';
import type { SentLog } from './continue/use-shelf.ts';

const mostEvents = 100;
const none = { items: [], next_cursor: null };

/** The newest of what somebody heard, with the seasons of it, for a page that is sent to them. */
export async function loadListening(api: Api): Promise<SentLog> {
  const { items: events } = await withFallback(
    'what was heard',
    api.listening.listListening({ limit: mostEvents }),
    none,
  );
  const ids = [...new Set(events.map(({ season_id }) => season_id))].slice(0, mostSeasonsAsked);
  return { events, seasons: await loadListeningSeasons(api, ids) };
}

/** Seasons with all it takes to play them, without those that can't be heard. */
export async function loadListeningSeasons(api: Api, ids: string[]): Promise<ListeningSeason[]> {
  if (ids.length === 0) return [];
  return (await withFallback('seasons to hear', api.listening.listListeningSeasons({ ids: ids.join(',') }), none))
    .items;
}
