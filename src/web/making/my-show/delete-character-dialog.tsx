import { useState } from 'react';
import type { Character } from '#shared/characters.ts';
import { api } from '#web/api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { toast } from '#web/ui/feedback/toast.ts';

type Props = { character: Pick<Character, 'id' | 'name'>; onClose: () => void; onDeleted: () => Promise<void> };

/** An owner's last word before a character leaves the show. */
export function DeleteCharacterDialog({ character, onClose, onDeleted }: Props) {
  const [deleting, setDeleting] = useState(false);

  async function remove() {
    setDeleting(true);
    try {
      await api.catalog.deleteCharacter({ id: character.id });
      toast.ok('Character deleted', 'The character has been removed from your show.');
      await onDeleted();
    } catch (error) {
      console.error('Could not delete the character:', error);
      toast.bad('Error', 'Failed to delete character. Please try again.');
    }
    onClose();
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
