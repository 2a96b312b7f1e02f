import type { Episode } from '#shared/seasons.ts';

/** Counts a play of a signed-in listener. A play that could not be counted disturbs nobody. */
export async function trackPlay(episode: Episode): Promise<void> {
  try {
    const { api } = await import('../api.ts');
    await api.listening.trackEpisodePlay({ episodeId: episode.id, seasonId: episode.season_id });
  } catch (error) {
    console.warn('The play could not be counted.', error);
  }
}
