import { Play } from 'lucide-react';
import { Link } from 'react-router';
import type { SeasonCard } from '#shared/seasons.ts';
import { Icon } from '../icons/icon.tsx';
import { Badge } from '../words/badge.tsx';
import { countOf } from '../words/counts.ts';
import { Stat } from '../words/stat.tsx';
import { Sleeve } from './sleeve.tsx';

type Props = {
  season: Pick<
    SeasonCard,
    'title' | 'show_name' | 'creator_username' | 'featured_image_url' | 'is_remixed' | 'episode_count' | 'total_likes'
  >;
  href: string;
  /** What the second line tells: the show it is a season of, or who made it. */
  tells: 'show' | 'creator';
  /** Given where plays are worth showing. */
  plays?: number;
  /** The round play mark of one's own seasons. */
  playable?: boolean;
  sizes?: string;
};

/** A season: a bound square sleeve with its title below. */
export function SleeveCard({ season, href, tells, plays, playable = false, sizes }: Props) {
  const second = tells === 'show' ? season.show_name : season.creator_username && `by ${season.creator_username}`;
  return (
    <Link className="sleeve" to={href} prefetch="intent">
      <Sleeve image={season.featured_image_url} sizes={sizes}>
        {season.is_remixed && (
          <Badge kind="remixed" className="sleeve__tag">
            REMIXED
          </Badge>
        )}
        {playable && (
          <span className="sleeve__play">
            <Icon of={Play} />
          </span>
        )}
      </Sleeve>
      <span className="sleeve__t">{season.title}</span>
      {second && <span className="sleeve__w">{second}</span>}
      <span className="sleeve__m">
        <span>{countOf(season.episode_count, 'episode')}</span>
        <Stat of="likes" count={season.total_likes} />
        {plays !== undefined && <Stat of="plays" count={plays} />}
      </span>
    </Link>
  );
}
