import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

export function RoundNotFound() {
  return (
    <div className="wrap">
      <EmptyState
        headingLevel={1}
        title="No round here"
        action={
          <LinkButton variant="primary" to="/browse">
            Browse Shows
          </LinkButton>
        }
      >
        It is over, or its link is not complete.
      </EmptyState>
    </div>
  );
}
