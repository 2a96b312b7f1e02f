import type { ReactNode } from 'react';
import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '../words/badge.tsx';
import { Stat } from '../words/stat.tsx';
import { Poster, type PosterShow } from './poster.tsx';

type Props = {
  show: PosterShow;
  href: string;
  /** Likes and views under the sheet; only signed-in people see them. */
  stats?: { likes: number; views: number };
  /** Laid over the sheet's upper corner: it does something else than lead to the show. */
  action?: ReactNode;
  /** Nobody but its owner finds it. */
  isPrivate?: boolean;
  sizes?: string;
  priority?: boolean;
};

export function PosterCard({ show, href, stats, action, isPrivate, sizes, priority }: Props) {
  const card = (
    <Link className="poster" to={href} prefetch="intent">
      <Poster show={show} sizes={sizes} priority={priority} />
      {isPrivate && (
        <Badge icon={Lock} className="poster__tag">
          Private
        </Badge>
      )}
      {stats && (
        <span className="poster__meta">
          <Stat of="likes" count={stats.likes} />
          <Stat of="views" count={stats.views} />
        </span>
      )}
    </Link>
  );
  if (!action) return card;
  return (
    <div className="poster-card">
      {card}
      <span className="poster-card__over">{action}</span>
    </div>
  );
}
