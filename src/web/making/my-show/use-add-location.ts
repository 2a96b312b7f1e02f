import { useState } from 'react';
import { api } from '#web/api.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { sentenceOf } from '#web/problem.ts';

type NewPlace = { name: string; description: string; musicId: string | null };

/** Adds a place to a show. A refusal is kept to be read beside what was typed. */
export function useAddLocation(showId: string, onAdded: () => Promise<void>, onClose: () => void) {
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
