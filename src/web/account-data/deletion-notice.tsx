import { Note } from '#web/ui/feedback/note.tsx';
import { deletionDay } from './change-deletion.ts';
import { KeepAccountButton } from './keep-account-button.tsx';
import './account.css';

/** Shown on every page while the account is scheduled for deletion, with a button to keep it. */
export function DeletionNotice({ due }: { due: string }) {
  return (
    <div className="wrap leaving">
      <Note kind="warn">
        Your account will be deleted on <time dateTime={due}>{deletionDay(due)}</time>.
      </Note>
      <KeepAccountButton size="sm" />
    </div>
  );
}
