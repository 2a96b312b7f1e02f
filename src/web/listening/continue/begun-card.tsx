import { Pause, Play } from 'lucide-react';
import { Link } from 'react-router';
import { formatTime } from '#shared/listening.ts';
import { timeLeft, type ShelfEntry } from '#shared/places/continue-shelf.ts';
import { usePlayer } from '#web/player/store/player-store.ts';
import { Sleeve } from '#web/ui/cards/sleeve.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { playEpisode } from '../play-episode.ts';
import { EntryMenu } from './entry-menu.tsx';
import { EntryThread } from '#web/player/place/begun-thread.tsx';

/** A season that was begun before the last one. */
export function BegunCard({ entry }: { entry: ShelfEntry }) {
  const { season, episode, placeMs, allHeard } = entry;
  const isPlaying = usePlayer((state) => state.isPlaying && state.currentEpisode?.id === episode.id);
  const from = placeMs > 0 ? `, from ${formatTime(placeMs / 1000)}` : '';
  return (
    <article className="begun">
      <div className="begun__pic">
        <Link className="sleeve" to={allHeard ? `/seasons/${season.id}#what-happens-next` : `/seasons/${season.id}`}>
          <Sleeve image={season.featured_image_url} />
          {allHeard && (
            <span className="begun__doors" aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
          )}
          <span className="sleeve__t">{season.title}</span>
        </Link>
        {!allHeard && (
          <button
            type="button"
            className="begun__play"
            aria-label={isPlaying ? `Pause ${episode.title}` : `Listen, ${episode.title}${from}`}
            onClick={() => playEpisode(season, episode)}
          >
            <Icon of={isPlaying ? Pause : Play} />
          </button>
        )}
      </div>
      <p className="sleeve__w">{allHeard ? 'Three doors are open' : `${episode.number}. ${episode.title}`}</p>
      <EntryThread entry={entry} />
      <div className="begun__m">
        <span>{allHeard ? 'All heard' : timeLeft(episode.duration_ms, placeMs)}</span>
        <EntryMenu entry={entry} />
      </div>
    </article>
  );
}
