import { useState, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Dialog } from './dialog.tsx';

type Props = {
  title: string;
  onClose: () => void;
  /** Deletes, and tells the person itself what came of it; the dialog closes either way. */
  onDelete: () => Promise<void>;
  /** What is asked. */
  children: ReactNode;
};

/** The last word before something goes for good. */
export function DeleteDialog({ title, onClose, onDelete, children }: Props) {
  const [deleting, setDeleting] = useState(false);

  async function remove() {
    setDeleting(true);
    await onDelete();
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      width={480}
      locked={deleting}
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
