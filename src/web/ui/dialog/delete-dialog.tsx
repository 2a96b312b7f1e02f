import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../actions/button.tsx';
import { Dialog } from './dialog.tsx';

type Props = {
  title: string;
  onClose: () => void;
  /** Deletes, shows its own message and resolves to whether it worked; the dialog closes either way. */
  onDelete: () => Promise<boolean>;
  /** What is asked. */
  children: ReactNode;
};

/** Confirms a deletion that can't be undone. */
export function DeleteDialog({ title, onClose, onDelete, children }: Props) {
  const [deleting, setDeleting] = useState(false);
  const [gone, setGone] = useState(false);

  async function remove() {
    setDeleting(true);
    const isGone = await onDelete();
    // Set before the dialog closes, because closing moves the focus.
    flushSync(() => setGone(isGone));
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      width={480}
      locked={deleting}
      openerGoes={gone}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={deleting}>
            Cancel
          </Button>
          <Button variant="danger" className="sp" onClick={() => void remove()} busy={deleting && 'Deleting...'}>
            Delete
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
