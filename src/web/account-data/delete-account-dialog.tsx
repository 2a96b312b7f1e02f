import { useState } from 'react';
import { deletionWaitDays } from '#shared/accounts.ts';
import { brand } from '#shared/brand.ts';
import { useSession } from '#web/session.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { changeDeletion } from './change-deletion.ts';

export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { refresh } = useSession();
  const [busy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    const changed = await changeDeletion(true);
    if (changed) await refresh();
    setBusy(false);
    if (changed) onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Delete my account"
      width={520}
      locked={busy}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button variant="danger" className="sp" onClick={() => void remove()} busy={busy && 'Saving...'}>
            Delete my account
          </Button>
        </>
      }
    >
      <div className="acc__facts">
        <p>
          For {deletionWaitDays} days everything stays as it is, and you can take it back whenever you are signed in.
          Then your account goes for good: your name and e-mail address, your sign-ins, your list, your {brand.credits},
          and what only you can see.
        </p>
        <p>
          Published shows and seasons stay for their listeners, without your name. Unpublish what should go with you.
        </p>
      </div>
    </Dialog>
  );
}
