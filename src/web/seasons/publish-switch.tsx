import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Season } from '#shared/seasons.ts';
import { api } from '#web/api/api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { problemOf } from '#web/api/problem.ts';

/** For the creator: publishes the season or makes it private. */
export function PublishSwitch({ season }: { season: Season }) {
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const published = season.is_published;

  async function change() {
    setBusy(true);
    try {
      await api.seasons.setPublished({ id: season.id, is_published: !published });
      await revalidate();
      if (published) toast.ok('Season unpublished', 'Only you can see it now.');
      else toast.ok('Season published', 'Everybody can listen, continue and remix it.');
    } catch (error) {
      toast.bad('Error', problemOf(error).message);
    }
    setBusy(false);
  }

  return (
    <Button variant="ghost" icon={published ? EyeOff : Eye} busy={busy && 'Saving...'} onClick={change}>
      {published ? 'Unpublish' : 'Publish'}
    </Button>
  );
}
