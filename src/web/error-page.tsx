import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { NotFoundPage } from './frame/not-found-page.tsx';
import { Button } from './ui/actions/button.tsx';
import { LinkButton } from './ui/actions/link-button.tsx';
import { EmptyState } from './ui/feedback/empty-state.tsx';

/** What stands in for a page that could not be made: the 404 page, or a word of excuse and a way on. */
export function ErrorPage({ error }: { error: unknown }) {
  const refusal = isRouteErrorResponse(error) ? error : null;
  useEffect(() => {
    if (!refusal) console.error(error);
  }, [error, refusal]);
  if (refusal?.status === 404) return <NotFoundPage />;
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
