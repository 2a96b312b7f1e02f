import type { ToldDoor } from '#shared/seasons.ts';
import { withPlayer } from '#web/player/with-player.ts';

const minuteMs = 60_000;
const fadeMs = 1500;

/** Plays the first minute of an episode behind a door in the player; it ends on its own, softly, and what was chosen before is there again. No place in it is kept. */
export function playFirstMinute(door: string, told: ToldDoor, imageUrl: string | null): void {
  const id = `first minute ${told.episode_id}`;
  const durationMs = Math.min(minuteMs, told.duration_ms ?? minuteMs);
  withPlayer((player) => {
    const { currentEpisode: before } = player.getState();
    if (before?.id === id) return player.toggle();
    player.choose({
      id,
      title: `First minute: ${door}`,
      description: told.username ? `Told by ${told.username}` : '',
      audioUrl: told.voice_audio_url,
      imageUrl,
      durationMs,
      unlisted: true,
    });
    player.play();
    const stop = player.subscribe(() => {
      const { currentEpisode, position } = player.getState();
      if (currentEpisode?.id !== id) return end();
      const leftMs = durationMs - position * 1000;
      if (leftMs > fadeMs) return;
      if (leftMs > 0) return player.fade({ level: leftMs / fadeMs, pace: 1 });
      stop();
      player.close();
      if (before && !before.unlisted && !before.streaming) player.choose(before);
      player.fade({ level: 1, pace: 1 });
    });
    function end() {
      stop();
      player.fade({ level: 1, pace: 1 });
    }
  });
}
