// Where somebody is in what they listen to: a projection of the listening log, the same in browser and server.
import type { Listened, ListeningEvent } from '../listening-log.ts';

type Stretch = Pick<ListeningEvent, 'id' | 'kind' | 'from_ms' | 'to_ms' | 'at_ms'>;

/** An episode counts as heard from this share of its length. */
export const heardShare = 0.95;
/** After so long a pause playback goes back by `rewindMs`. */
export const longPauseMs = 10 * 60 * 1000;
export const rewindMs = 3000;

/** A batch that arrives so long after it was sent was under way: that says nothing of the clocks. */
export const longestTransitMs = 30_000;

/**
 * A device's time by the server's clock. The difference between the clocks is what lies between sending and receiving,
 * beyond what a batch may be under way: a slow batch must not make its events later than those of a fast one after it.
 * Nothing is later than it was received.
 */
export function correctClock(atMs: number, { sentMs, receivedMs }: { sentMs: number; receivedMs: number }): number {
  const behindMs = receivedMs - sentMs;
  const wrongByMs = behindMs >= 0 && behindMs <= longestTransitMs ? 0 : behindMs;
  return Math.max(0, Math.min(receivedMs, atMs + wrongByMs));
}

/**
 * By how much the server's clock is ahead of the device's: what is known of it, within the bounds that one more answer gives
 * (`nowMs` is the server's, between asking and answering). It moves no farther than that, so that a slow answer does not put
 * what was heard in another order.
 */
export function learnClock(
  aheadMs: number,
  { sentMs, answeredMs, nowMs }: { sentMs: number; answeredMs: number; nowMs: number },
): number {
  return Math.min(Math.max(aheadMs, nowMs - answeredMs), nowMs - sentMs);
}

/**
 * Of two versions of one event the longer one; of equally long ones the earlier, as a later one was only sent again.
 * Order and repetition don't matter.
 */
export function laterVersion<T extends Stretch>(a: T, b: T): T {
  if (a.to_ms !== b.to_ms) return a.to_ms > b.to_ms ? a : b;
  return a.at_ms <= b.at_ms ? a : b;
}

/** Each event once, whatever was sent how often. */
export function mergeEvents<T extends Stretch>(events: Iterable<T>): T[] {
  const byId = new Map<string, T>();
  for (const event of events) {
    const known = byId.get(event.id);
    byId.set(event.id, known ? laterVersion(known, event) : event);
  }
  return [...byId.values()];
}

/** Whether something was heard, or marked as heard by hand: a press that was taken back at once is neither. */
export function isTrueListening({ kind, from_ms, to_ms }: Stretch): boolean {
  return kind === 'heard' || (kind === 'play' && to_ms > from_ms);
}

/** The latest true listening; null where there is none. Of two at the same time the one with the greater id. */
export function latestListening<T extends Stretch>(events: Iterable<T>): T | null {
  let latest: T | null = null;
  for (const event of events) {
    if (!isTrueListening(event)) continue;
    if (!latest || event.at_ms > latest.at_ms || (event.at_ms === latest.at_ms && event.id > latest.id)) latest = event;
  }
  return latest;
}

/** Whether one of these events of an episode reached its end; `durationMs` is null while that is unknown. */
export function isHeard(events: Iterable<Stretch>, durationMs: number | null): boolean {
  for (const event of events) {
    if (event.kind === 'heard') return true;
    if (event.kind === 'play' && durationMs && event.to_ms > event.from_ms && event.to_ms >= durationMs * heardShare)
      return true;
  }
  return false;
}

/**
 * Where this device goes on in each episode, in milliseconds: where it was itself, else where another was. An episode at
 * its end begins anew.
 */
export function placesOf(
  log: readonly Listened[],
  deviceId: string,
  durationOf: (episodeId: string) => number | null,
): Map<string, number> {
  const places = new Map<string, number>();
  for (const [episodeId, events] of Map.groupBy(log, ({ episode_id }) => episode_id)) {
    const place = latestListening(events.filter(({ device_id }) => device_id === deviceId)) ?? latestListening(events);
    if (place) places.set(episodeId, isHeard([place], durationOf(episodeId)) ? 0 : place.to_ms);
  }
  return places;
}

type Playable = { id: string; number: number; duration_ms: number | null };

/** Where a season goes on: an episode and the place in it; `allHeard` when there is no episode that was not heard after it. */
export type GoingOn<E extends Playable> = { episode: E; ms: number; allHeard: boolean };

/**
 * Where a season goes on after these events of it: in the episode of the latest one, or when that was heard at the next
 * episode. Null when nothing of it was begun.
 */
export function whereToGoOn<E extends Playable>(
  events: readonly Listened[],
  episodes: readonly E[],
): GoingOn<E> | null {
  const latest = latestListening(events.filter(({ episode_id }) => episodes.some(({ id }) => id === episode_id)));
  const at = episodes.findIndex(({ id }) => id === latest?.episode_id);
  const episode = episodes[at];
  if (!latest || !episode) return null;
  if (!isHeard([latest], episode.duration_ms)) return { episode, ms: latest.to_ms, allHeard: false };
  const next = episodes[at + 1];
  if (!next) return { episode, ms: 0, allHeard: true };
  const begun = latestListening(events.filter(({ episode_id }) => episode_id === next.id));
  return { episode: next, ms: begun && !isHeard([begun], next.duration_ms) ? begun.to_ms : 0, allHeard: false };
}
