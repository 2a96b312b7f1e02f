import { useId, useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { ChooseMusic, type ShowLoop } from './choose-music.tsx';
import { usePreview } from '#web/player/preview/use-preview.ts';
import { api } from '#web/api/api.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { sentenceOf } from '#web/api/problem.ts';
import '../radio-tiles.css';

type Props = { showId: string; music: readonly ShowLoop[]; onClose: () => void; onAdded: () => Promise<void> };

/** A new place: its name and description, music chosen by ear; its picture is made of these. */
export function AddLocationDialog({ showId, music, onClose, onAdded }: Props) {
  const form = useId();
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [musicId, setMusicId] = useState(music[0]?.id ?? null);
  const { adding, failure, add } = useAddLocation(showId, onAdded, onClose);
  const loops = usePreview();
  const ready = name.trim() !== '';

  return (
    <Dialog
      open
      onClose={onClose}
      locked={adding}
      title="Add Location"
      subtitle="Its picture is made from what you write."
      width={640}
      footer={
        <>
          <Button variant="ghost" disabled={adding} onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            className="sp"
            type="submit"
            form={form}
            busy={adding && 'Adding...'}
            disabled={!ready}
          >
            Add Location
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="addloc"
        onSubmit={(event) => {
          event.preventDefault();
          void add({ name, description, musicId });
        }}
      >
        <TextInput
          label="Name"
          value={name}
          maxLength={80}
          required
          autoFocus
          autoComplete="off"
          readOnly={adding}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextArea
          label="Description"
          value={description}
          rows={3}
          maxLength={600}
          readOnly={adding}
          placeholder="What one sees and hears there."
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
        <ChooseMusic music={music} chosen={musicId} loops={loops} onChoose={setMusicId} />
        {failure && <Note kind="bad">{failure}</Note>}
      </form>
    </Dialog>
  );
}

type NewPlace = { name: string; description: string; musicId: string | null };

/** Adds a place to a show. A refusal is kept to be read beside what was typed. */
function useAddLocation(showId: string, onAdded: () => Promise<void>, onClose: () => void) {
  const [adding, setAdding] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function add({ name, description, musicId }: NewPlace) {
    if (!name.trim() || adding) return;
    setAdding(true);
    setFailure(null);
    try {
      await api.catalog.addLocation({ id: showId, name, description, ...(musicId ? { musicId } : {}) });
      await onAdded();
      toast.ok('Location added', name.trim());
      onClose();
    } catch (error) {
      setFailure(sentenceOf(error));
      setAdding(false);
    }
  }

  return { adding, failure, add };
}
