import { Suspense } from 'react';
import type { SearchResult } from '#shared/search/search.ts';
import type { ShowCard } from '#shared/shows.ts';
import { deferred } from '#web/delivery/deferred.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { PosterSkeleton } from '#web/ui/feedback/skeleton.tsx';
import { BrowseCard } from '#web/ui/cards/browse-card.tsx';
import { showAddress } from '#web/frame/show-address.ts';
import { useMorePages } from '../use-more-pages.ts';
import type { BrowseSelection } from './browse-address.ts';

const NothingFound = deferred(async () => (await import('./nothing-found.tsx')).NothingFound);
const firstView = 4;

export type BrowseList = { items: ShowCard[]; next_cursor: string | null; total: number; mended?: string | undefined };
type Props = {
  list: BrowseList;
  selection: BrowseSelection;
  found: SearchResult | null;
  userId: string | null;
  memory: string;
  /** Another list is loading. */
  waiting: boolean;
  fetchPage: (cursor: string) => Promise<{ items: ShowCard[]; next_cursor: string | null }>;
  onClear: () => void;
};

export function BrowseResults({ list, selection, found, userId, memory, waiting, fetchPage, onClear }: Props) {
  const { items, hasMore, state, end, retry } = useMorePages({ first: list, memory, fetchPage, margin: '600px' });
  if (items.length === 0) {
    return (
      <Suspense fallback={null}>
        <NothingFound kind="shows" {...{ selection, found, onClear }} />
      </Suspense>
    );
  }
  return (
    <>
      <ul
        className={waiting ? 'bgrid is-waiting' : 'bgrid'}
        aria-label="Shows"
        aria-busy={waiting || state === 'loading'}
      >
        {items.map((show, at) => (
          <li key={show.id}>
            <BrowseCard show={show} href={showAddress(show, userId)} priority={at < firstView} />
          </li>
        ))}
        {state === 'loading' &&
          [1, 2, 3, 4].map((at) => (
            <li key={at}>
              <PosterSkeleton />
            </li>
          ))}
      </ul>
      {hasMore && <div className="list-end" ref={end} aria-hidden="true" />}
      {state === 'failed' && (
        <p className="list-failed">
          <Button size="sm" onClick={retry}>
            Load more shows
          </Button>
        </p>
      )}
    </>
  );
}
