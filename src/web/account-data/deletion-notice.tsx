import { Note } from '#web/ui/feedback/note.tsx';
import { deletionDay } from './change-deletion.ts';
import { KeepAccountButton } from './keep-account-button.tsx';
import './account.css';

/** On every page while an account waits for its end, so that whoever signs in again meets the way back. */
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
