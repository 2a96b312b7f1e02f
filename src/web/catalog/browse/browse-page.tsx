import { groupDigits } from '#shared/group-digits.ts';
import { X } from 'lucide-react';
import { useCallback } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { browseFilters, browsePageSize, browseSorts, mostShowsCounted, type ShowCard } from '#shared/shows.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Chip } from '#web/ui/actions/chip.tsx';
import { SegmentedControl } from '#web/ui/actions/segmented-control.tsx';
import { browseRequest, toggleFilter, writeBrowseAddress, type BrowseWish } from './browse-address.ts';
import { BrowseResults } from './browse-results.tsx';
import { BrowseSearch } from './browse-search.tsx';
import './browse.css';

export type BrowseList = { items: ShowCard[]; next_cursor: string | null; total: number };
type Props = { wish: BrowseWish; list: BrowseList; userId: string | null };

/** Every public show, by words, chips and order. */
export function BrowsePage({ wish, list, userId }: Props) {
  const navigate = useNavigate();
  const location = useLocation();
  const loading = useNavigation().location?.pathname === location.pathname;

  const go = useCallback(
    (next: BrowseWish) =>
      void navigate(`/browse${writeBrowseAddress(next)}`, { replace: true, preventScrollReset: true }),
    [navigate],
  );
  const clear = () => go({ ...wish, search: '', filters: [] });
  const fetchPage = useCallback(
    async (cursor: string) => {
      const { api } = await import('#web/api.ts');
      return api.catalog.listShows({ ...browseRequest(wish), cursor, limit: browsePageSize });
    },
    // A new address makes a new list; `wish` itself is made anew with every drawing.
    [writeBrowseAddress(wish)],
  );

  return (
    <div className="wrap browse">
      <div className="lampbg" aria-hidden="true" />
      <h1 className="d">Browse Interactive Shows</h1>
      <BrowseSearch search={wish.search} onSearch={(search) => go({ ...wish, search })} />
      <div className="chips" role="group" aria-label="Filters">
        {browseFilters.map((filter) => (
          <Chip key={filter} pressed={wish.filters.includes(filter)} onClick={() => go(toggleFilter(wish, filter))}>
            {filter}
          </Chip>
        ))}
      </div>
      <div className="bbar">
        <p className="bcount" role="status">
          {loading ? 'Loading...' : <Found total={list.total} />}
        </p>
        {(wish.filters.length > 0 || wish.search) && (
          <Button variant="ghost" size="sm" icon={X} onClick={clear}>
            Clear all filters
          </Button>
        )}
        <SegmentedControl
          label="Sort"
          options={browseSorts}
          value={wish.sort}
          onChange={(sort) => go({ ...wish, sort })}
        />
      </div>
      <BrowseResults
        key={writeBrowseAddress(wish)}
        list={list}
        userId={userId}
        memory={`browse ${location.key} ${writeBrowseAddress(wish)}`}
        waiting={loading}
        fetchPage={fetchPage}
        onClear={clear}
      />
    </div>
  );
}

function Found({ total }: { total: number }) {
  return (
    <>
      <b className="num">
        {groupDigits(total)}
        {total < mostShowsCounted ? '' : '+'}
      </b>{' '}
      {total === 1 ? 'show' : 'shows'} found
    </>
  );
}
