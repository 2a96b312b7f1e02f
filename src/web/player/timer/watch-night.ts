// While the sleep timer runs: the last sign that its listener is awake.
import type { Player } from '../create-player.ts';
import { keepNight, placeAt, type Night, type Sign } from './night.ts';

type Watched = Pick<Player, 'getState' | 'subscribe' | 'currentPosition'>;

/** `isRunning` tells whether the timer does. Answers what notes a sign, and what is called when it has stopped by itself. */
export function watchNight(player: Watched, isRunning: () => boolean, now: () => number = Date.now) {
  let awake: Night['awake'] | null = null;
  let volume = player.getState().volume;

  function sign(what: Sign): void {
    const { currentEpisode } = player.getState();
    if (!currentEpisode?.seasonId || !isRunning()) return;
    awake = { ...placeAt(currentEpisode, player.currentPosition(), now()), sign: what };
  }
  player.subscribe(() => {
    const { volume: next } = player.getState();
    if (next !== volume) sign('volume');
    volume = next;
  });

  return {
    sign,
    landed(): void {
      const { currentEpisode, position, duration } = player.getState();
      if (!awake || !currentEpisode?.seasonId) return;
      const stopped = placeAt(currentEpisode, position, now());
      keepNight({
        seasonId: currentEpisode.seasonId,
        awake,
        stopped,
        durationMs: duration > 0 ? Math.round(duration * 1000) : null,
      });
      awake = null;
    },
  };
}
