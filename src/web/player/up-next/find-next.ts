import type { PlayerEpisode } from '#shared/listening.ts';
import { learnSeasons } from '../place/keep-listening.ts';
import { playerEpisodeOf } from '../place/listening-episode.ts';
import { logStore } from '../place/log-store.ts';

/** The finished episode after this one in its season; null where there is none, or none that is known. */
export async function findNext({ id, seasonId }: PlayerEpisode): Promise<PlayerEpisode | null> {
  if (!seasonId) return null;
  await learnSeasons([seasonId]);
  const season = logStore.get().seasons.get(seasonId);
  if (!season) return null;
  const at = season.episodes.findIndex((episode) => episode.id === id);
  const next = at < 0 ? undefined : season.episodes[at + 1];
  return next?.voice_audio_url ? playerEpisodeOf(season, next) : null;
}
