import { useState } from 'react';
import { api } from '#web/api.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { sentenceOf } from '#web/problem.ts';

type Props = { showId: string; isPublic: boolean; onChanged: () => Promise<void> };

/** Whether others find the show. It moves at once, and back should the server refuse. */
export function VisibilitySwitch({ showId, isPublic, onChanged }: Props) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const on = wanted ?? isPublic;

  async function change() {
    if (wanted !== null) return;
    setWanted(!isPublic);
    try {
      await api.catalog.updateShow({ id: showId, is_public: !isPublic });
      await onChanged();
      if (isPublic) toast.ok('Show is private', 'Only you can see it now.');
      else toast.ok('Show is public', 'Everybody can find it and make seasons of it.');
    } catch (error) {
      toast.bad('Error', sentenceOf(error));
    }
    setWanted(null);
  }

  return (
    <button
      type="button"
      className="vswitch"
      role="switch"
      aria-checked={on}
      aria-busy={wanted !== null || undefined}
      onClick={() => void change()}
    >
      <i aria-hidden="true" />
      Public
    </button>
  );
}
