// What the sleep timer knows the next morning: where its listener was last awake, and where it stopped.
import type { PlayerEpisode } from '#shared/listening.ts';

/** `timer`: nothing was touched after it was set. */
export type Sign = 'touch' | 'key' | 'volume' | 'timer';
type Place = { episodeId: string; title: string; number: number | undefined; seconds: number; atMs: number };
export type Night = {
  seasonId: string;
  awake: Place & { sign: Sign };
  stopped: Place;
  /** Of the episode in which it stopped; null while unknown. */
  durationMs: number | null;
};

const key = 'canto.night';
/** Whoever listens on within this time was not asleep. */
const sleptMs = 4 * 60 * 60 * 1000;
/** So much heard since is an answer too. */
const answeredMs = 3 * 60 * 1000;

export const placeAt = (episode: PlayerEpisode, seconds: number, atMs: number): Place => ({
  episodeId: episode.id,
  title: episode.title,
  number: episode.number,
  seconds,
  atMs,
});

export function keepNight(night: Night | null): void {
  try {
    if (night) localStorage.setItem(key, JSON.stringify(night));
    else localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing asks nothing in the morning.
  }
}

export function readNight(): Night | null {
  try {
    const night = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Night> | null;
    const isPlace = (place: Partial<Place> | undefined) =>
      typeof place?.episodeId === 'string' && Number.isFinite(place.seconds) && Number.isFinite(place.atMs);
    return night && typeof night.seasonId === 'string' && isPlace(night.awake) && isPlace(night.stopped)
      ? (night as Night)
      : null;
  } catch {
    return null;
  }
}

/** Whether to ask where they were: some hours later, and unless they have listened to something since. */
export function isMorningAfter(
  { stopped }: Night,
  heard: readonly { from_ms: number; to_ms: number; at_ms: number }[],
  nowMs: number,
): boolean {
  const since = heard.filter(({ at_ms }) => at_ms > stopped.atMs + graceMs);
  const heardMs = since.reduce((sum, { from_ms, to_ms }) => sum + to_ms - from_ms, 0);
  return nowMs - stopped.atMs >= sleptMs && heardMs < answeredMs;
}
/** The last stretch of the night is told a moment after it ended. */
const graceMs = 30_000;
