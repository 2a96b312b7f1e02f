import { Laptop, Pause, Play, Smartphone, Tablet } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { formatTime } from '#shared/listening.ts';
import { timeLeft, type ShelfEntry } from '#shared/places/continue-shelf.ts';
import { usePlayer } from '#web/player/store/player-store.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Sleeve } from '#web/ui/cards/sleeve.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { BillTitle } from '#web/ui/words/bill-title.tsx';
import { askAtDoors, playEpisode } from '../play-episode.ts';
import { EntryMenu } from './entry-menu.tsx';
import { EntryThread } from '#web/player/place/begun-thread.tsx';

const sizes = '(min-width: 640px) 209px, 121px';
const devices = {
  phone: { icon: Smartphone, words: 'your phone' },
  tablet: { icon: Tablet, words: 'your tablet' },
  computer: { icon: Laptop, words: 'your other browser' },
};

/** What was heard last, with the amber Listen and the place of another device. */
export function LitCard({ entry }: { entry: ShelfEntry }) {
  const { season, episode, placeMs, allHeard, moreAfter, offer } = entry;
  const href = `/seasons/${season.id}`;
  const isPlaying = usePlayer((state) => state.isPlaying && state.currentEpisode?.id === episode.id);
  const left = timeLeft(episode.duration_ms, placeMs);
  return (
    <article className="litc">
      <div className="litc__top">
        <Link className="litc__pic" to={href} tabIndex={-1} aria-hidden="true">
          <Sleeve image={season.featured_image_url} sizes={sizes} />
        </Link>
        <div className="litc__t">
          <h3>
            <Link to={href}>
              <BillTitle>{season.title}</BillTitle>
            </Link>
          </h3>
          <p className="litc__e">{allHeard ? 'Three doors are open' : `${episode.number}. ${episode.title}`}</p>
          <EntryThread entry={entry} />
          <div className="litc__m">
            {allHeard ? (
              <b>All heard</b>
            ) : (
              <>
                {left && <b>{left}</b>}
                {moreAfter > 0 && <span>{moreAfter} more after it</span>}
              </>
            )}
            <EntryMenu entry={entry} />
          </div>
        </div>
      </div>
      <div className="litc__acts">
        {allHeard ? (
          <ChooseNext entry={entry} />
        ) : (
          <Button
            variant="primary"
            icon={isPlaying ? Pause : Play}
            aria-label={
              isPlaying
                ? 'Pause'
                : `Listen, ${episode.title}${placeMs > 0 ? `, from ${formatTime(placeMs / 1000)}` : ''}`
            }
            onClick={() => playEpisode(season, episode)}
          >
            {isPlaying ? 'Pause' : 'Listen'}
          </Button>
        )}
        {offer && (
          <button
            type="button"
            className="litc__offer"
            onClick={() => playEpisode(season, offer.episode, offer.placeMs / 1000)}
          >
            <Icon of={devices[offer.deviceKind].icon} />
            <span>
              Go on {offer.episode.id === episode.id ? '' : `with episode ${offer.episode.number} `}at{' '}
              {formatTime(offer.placeMs / 1000)} from {devices[offer.deviceKind].words}
            </span>
          </button>
        )}
      </div>
    </article>
  );
}

/** Opens the doors by ear, with the last episode in the player. Where they can't be had, the season's page says why. */
function ChooseNext({ entry: { season, episode } }: { entry: ShelfEntry }) {
  const navigate = useNavigate();
  const [isOpening, setIsOpening] = useState(false);
  async function open() {
    setIsOpening(true);
    const asks = await askAtDoors(season, episode).catch(() => false);
    setIsOpening(false);
    if (!asks) await navigate(`/seasons/${season.id}#what-happens-next`);
  }
  return (
    <Button variant="primary" busy={isOpening && 'Opening the doors...'} onClick={() => void open()}>
      Choose what happens next
    </Button>
  );
}
