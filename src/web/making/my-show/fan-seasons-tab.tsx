import { Link } from 'react-router';
import { excerpt, type SeasonCard } from '#shared/seasons.ts';
import { api } from '#web/api/api.ts';
import { MoreButton } from '#web/ui/actions/more-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Sleeve } from '#web/ui/cards/sleeve.tsx';
import { Stat } from '#web/ui/words/stat.tsx';
import { useMore } from '#web/api/use-more.ts';
import { TabHead } from './tab-head.tsx';

type Page = { items: SeasonCard[]; next_cursor: string | null };
type Props = { showId: string; first: Page };

const descriptionLength = 140;

/** What listeners made of the show, the most liked first. */
export function FanSeasonsTab({ showId, first }: Props) {
  const { items, more } = useMore(first, (cursor) => api.catalog.listShowSeasons({ id: showId, cursor }));
  if (items.length === 0) {
    return (
      <>
        <TabHead title="Fan Seasons" />
        <EmptyState title="No Fan Seasons Yet" headingLevel={3}>
          They appear here as soon as somebody makes one.
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <TabHead title="Fan Seasons" />
      <ul className="myfans" aria-label="Fan seasons">
        {items.map((season) => (
          <li key={season.id}>
            <FanSeason season={season} />
          </li>
        ))}
      </ul>
      <MoreButton more={more} size="sm">
        Load more seasons
      </MoreButton>
    </>
  );
}

function FanSeason({ season }: { season: SeasonCard }) {
  return (
    <Link className="sleeve" to={`/seasons/${season.id}`} prefetch="intent">
      <Sleeve image={season.featured_image_url} />
      <span className="sleeve__t">{season.title}</span>
      {season.description && <span className="myfans__d">{excerpt(season.description, descriptionLength)}</span>}
      <span className="sleeve__m">
        <Stat of="likes" count={season.total_likes} />
        <Stat of="views" count={season.total_views} />
      </span>
    </Link>
  );
}
