import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

export function ShowNotFound() {
  return (
    <div className="wrap sec sec--lg">
      <EmptyState
        title="Show not found"
        headingLevel={1}
        action={
          <LinkButton to="/browse" variant="primary">
            Browse Interactive Shows
          </LinkButton>
        }
      >
        The show you're looking for doesn't exist.
      </EmptyState>
    </div>
  );
}
