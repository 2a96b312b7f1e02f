import { groupDigits } from '#shared/text/group-digits.ts';
import { X } from 'lucide-react';
import { Suspense, useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import type { SearchResult } from '#shared/search/search.ts';
import { browseFilters, browsePageSize, browseSorts, mostShowsCounted } from '#shared/shows.ts';
import { deferred } from '#web/delivery/deferred.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Chip } from '#web/ui/actions/chip.tsx';
import { SegmentedControl } from '#web/ui/actions/segmented-control.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { returnFocus } from '#web/ui/return-focus.ts';
import {
  browseRequest,
  readBrowseAddress,
  toggleFilter,
  writeBrowseAddress,
  type BrowseSelection,
} from './browse-address.ts';
import { BrowseResults, type BrowseList } from './browse-results.tsx';
import { BrowseSearch } from './browse-search.tsx';
import './browse.css';

const FoundOfKind = deferred(async () => (await import('./found-of-kind.tsx')).FoundOfKind);
const SearchKinds = deferred(async () => (await import('./search-kinds.tsx')).SearchKinds);

type Props = {
  selection: BrowseSelection;
  /** Null where it could not be had. */
  list: BrowseList | null;
  /** What a search finds of every kind; null without one, or where it could not be had. */
  found?: SearchResult | null;
  userId: string | null;
};

/** All public shows, with search, filter chips and sort order. */
export function BrowsePage({ selection, list, found = null, userId }: Props) {
  const navigate = useNavigate();
  const location = useLocation();
  const coming = useNavigation().location;
  const loading = coming?.pathname === location.pathname;
  // The controls show the selection at once; the list shows the last response.
  const pressed = loading ? readBrowseAddress(new URLSearchParams(coming.search)) : selection;
  const address = writeBrowseAddress(pressed);
  const { kind } = selection;
  // Two clicks may happen before the first one renders.
  const latest = useRef(pressed);
  useEffect(() => {
    latest.current = pressed;
  }, [address]);

  const go = (part: Partial<BrowseSelection>) => {
    latest.current = { ...latest.current, ...part };
    void navigate(`/browse${writeBrowseAddress(latest.current)}`, { replace: true, preventScrollReset: true });
  };
  const clear = () => {
    go({ search: '', filters: [], kind: undefined, exact: undefined });
    returnFocus();
  };
  const fetchPage = useCallback(
    async (cursor: string) => {
      const { api } = await import('#web/api/api.ts');
      const words = list?.mended ? { ...selection, search: list.mended } : selection;
      return api.catalog.listShows({ ...browseRequest(words), cursor, limit: browsePageSize });
    },
    // Keyed by the address: `selection` is a new object on every render.
    [writeBrowseAddress(selection), list?.mended],
  );

  return (
    <div className="wrap browse">
      <div className="lampbg" aria-hidden="true" />
      <h1 className="d">Browse Interactive Shows</h1>
      <BrowseSearch search={pressed.search} onSearch={(search) => go({ search, exact: undefined })} />
      <div className="chips" role="group" aria-label="Filters">
        {browseFilters.map((filter) => (
          <Chip
            key={filter}
            pressed={pressed.filters.includes(filter)}
            onClick={() => go(toggleFilter(latest.current, filter))}
          >
            {filter}
          </Chip>
        ))}
      </div>
      {found && (
        <Suspense fallback={null}>
          <SearchKinds selection={pressed} found={found} mended={list?.mended ?? found.mended} />
        </Suspense>
      )}
      <div className="bbar">
        <p className="bcount" role="status">
          {loading
            ? 'Loading...'
            : kind
              ? found && <Found total={found[kind].total} noun={kind} />
              : list && <Found total={list.total} noun="shows" />}
        </p>
        {(pressed.filters.length > 0 || pressed.search) && (
          <Button variant="ghost" size="sm" icon={X} onClick={clear}>
            Clear all filters
          </Button>
        )}
        {!pressed.kind && (
          <SegmentedControl label="Sort" options={browseSorts} value={pressed.sort} onChange={(sort) => go({ sort })} />
        )}
      </div>
      {kind && found ? (
        <Suspense fallback={null}>
          <FoundOfKind
            kind={kind}
            selection={selection}
            found={found}
            words={found.mended ?? selection.search}
            waiting={loading}
            onClear={clear}
          />
        </Suspense>
      ) : list && !kind ? (
        <BrowseResults
          key={writeBrowseAddress(selection)}
          list={list}
          selection={selection}
          found={found}
          userId={userId}
          memory={`browse ${location.key} ${writeBrowseAddress(selection)}`}
          waiting={loading}
          fetchPage={fetchPage}
          onClear={clear}
        />
      ) : (
        <EmptyState
          title="The shows could not be loaded"
          action={
            <Button size="sm" onClick={() => go({})}>
              Try again
            </Button>
          }
        >
          Your search and filters are as they were.
        </EmptyState>
      )}
    </div>
  );
}

function Found({ total, noun }: { total: number; noun: string }) {
  return (
    <>
      <b className="num">
        {groupDigits(total)}
        {total < mostShowsCounted ? '' : '+'}
      </b>{' '}
      {total === 1 ? noun.slice(0, -1) : noun} found
    </>
  );
}
