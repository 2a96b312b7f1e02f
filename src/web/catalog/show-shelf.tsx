import type { ReactNode } from 'react';
import type { ShowCard } from '#shared/shows.ts';
import { showAddress } from '#web/frame/show-address.ts';
import { PosterCard } from '#web/ui/cards/poster-card.tsx';
import { Shelf } from '#web/ui/shelves/shelf.tsx';
import { ListenDisc, type Listen } from './listen-button.tsx';

type Props = {
  title: string;
  shows: readonly ShowCard[];
  /** Null for a visitor, who sees no stats. */
  userId: string | null;
  onListen: Listen;
  seeAll?: string;
  actions?: ReactNode;
  /** Stands after the posters, in a poster's shape. */
  last?: ReactNode;
};

/** A row of posters. */
export function ShowShelf({ title, shows, userId, onListen, seeAll, actions, last }: Props) {
  const items = shows.map((show) => ({
    key: show.id,
    card: (
      <PosterCard
        show={show}
        href={showAddress(show, userId)}
        isPrivate={!show.is_public}
        action={
          show.total_seasons > 0 && <ListenDisc name={show.name} target={{ showId: show.id }} onListen={onListen} />
        }
        stats={userId ? { likes: show.total_likes, views: show.total_views } : undefined}
      />
    ),
  }));
  if (last) items.push({ key: 'last', card: <>{last}</> });
  return <Shelf title={title} seeAll={seeAll} actions={actions} items={items} />;
}
