import { Pause, Play } from 'lucide-react';
import type { ListeningSeason } from '#shared/listening-log.ts';
import { usePlayer } from '#web/player/store/player-store.ts';
import { Button } from '#web/ui/actions/button.tsx';
import './first-listen.css';

/** The one amber button of whoever has not heard anything yet: one press, no account. Nothing where nothing is finished. */
export function FirstListen({ season }: { season: ListeningSeason }) {
  const episode = season.episodes.find(({ voice_audio_url }) => voice_audio_url);
  const isPlaying = usePlayer((state) => state.isPlaying && state.currentEpisode?.id === episode?.id);
  if (!episode) return null;
  const minutes = Math.max(1, Math.round((episode.duration_ms ?? 0) / 60_000));
  const length = minutes === 1 ? 'the first minute' : `the first ${minutes} minutes`;
  return (
    <div className="flisten">
      <Button
        variant="primary"
        size="lg"
        icon={isPlaying ? Pause : Play}
        aria-label={`${isPlaying ? 'Pause' : 'Listen to'} ${episode.title}`}
        onClick={async () => (await import('./play-episode.ts')).playEpisode(season, episode)}
      >
        {isPlaying ? 'Pause' : 'Listen'}
      </Button>
      <p>
        <b>{episode.title}</b>, {length} of {season.title}. No account needed.
      </p>
    </div>
  );
}
