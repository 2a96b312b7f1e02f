import { Link } from 'react-router';
import { searchKinds } from '#shared/search/search-limits.ts';
import type { SearchResult } from '#shared/search/search.ts';
import { mostShowsCounted } from '#shared/shows.ts';
import { kindNames } from '#web/frame/search/search-rows.ts';
import { writeBrowseAddress, type BrowseSelection } from './browse-address.ts';

type Props = { selection: BrowseSelection; found: SearchResult; mended: string | null };

/** What was taken for what was typed, and how much the search finds of every kind, each a link. */
export function SearchKinds({ selection, found, mended }: Props) {
  const { kind: chosen, ...all } = selection;
  return (
    <>
      {mended && (
        <p className="bmended">
          Showing <b>{mended}</b>.{' '}
          <Link className="lk" to={`/browse${writeBrowseAddress({ ...selection, exact: true })}`} preventScrollReset>
            Search for “{selection.search}”
          </Link>
        </p>
      )}
      <nav className="bkinds" aria-label="Kinds">
        {searchKinds.map((kind) => (
          <Link
            key={kind}
            to={`/browse${writeBrowseAddress(kind === 'shows' ? all : { ...all, kind })}`}
            aria-current={kind === (chosen ?? 'shows') ? 'true' : undefined}
            replace
            preventScrollReset
          >
            {kindNames[kind]}
            <span className="num">
              {found[kind].total < mostShowsCounted ? found[kind].total : `${mostShowsCounted}+`}
            </span>
          </Link>
        ))}
      </nav>
    </>
  );
}
