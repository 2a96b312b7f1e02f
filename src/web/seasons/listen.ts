import { isPlayable } from './episodes/episode-stage.ts';
import { playEpisodeOf, whereLeft } from './episodes/use-season-player.ts';
import { api } from '#web/api/api.ts';
import { fetchPlayer, knownPlayer } from '#web/player/with-player.ts';
import { toast } from '#web/ui/feedback/toast.ts';

/** What is to be heard: a season, or the best liked one of a show. */
export type ListenTarget = { seasonId: string } | { showId: string };

/**
 * Plays a season from where its page would, in one press and on whatever page; pressed again, it pauses and goes on.
 * @returns The season that is heard; null where there was nothing to hear, which the listener was told.
 */
export async function listen(target: ListenTarget, signedIn: boolean): Promise<string | null> {
  fetchPlayer();
  try {
    const id = 'seasonId' in target ? target.seasonId : await bestLikedSeason(target.showId);
    const player = knownPlayer();
    if (id && player?.getState().currentEpisode?.seasonId === id) {
      player.toggle();
      return id;
    }
    const [season, episodes] = id
      ? await Promise.all([api.seasons.getSeason({ id }), api.seasons.listEpisodes({ id })])
      : [null, { items: [] }];
    const first = (season && whereLeft({ season, episodes: episodes.items })) ?? episodes.items.find(isPlayable);
    if (season && first) {
      playEpisodeOf({ season, episodes: episodes.items, signedIn }, first);
      return season.id;
    }
  } catch (error) {
    console.error('The season could not be loaded:', error);
  }
  toast.bad('Episode Not Available', "This episode doesn't have audio available for playback yet.");
  return null;
}

async function bestLikedSeason(showId: string): Promise<string | null> {
  const { items } = await api.catalog.listShowSeasons({ id: showId, limit: 1 });
  return items[0]?.id ?? null;
}
