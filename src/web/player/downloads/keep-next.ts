// "Keep what is next": the episode after the one that plays is downloaded by itself, where a listener wants that.
import { learnSeasons } from '../place/keep-listening.ts';
import { logStore } from '../place/log-store.ts';
import { playerStore } from '../store/player-store.ts';
import { downloadEpisodes, downloadsReady } from './download.ts';

const key = 'canto.keep-next';

export function keepsNext(): boolean {
  try {
    return localStorage.getItem(key) === '1';
  } catch {
    return false;
  }
}

export function setKeepsNext(on: boolean): void {
  try {
    localStorage.setItem(key, on ? '1' : '0');
  } catch {
    // A browser that keeps nothing keeps no downloads either.
  }
  if (on) void keepNext();
}

/** Downloads what comes after the current episode, if it exists and is wanted. */
export async function keepNext(): Promise<void> {
  const { currentEpisode } = playerStore.getState();
  if (!keepsNext() || !navigator.onLine || !currentEpisode?.seasonId) return;
  await Promise.all([downloadsReady, learnSeasons([currentEpisode.seasonId])]);
  const season = logStore.get().seasons.get(currentEpisode.seasonId);
  const at = season?.episodes.findIndex(({ id }) => id === currentEpisode.id) ?? -1;
  const next = at < 0 ? undefined : season?.episodes[at + 1];
  if (season && next) await downloadEpisodes(season, [next]);
}
