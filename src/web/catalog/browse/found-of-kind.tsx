import { Link } from 'react-router';
import { mostOfKind, type SearchKind } from '#shared/search/search-limits.ts';
import type { SearchResult } from '#shared/search/search.ts';
import { SearchRowContent } from '#web/frame/search/search-row-content.tsx';
import { kindNames, rowsOf } from '#web/frame/search/search-rows.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

type Props = {
  kind: Exclude<SearchKind, 'shows'>;
  found: SearchResult;
  words: string;
  waiting: boolean;
  onClear: () => void;
};

/** Seasons, characters or creators that a search finds. */
export function FoundOfKind({ kind, found, words, waiting, onClear }: Props) {
  const rows = rowsOf(found, kind, words, null);
  if (rows.length === 0) {
    return (
      <EmptyState
        title={`No ${kind} found`}
        action={
          <Button variant="secondary" size="sm" onClick={onClear}>
            Clear all filters
          </Button>
        }
      >
        Try adjusting your search or filters to find what you're looking for.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={waiting ? 'bfound is-waiting' : 'bfound'} aria-label={kindNames[kind]} aria-busy={waiting}>
        {rows.map((row) => (
          <li key={row.id}>
            <Link className="sfound" to={row.to}>
              <SearchRowContent row={row} words={words} />
            </Link>
          </li>
        ))}
      </ul>
      {found[kind].total > rows.length && (
        <p className="bmended">These are the first {mostOfKind}. Another word in the search narrows them.</p>
      )}
    </>
  );
}
