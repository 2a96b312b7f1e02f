import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { fanSeasonsPage, type SeasonCard } from '#shared/seasons.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { SleeveSkeleton } from '#web/ui/feedback/skeleton.tsx';
import { BegunThread } from '#web/player/place/begun-thread.tsx';
import { SleeveCard } from '#web/ui/cards/sleeve-card.tsx';
import { Section } from '#web/ui/shelves/section.tsx';
import { useMorePages } from '../use-more-pages.ts';
import './fan-seasons.css';

type Props = { showId: string; total: number; first: { items: SeasonCard[]; next_cursor: string | null } };

/** Six at a time, more as the end marker comes into view. */
export function FanSeasons({ showId, total, first }: Props) {
  const { key } = useLocation();
  const fetchPage = useCallback(
    async (cursor: string) => {
      const { api } = await import('#web/api/api.ts');
      return api.catalog.listShowSeasons({ id: showId, cursor, limit: fanSeasonsPage.size });
    },
    [showId],
  );
  const { items, hasMore, state, end, retry } = useMorePages({
    first,
    memory: `seasons ${key} ${showId}`,
    fetchPage,
    delayMs: fanSeasonsPage.delayMs,
    threshold: fanSeasonsPage.threshold,
  });

  const waiting = Math.min(fanSeasonsPage.size, Math.max(1, total - items.length));

  return (
    <Section title="Fan Created Seasons" count={Math.max(total, items.length) || undefined}>
      {items.length === 0 ? (
        <p className="muted">No fan-created seasons yet. Be the first to create one!</p>
      ) : (
        <ul className="fgrid" aria-label="Fan created seasons" aria-busy={state === 'loading'}>
          {items.map((season) => (
            <li key={season.id}>
              <SleeveCard
                season={season}
                href={`/seasons/${season.id}`}
                tells="creator"
                plays={season.total_episode_plays}
                thread={<BegunThread seasonId={season.id} />}
              />
            </li>
          ))}
          {state === 'loading' && Array.from({ length: waiting }, (_, at) => <Waiting key={at} />)}
        </ul>
      )}
      {hasMore && <div className="fgrid__end" ref={end} aria-hidden="true" />}
      {state === 'failed' && (
        <Button size="sm" onClick={retry}>
          Load more seasons
        </Button>
      )}
    </Section>
  );
}

function Waiting() {
  return (
    <li>
      <SleeveSkeleton />
    </li>
  );
}
