import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

export function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title="No shows found"
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
