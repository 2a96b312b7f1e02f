import type { ListeningEpisode, ListeningSeason } from '#shared/listening-log.ts';
import { playerEpisodeOf } from '#web/player/place/listening-episode.ts';
import { withPlayer } from '#web/player/with-player.ts';

/** Asks at the doors after an episode that was heard, which takes the player's place. @returns Whether there are any. */
export async function askAtDoors(season: ListeningSeason, episode: ListeningEpisode): Promise<boolean> {
  const heard = playerEpisodeOf(season, episode);
  return heard !== null && (await import('#web/player/doors/page-doors.ts')).askAtDoors(heard);
}

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
