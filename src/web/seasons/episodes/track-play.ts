import { keepIfOffline } from '#web/player/downloads/keep-if-offline.ts';
import type { Episode } from '#shared/seasons.ts';

/** Counts a play of a signed-in listener. Failures are ignored. */
export async function trackPlay(episode: Episode): Promise<void> {
  try {
    const { api } = await import('#web/api/api.ts');
    await api.listening.trackEpisodePlay({ episodeId: episode.id, seasonId: episode.season_id });
  } catch (error) {
    const play = { kind: 'play', seasonId: episode.season_id, episodeId: episode.id } as const;
    if (!(await keepIfOffline(play))) console.warn('The play could not be counted.', error);
  }
}
