import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { isRefusal } from '#web/api/load.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

/** Shows the message of a 4xx response; the details of any other error go to the console only. */
export function FailedPage({ error }: { error: unknown }) {
  const refusal = isRefusal(error) ? error : null;
  useEffect(() => {
    if (!refusal) console.error('The page could not be shown:', error);
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
