import { Link } from 'react-router';
import { Stat } from '../words/stat.tsx';
import { Poster, type PosterShow } from './poster.tsx';

type Props = {
  show: PosterShow;
  href: string;
  /** Likes and views under the sheet; only signed-in people see them. */
  stats?: { likes: number; views: number };
  sizes?: string;
  priority?: boolean;
};

export function PosterCard({ show, href, stats, sizes, priority }: Props) {
  return (
    <Link className="poster" to={href} prefetch="intent">
      <Poster show={show} sizes={sizes} priority={priority} />
      {stats && (
        <span className="poster__meta">
          <Stat of="likes" count={stats.likes} />
          <Stat of="views" count={stats.views} />
        </span>
      )}
    </Link>
  );
}
