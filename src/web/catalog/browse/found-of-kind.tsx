import { Link } from 'react-router';
import { mostOfKind, type SearchKind } from '#shared/search/search-limits.ts';
import type { SearchResult } from '#shared/search/search.ts';
import { SearchRowContent } from '#web/frame/search/search-row-content.tsx';
import { kindNames, rowsOf } from '#web/frame/search/search-rows.ts';
import type { BrowseSelection } from './browse-address.ts';
import { NothingFound } from './nothing-found.tsx';

type Props = {
  kind: Exclude<SearchKind, 'shows'>;
  selection: BrowseSelection;
  found: SearchResult;
  words: string;
  waiting: boolean;
  onClear: () => void;
};

/** Seasons, characters or creators that a search finds. */
export function FoundOfKind({ kind, selection, found, words, waiting, onClear }: Props) {
  const rows = rowsOf(found, kind, words, null);
  if (rows.length === 0) {
    return <NothingFound {...{ kind, selection, found, onClear }} />;
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
