import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { Button } from '#web/ui/actions/button.tsx';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

/** A refusal says why in its own words; of anything else the details go to the console, not to the reader. */
export function FailedPage({ error }: { error: unknown }) {
  const refusal = isRouteErrorResponse(error) ? error : null;
  useEffect(() => {
    if (!refusal) console.error(error);
  }, [error, refusal]);
  const said = (refusal?.data as { message?: string } | undefined)?.message;
  return (
    <div className="wrap sec sec--lg">
      <EmptyState
        title="Something went wrong"
        headingLevel={1}
        action={
          <span className="acts">
            <Button variant="primary" icon={RotateCw} onClick={() => location.reload()}>
              Try again
            </Button>
            <LinkButton to="/">Return to Home</LinkButton>
          </span>
        }
      >
        {said || 'This page could not be shown just now. Please try again in a moment.'}
      </EmptyState>
    </div>
  );
}
