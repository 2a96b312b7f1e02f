import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ratingLabel } from '#shared/shows.ts';
import { Icon } from '../icons/icon.tsx';
import './badge.css';

const kinds = {
  fact: '',
  rating: 'badge--rate',
  remixed: 'badge--remix',
  creator: 'badge--creator',
  now: 'badge--now',
};

export function Badge({
  kind = 'fact',
  icon,
  className = '',
  children,
}: {
  kind?: keyof typeof kinds;
  icon?: LucideIcon;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span className={`badge ${kinds[kind]} ${className}`.replaceAll(/\s+/g, ' ').trim()}>
      {icon && <Icon of={icon} />}
      {children}
    </span>
  );
}

/** The audience rating, outlined so that parents can find it. */
export function RatingBadge({ rating }: { rating: string | null | undefined }) {
  return <Badge kind="rating">{ratingLabel(rating)}</Badge>;
}

/** The marker beside a title whose audio is still being made. */
export function StreamingMarker() {
  return (
    <span className="live">
      <i aria-hidden="true" />
      STREAMING
    </span>
  );
}
