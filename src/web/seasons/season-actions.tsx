import { BookmarkCheck, Heart, Plus, Rss, Share2, Shuffle } from 'lucide-react';
import { Suspense } from 'react';
import type { Season } from '#shared/seasons.ts';
import { deferred } from '#web/delivery/deferred.ts';
import { usePlayer } from '#web/player/store/player-store.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { formatCount } from '#web/ui/words/counts.ts';
import { seasonAddress } from './season-address.ts';
import { seasonFeedAddress } from './head/season-links.ts';
import { useLikesAndList } from './marks/use-likes-and-list.ts';

const TakeAwayMenu = deferred(async () => (await import('./take-away/take-away-menu.tsx')).TakeAwayMenu);
const PrivateFeed = deferred(async () => (await import('./take-away/private-feed.tsx')).PrivateFeed);
const ShareMoment = deferred(async () => (await import('./share-moment.tsx')).ShareMoment);
const ListenTogether = deferred(async () => (await import('./listen-together.tsx')).ListenTogether);
const SeasonStanding = deferred(async () => (await import('./season-standing.tsx')).SeasonStanding);
const SeasonNotes = deferred(async () => (await import('./season-standing.tsx')).SeasonNotes);

type Props = {
  season: Season;
  signedIn: boolean;
  /** False until there is an episode to remix from. */
  canRemix: boolean;
  onRemix: () => void;
};

export function SeasonActions({ season, signedIn, canRemix, onRemix }: Props) {
  const { liked, total_likes: likes, saved, toggleLike, toggleSaved } = useLikesAndList(season, signedIn);
  const share = async () => {
    const { shareSeason } = await import('./share-season.ts');
    await shareSeason(season.title, new URL(seasonAddress(season.id), location.href).href);
  };
  return (
    <div className="sact">
      <Button variant="primary" icon={Shuffle} disabled={!canRemix} onClick={onRemix}>
        Remix
      </Button>
      <Button className="sact__i" icon={saved ? BookmarkCheck : Plus} aria-pressed={saved} onClick={toggleSaved}>
        <span>{saved ? 'In My List' : 'My List'}</span>
      </Button>
      <Button className={liked ? 'sact__i is-liked' : 'sact__i'} icon={Heart} aria-pressed={liked} onClick={toggleLike}>
        <span>Rate</span>
        <span className="num dim">
          {formatCount(likes)}
          <span className="vh"> {likes === 1 ? 'like' : 'likes'}</span>
        </span>
      </Button>
      <Button className="sact__i" icon={Share2} onClick={share}>
        <span>Share</span>
      </Button>
      <MoreActions season={season} place="head" />
      <Suspense fallback={null}>
        <SeasonNotes season={season} />
      </Suspense>
    </div>
  );
}

/**
 * What is seldom pressed: feed, report or publish, and the link to the moment. Twice on the page, one of them out of sight:
 * in the header, and on phones below the episodes, which begin in the first view.
 */
export function MoreActions({ season, place }: { season: Season; place: 'head' | 'foot' }) {
  const heard = usePlayer(({ currentEpisode, position }) => currentEpisode?.seasonId === season.id && position >= 1);
  const canListen = season.status === 'ready' || season.current_episode > 1;
  return (
    <div className={`sact__more sact__more--${place}`}>
      {season.is_published && (
        <LinkButton variant="ghost" icon={Rss} to={seasonFeedAddress(season.id)} reloadDocument>
          Podcast feed
        </LinkButton>
      )}
      {!season.is_published && season.is_creator && (
        <Suspense fallback={null}>
          <PrivateFeed seasonId={season.id} />
        </Suspense>
      )}
      <Suspense fallback={null}>{canListen && <TakeAwayMenu season={season} />}</Suspense>
      <Suspense fallback={null}>
        {canListen && !season.is_hidden && !season.in_review && <ListenTogether season={season} />}
      </Suspense>
      <Suspense fallback={null}>
        <SeasonStanding season={season} />
      </Suspense>
      <Suspense fallback={null}>{heard && <ShareMoment season={season} />}</Suspense>
    </div>
  );
}
