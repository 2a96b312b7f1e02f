// The shelf "Continue listening": what of each begun season is next, a projection of the listening log.
import type { DeviceKind, Listened, ListeningEpisode, ListeningSeason } from '../listening-log.ts';
import { isHeard, isTrueListening, latestListening, whereToGoOn } from './places.ts';

export type ShelfEntry = {
  season: ListeningSeason;
  /** Where Listen goes on; the last one where all is heard. */
  episode: ListeningEpisode;
  placeMs: number;
  allHeard: boolean;
  heardIds: ReadonlySet<string>;
  /** Episodes that can be heard after this one. */
  moreAfter: number;
  /** Where another device got to later and farther. */
  offer: { episode: ListeningEpisode; placeMs: number; deviceKind: DeviceKind } | null;
  lastMs: number;
};

/** A place so little farther is not worth a line. */
const worthAnOfferMs = 5000;

export const isAudible = (episode: ListeningEpisode) => Boolean(episode.voice_audio_url ?? episode.stream_url);

/** The begun seasons that are known, the last heard first, without those taken off the shelf and not heard since. */
export function fillShelf(
  log: readonly Listened[],
  seasons: ReadonlyMap<string, ListeningSeason>,
  deviceId: string,
): ShelfEntry[] {
  const entries: ShelfEntry[] = [];
  for (const [seasonId, events] of Map.groupBy(log, ({ season_id }) => season_id)) {
    const season = seasons.get(seasonId);
    const entry = season && shelve(season, events, deviceId);
    if (entry) entries.push(entry);
  }
  return entries.toSorted((a, b) => b.lastMs - a.lastMs);
}

function shelve(season: ListeningSeason, events: Listened[], deviceId: string): ShelfEntry | null {
  const latest = latestListening(events);
  const takenOffMs = Math.max(...events.filter(({ kind }) => kind === 'off').map(({ at_ms }) => at_ms));
  if (!latest || takenOffMs >= latest.at_ms) return null;
  const episodes = season.episodes.filter(isAudible);
  const own = events.filter(({ device_id }) => device_id === deviceId);
  const going = whereToGoOn(own, episodes) ?? whereToGoOn(events, episodes);
  if (!going) return null;
  return {
    season,
    episode: going.episode,
    placeMs: going.ms,
    allHeard: going.allHeard,
    heardIds: new Set(
      episodes.filter(({ id, duration_ms }) => isHeard(ofEpisode(events, id), duration_ms)).map(({ id }) => id),
    ),
    moreAfter: episodes.length - 1 - episodes.indexOf(going.episode),
    offer: findOffer(events, own, episodes, going),
    lastMs: latest.at_ms,
  };
}

const ofEpisode = (events: readonly Listened[], id: string) => events.filter(({ episode_id }) => episode_id === id);

function findOffer(
  events: readonly Listened[],
  own: readonly Listened[],
  episodes: readonly ListeningEpisode[],
  here: { episode: ListeningEpisode; ms: number; allHeard: boolean },
): ShelfEntry['offer'] {
  const mine = latestListening(own);
  const theirs = latestListening(events.filter((event) => !own.includes(event)));
  if (!mine || !theirs || theirs.at_ms <= mine.at_ms) return null;
  const there = whereToGoOn([theirs], episodes);
  if (!there || there.allHeard || here.allHeard) return null;
  const isFarther =
    there.episode.number > here.episode.number ||
    (there.episode.id === here.episode.id && there.ms > here.ms + worthAnOfferMs);
  if (!isFarther) return null;
  // A stretch heard here that got past their place before counts as having passed it.
  const passed = own.some(
    (event) =>
      isTrueListening(event) && event.episode_id === there.episode.id && event.to_ms >= there.ms && there.ms > 0,
  );
  return passed ? null : { episode: there.episode, placeMs: there.ms, deviceKind: theirs.device_kind };
}

/** "3 min left", rounded up. */
export function timeLeft(durationMs: number | null, placeMs: number): string | null {
  if (!durationMs) return null;
  const leftMs = Math.max(0, durationMs - placeMs);
  return leftMs < 60_000 ? 'less than a minute left' : `${Math.ceil(leftMs / 60_000)} min left`;
}
