import { useState } from 'react';
import type { Character } from '#shared/characters.ts';
import { api } from '#web/api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

type Props = { character: Character; onClose: () => void; onDeleted: () => void };

export function DeleteCharacterDialog({ character, onClose, onDeleted }: Props) {
  const [deleting, setDeleting] = useState(false);

  async function remove() {
    setDeleting(true);
    try {
      await api.catalog.deleteCharacter({ id: character.id });
    } catch (error) {
      console.error('Could not delete the character:', error);
      onClose();
      return;
    }
    onDeleted();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Delete Character"
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
      <p>Are you sure you want to delete "{character.name}"? This action cannot be undone.</p>
    </Dialog>
  );
}
