import { EyeOff } from 'lucide-react';
import { brand } from '#shared/brand.ts';
import { Note } from '#web/ui/feedback/note.tsx';

/** Tells owners and admins, who still see it, that an admin hid this. */
export function HiddenNote() {
  return (
    <Note kind="warn" icon={EyeOff}>
      <b>Hidden by the {brand.name} team.</b> Only who made it and the team can see it.
    </Note>
  );
}
