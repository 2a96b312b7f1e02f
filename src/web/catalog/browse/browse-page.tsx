import { groupDigits } from '#shared/group-digits.ts';
import { X } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { browseFilters, browsePageSize, browseSorts, mostShowsCounted, type ShowCard } from '#shared/shows.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Chip } from '#web/ui/actions/chip.tsx';
import { SegmentedControl } from '#web/ui/actions/segmented-control.tsx';
import { returnFocus } from '#web/ui/return-focus.ts';
import {
  browseRequest,
  readBrowseAddress,
  toggleFilter,
  writeBrowseAddress,
  type BrowseWish,
} from './browse-address.ts';
import { BrowseResults } from './browse-results.tsx';
import { BrowseSearch } from './browse-search.tsx';
import './browse.css';

export type BrowseList = { items: ShowCard[]; next_cursor: string | null; total: number };
type Props = { wish: BrowseWish; list: BrowseList; userId: string | null };

/** Every public show, by words, chips and order. */
export function BrowsePage({ wish, list, userId }: Props) {
  const navigate = useNavigate();
  const location = useLocation();
  const coming = useNavigation().location;
  const loading = coming?.pathname === location.pathname;
  // The controls show what was pressed, the list what has come.
  const pressed = loading ? readBrowseAddress(new URLSearchParams(coming.search)) : wish;
  const address = writeBrowseAddress(pressed);
  // Two presses may come before the first is drawn.
  const latest = useRef(pressed);
  useEffect(() => {
    latest.current = pressed;
  }, [address]);

  const go = (part: Partial<BrowseWish>) => {
    latest.current = { ...latest.current, ...part };
    void navigate(`/browse${writeBrowseAddress(latest.current)}`, { replace: true, preventScrollReset: true });
  };
  const clear = () => {
    go({ search: '', filters: [] });
    returnFocus();
  };
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
      <BrowseSearch search={pressed.search} onSearch={(search) => go({ search })} />
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
      <div className="bbar">
        <p className="bcount" role="status">
          {loading ? 'Loading...' : <Found total={list.total} />}
        </p>
        {(pressed.filters.length > 0 || pressed.search) && (
          <Button variant="ghost" size="sm" icon={X} onClick={clear}>
            Clear all filters
          </Button>
        )}
        <SegmentedControl label="Sort" options={browseSorts} value={pressed.sort} onChange={(sort) => go({ sort })} />
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
