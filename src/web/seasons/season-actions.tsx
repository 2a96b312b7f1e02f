import { BookmarkCheck, Heart, Plus, Rss, Share2, Shuffle } from 'lucide-react';
import { Suspense } from 'react';
import type { Season } from '#shared/seasons.ts';
import { later } from '../later.ts';
import { usePlayer } from '../player/board.ts';
import { Button } from '../ui/actions/button.tsx';
import { LinkButton } from '../ui/actions/link-button.tsx';
import { formatCount } from '../ui/words/counts.ts';
import { seasonAddress } from './season-address.ts';
import { seasonFeedAddress } from './season-links.ts';
import { useLikesAndList } from './use-likes-and-list.ts';

const ShareMoment = later(async () => (await import('./share-moment.tsx')).ShareMoment);
const SeasonStanding = later(async () => (await import('./season-standing.tsx')).SeasonStanding);

type Props = {
  season: Season;
  signedIn: boolean;
  /** False until there is an episode to remix from. */
  canRemix: boolean;
  onRemix: () => void;
};

export function SeasonActions({ season, signedIn, canRemix, onRemix }: Props) {
  const { liked, total_likes: likes, saved, toggleLike, toggleSaved } = useLikesAndList(season, signedIn);
  const heard = usePlayer(({ currentEpisode, position }) => currentEpisode?.seasonId === season.id && position >= 1);
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
      {season.is_published && (
        <LinkButton variant="ghost" className="sact__x" icon={Rss} to={seasonFeedAddress(season.id)} reloadDocument>
          Podcast feed
        </LinkButton>
      )}
      <Suspense fallback={null}>
        <SeasonStanding season={season} />
      </Suspense>
      <Suspense fallback={null}>{heard && <ShareMoment season={season} />}</Suspense>
    </div>
  );
}
