import { Link2 } from 'lucide-react';
import { formatTime } from '#shared/listening.ts';
import type { Season } from '#shared/seasons.ts';
import { usePlayer } from '#web/player/store/player-store.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { momentAddress } from './moment-address.ts';

/** Copies a link to the player's position, while an episode of this season is current. */
export function ShareMoment({ season }: { season: Season }) {
  const episodeId = usePlayer(({ currentEpisode }) =>
    currentEpisode?.seasonId === season.id ? currentEpisode.id : null,
  );
  const number = usePlayer(({ currentEpisode }) => currentEpisode?.number ?? null);
  // Whole seconds, so that the button renders once a second instead of four times.
  const seconds = usePlayer(({ position, isStreaming }) => (isStreaming ? 0 : Math.floor(position)));
  if (!episodeId || number === null || seconds < 1) return null;
  const copy = async () => {
    const { copyLink } = await import('./share-season.ts');
    await copyLink(new URL(momentAddress(season.id, { episode: number, seconds }), location.href).href);
  };
  return (
    <Button variant="ghost" className="num" icon={Link2} onClick={copy}>
      Copy link at {formatTime(seconds)}
    </Button>
  );
}
