import { ArrowLeft } from 'lucide-react';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

export function SeasonNotFound() {
  return (
    <div className="wrap season-missing">
      <EmptyState
        title="Season not found"
        headingLevel={1}
        action={
          <LinkButton to="/interactive-shows" icon={ArrowLeft}>
            Back
          </LinkButton>
        }
      >
        The season you're looking for doesn't exist, or its creator keeps it private.
      </EmptyState>
    </div>
  );
}
