import type { ListeningEpisode, ListeningSeason } from '#shared/listening-log.ts';
import { playerEpisodeOf } from '#web/player/place/listening-episode.ts';
import { withPlayer } from '#web/player/with-player.ts';

/** Plays an episode where the listener left it, or from `seconds`: only as the answer to a press. */
export function playEpisode(season: ListeningSeason, episode: ListeningEpisode, seconds?: number): void {
  const heard = playerEpisodeOf(season, episode);
  if (!heard) return;
  withPlayer((player) => {
    if (seconds === undefined && player.getState().currentEpisode?.id === heard.id) return player.toggle();
    player.choose(heard);
    if (seconds !== undefined) player.seek(seconds);
    player.play();
  });
}
