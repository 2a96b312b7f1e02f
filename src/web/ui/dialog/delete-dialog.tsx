import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../actions/button.tsx';
import { Dialog } from './dialog.tsx';

type Props = {
  title: string;
  onClose: () => void;
  /** Deletes, tells the person itself what came of it, and answers whether it is gone; the dialog closes either way. */
  onDelete: () => Promise<boolean>;
  /** What is asked. */
  children: ReactNode;
};

/** The last word before something goes for good. */
export function DeleteDialog({ title, onClose, onDelete, children }: Props) {
  const [deleting, setDeleting] = useState(false);
  const [gone, setGone] = useState(false);

  async function remove() {
    setDeleting(true);
    const isGone = await onDelete();
    // Known to the dialog before it closes, which is when the focus moves.
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
