import type { ReactNode } from 'react';
import type { ShowCard } from '#shared/shows.ts';
import { PosterCard } from '#web/ui/objects/poster-card.tsx';
import { Shelf } from '#web/ui/shelves/shelf.tsx';
import { showAddress } from './show-address.ts';

type Props = {
  title: string;
  shows: readonly ShowCard[];
  /** Null for a visitor, who sees no stats. */
  userId: string | null;
  seeAll?: string;
  actions?: ReactNode;
  /** Stands after the posters, in a poster's shape. */
  last?: ReactNode;
};

/** A row of posters. */
export function ShowShelf({ title, shows, userId, seeAll, actions, last }: Props) {
  const items = shows.map((show) => ({
    key: show.id,
    card: (
      <PosterCard
        show={show}
        href={showAddress(show, userId)}
        stats={userId ? { likes: show.total_likes, views: show.total_views } : undefined}
      />
    ),
  }));
  if (last) items.push({ key: 'last', card: <>{last}</> });
  return <Shelf title={title} seeAll={seeAll} actions={actions} items={items} />;
}
