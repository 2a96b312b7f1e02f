import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '#web/session.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { changeDeletion } from './change-deletion.ts';

export function KeepAccountButton({ size }: { size?: 'sm' }) {
  const { refresh } = useSession();
  const [busy, setBusy] = useState(false);
  const keep = async () => {
    setBusy(true);
    if (await changeDeletion(false)) await refresh();
    setBusy(false);
  };
  return (
    <Button variant="secondary" size={size} icon={Undo2} busy={busy && 'Saving...'} onClick={() => void keep()}>
      Keep my account
    </Button>
  );
}
