import type { ReactNode } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

function NoEntry({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <div className="wrap sec sec--lg">
      <EmptyState
        title={title}
        headingLevel={1}
        action={
          <span className="acts">
            {action}
            <LinkButton to="/player">Return to Home</LinkButton>
          </span>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}

export function AccessDenied() {
  return <NoEntry title="Access denied">You don't have permission to manage this show.</NoEntry>;
}

export function MyShowNotFound() {
  return <NoEntry title="Show not found">The show you're looking for doesn't exist.</NoEntry>;
}

/** The page behind the sign-in dialog, also after it is closed. */
export function SignInToManage({ onSignIn }: { onSignIn: () => void }) {
  return (
    <NoEntry
      title="Sign in to manage your show"
      action={
        <Button variant="primary" onClick={onSignIn}>
          Sign In
        </Button>
      }
    >
      Only its owner can change a show.
    </NoEntry>
  );
}
