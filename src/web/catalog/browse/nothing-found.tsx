import { searchKinds, type SearchKind } from '#shared/search/search-limits.ts';
import type { SearchResult } from '#shared/search/search.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { countOf } from '#web/ui/words/counts.ts';
import { writeBrowseAddress, type BrowseSelection } from './browse-address.ts';

type Props = {
  kind: SearchKind;
  selection: BrowseSelection;
  /** Null where nothing was searched for. */
  found: SearchResult | null;
  onClear: () => void;
};

/** Nothing of a kind; the way to the kinds of which the search finds something comes first. */
export function NothingFound({ kind, selection: { kind: _kind, ...all }, found, onClear }: Props) {
  const others = searchKinds.filter((each) => each !== kind && found && found[each].total > 0);
  return (
    <EmptyState
      title={`No ${kind} found`}
      action={
        <div className="bnone">
          {others.map((each) => (
            <LinkButton
              key={each}
              to={`/browse${writeBrowseAddress(each === 'shows' ? all : { ...all, kind: each })}`}
              variant="secondary"
              size="sm"
            >
              See {countOf(found![each].total, each.slice(0, -1))}
            </LinkButton>
          ))}
          <Button variant={others.length > 0 ? 'ghost' : 'secondary'} size="sm" onClick={onClear}>
            Clear all filters
          </Button>
        </div>
      }
    >
      Try adjusting your search or filters to find what you're looking for.
    </EmptyState>
  );
}
