import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SeasonCard } from '#shared/seasons.ts';
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
  /** Where the listener is in it, for who has begun it. */
  thread?: ReactNode;
  /** Laid over the cover's lower corner: it does something else than lead to the season. */
  action?: ReactNode;
  sizes?: string;
};

/** A season's card: its square cover with the title below. */
export function SleeveCard({ season, href, tells, plays, thread, action, sizes }: Props) {
  const second = tells === 'show' ? season.show_name : season.creator_username && `by ${season.creator_username}`;
  const card = (
    <Link className="sleeve" to={href} prefetch="intent">
      <Sleeve image={season.featured_image_url} sizes={sizes}>
        {season.is_remixed && (
          <Badge kind="remixed" className="sleeve__tag">
            REMIXED
          </Badge>
        )}
      </Sleeve>
      <span className="sleeve__t">{season.title}</span>
      {second && <span className="sleeve__w">{second}</span>}
      <span className="sleeve__m">
        <span>{countOf(season.episode_count, 'episode')}</span>
        <Stat of="likes" count={season.total_likes} />
        {plays !== undefined && <Stat of="plays" count={plays} />}
      </span>
      <span className="sleeve__thr">{thread}</span>
    </Link>
  );
  if (!action) return card;
  return (
    <div className="sleeve-card">
      {card}
      <span className="sleeve-card__over">{action}</span>
    </div>
  );
}
