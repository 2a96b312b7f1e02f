import type { SeasonCard as SeasonCardData } from '#shared/seasons.ts';
import { BegunThread } from '#web/player/place/begun-thread.tsx';
import { SleeveCard } from '#web/ui/cards/sleeve-card.tsx';
import { Shelf } from '#web/ui/shelves/shelf.tsx';
import { seasonAddress } from './season-address.ts';

/** Other published seasons of the same show. */
export function SimilarSeasons({ seasons }: { seasons: readonly SeasonCardData[] }) {
  if (seasons.length === 0) return <p className="wrap muted more-none">No other seasons of this show yet.</p>;
  const items = seasons.map((season) => ({
    key: season.id,
    card: (
      <SleeveCard
        season={season}
        href={seasonAddress(season.id)}
        tells="creator"
        thread={<BegunThread seasonId={season.id} />}
      />
    ),
  }));
  return <Shelf title="More Like This" items={items} />;
}
