// The listening log as somebody reads it: what was heard in one sitting is one entry, and days stand as headings.
import type { DeviceKind, Listened, ListeningEpisode, ListeningSeason } from '#shared/listening-log.ts';
import { isHeard } from '#shared/places/places.ts';

export type HistoryEntry = {
  /** The events it is made of. */
  ids: string[];
  season: ListeningSeason;
  episode: ListeningEpisode;
  fromMs: number;
  toMs: number;
  heard: boolean;
  deviceId: string;
  deviceKind: DeviceKind;
  /** When it began and ended, in milliseconds since 1970. */
  beganMs: number;
  endedMs: number;
};
export type HistoryDay = { key: string; label: string; entries: HistoryEntry[] };
export type HistoryFilter = 'all' | 'not finished' | 'heard';

/** A pause so short does not end a sitting. */
const sittingPauseMs = 30 * 60 * 1000;

/** The latest first. Seasons that are not known are left out. */
export function listEntries(
  events: readonly Listened[],
  seasons: ReadonlyMap<string, ListeningSeason>,
): HistoryEntry[] {
  const entries: HistoryEntry[] = [];
  const heardIn = events.filter(({ kind, from_ms, to_ms }) => kind === 'play' && to_ms > from_ms);
  for (const event of heardIn.toSorted((a, b) => a.at_ms - b.at_ms)) {
    const season = seasons.get(event.season_id);
    const episode = season?.episodes.find(({ id }) => id === event.episode_id);
    if (!season || !episode) continue;
    const beganMs = event.at_ms - (event.to_ms - event.from_ms);
    const last = entries.findLast(({ deviceId }) => deviceId === event.device_id);
    if (last?.episode.id === episode.id && beganMs - last.endedMs < sittingPauseMs) {
      last.ids.push(event.id);
      last.fromMs = Math.min(last.fromMs, event.from_ms);
      last.toMs = Math.max(last.toMs, event.to_ms);
      last.heard ||= isHeard([event], episode.duration_ms);
      last.endedMs = event.at_ms;
      continue;
    }
    entries.push({
      ids: [event.id],
      season,
      episode,
      fromMs: event.from_ms,
      toMs: event.to_ms,
      heard: isHeard([event], episode.duration_ms),
      deviceId: event.device_id,
      deviceKind: event.device_kind,
      beganMs,
      endedMs: event.at_ms,
    });
  }
  return entries.toSorted((a, b) => b.endedMs - a.endedMs);
}

/** Those whose episode, season or show has the words, and that are as the filter says. */
export function filterEntries(entries: readonly HistoryEntry[], words: string, filter: HistoryFilter): HistoryEntry[] {
  const sought = words.trim().toLowerCase();
  return entries.filter(
    ({ season, episode, heard }) =>
      (filter === 'all' || (filter === 'heard') === heard) &&
      [episode.title, season.title, season.show_name].some((text) => text.toLowerCase().includes(sought)),
  );
}

/** By the day on which they began, in the reader's own time. */
export function groupByDay(entries: readonly HistoryEntry[], nowMs: number): HistoryDay[] {
  const dayOf = (ms: number) => new Date(ms).toDateString();
  const yesterday = new Date(nowMs);
  yesterday.setDate(yesterday.getDate() - 1);
  const format = new Intl.DateTimeFormat('en', { weekday: 'long', month: 'long', day: 'numeric' });
  const formatWithYear = new Intl.DateTimeFormat('en', { dateStyle: 'long' });
  const label = (ms: number) => {
    if (dayOf(ms) === dayOf(nowMs)) return 'Today';
    if (dayOf(ms) === dayOf(yesterday.getTime())) return 'Yesterday';
    const isThisYear = new Date(ms).getFullYear() === new Date(nowMs).getFullYear();
    return (isThisYear ? format : formatWithYear).format(ms);
  };
  return [...Map.groupBy(entries, ({ beganMs }) => dayOf(beganMs))].map(([key, ofDay]) => ({
    key,
    label: label(ofDay[0]!.beganMs),
    entries: ofDay,
  }));
}

/** A text cut where the sought words stand: pieces with `hit` are they. */
export function markHits(text: string, words: string): { text: string; hit: boolean }[] {
  const sought = words.trim().toLowerCase();
  if (!sought) return [{ text, hit: false }];
  const pieces: { text: string; hit: boolean }[] = [];
  const lower = text.toLowerCase();
  let from = 0;
  for (let at = lower.indexOf(sought); at >= 0; at = lower.indexOf(sought, from)) {
    if (at > from) pieces.push({ text: text.slice(from, at), hit: false });
    pieces.push({ text: text.slice(at, at + sought.length), hit: true });
    from = at + sought.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), hit: false });
  return pieces;
}
