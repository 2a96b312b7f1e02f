import type { Episode, Season } from '#shared/seasons.ts';
import { withPlayer } from '../player/with-player.ts';
import { toPlayerEpisode } from './player-episode.ts';
import { trackPlay } from './track-play.ts';

type Ordered = { season: Pick<Season, 'id' | 'featured_image_url' | 'background_music_url'>; episode: Episode };

/**
 * Gives the player an episode as soon as it is ordered, so that its first words are there when play is pressed. What is
 * heard at that moment goes on instead.
 */
export function awaitEpisode({ season, episode }: Ordered): void {
  const awaited = toPlayerEpisode(season, episode);
  if (!awaited) return;
  withPlayer((player) => {
    if (!player.getState().isPlaying) player.choose(awaited, { onStart: () => void trackPlay(episode) });
  });
}
