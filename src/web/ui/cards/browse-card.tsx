import { Link } from 'react-router';
import type { ShowCard } from '#shared/shows.ts';
import { Badge, RatingBadge } from '../words/badge.tsx';
import { countOf } from '../words/counts.ts';
import { Poster, type PosterShow } from './poster.tsx';
import './browse-card.css';

const browseSizes = '(min-width:1180px) 310px, (min-width:861px) 30vw, (min-width:640px) 45vw, 124px';

type Props = {
  show: PosterShow & Pick<ShowCard, 'description' | 'total_seasons'>;
  href: string;
  priority?: boolean;
};

/** A show among many: poster, description, badges; the whole card leads to it. On phones a row with the poster at its left. */
export function BrowseCard({ show, href, priority }: Props) {
  return (
    <article className="bc">
      <span className="poster" aria-hidden="true">
        <Poster show={show} sizes={browseSizes} priority={priority} />
      </span>
      <div className="bc__t">
        <h2>
          <Link to={href} prefetch="intent">
            {show.name}
          </Link>
        </h2>
        <p>{show.description?.trim() || 'No description available'}</p>
        <div className="bc__m">
          <RatingBadge rating={show.audience_rating} />
          {show.genre && <Badge>{show.genre}</Badge>}
          <span className="bc__n">
            {show.total_seasons > 0 ? `${countOf(show.total_seasons, 'season')} created` : 'coming soon'}
          </span>
        </div>
      </div>
    </article>
  );
}
