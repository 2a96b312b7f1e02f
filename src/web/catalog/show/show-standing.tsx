import { Settings2 } from 'lucide-react';
import type { Show } from '#shared/shows.ts';
import { HiddenNote } from '#web/reporting/hidden-note.tsx';
import { ReportButton } from '#web/reporting/report-button.tsx';
import { LinkButton } from '#web/ui/actions/link-button.tsx';

/** For the owner a link to manage the show, for others the report button. */
export function ShowStanding({ show, owned }: { show: Show; owned: boolean }) {
  return (
    <>
      {owned ? (
        <LinkButton to={`/my-shows/${show.id}`} size="lg" icon={Settings2}>
          Manage Show
        </LinkButton>
      ) : (
        <ReportButton subject={{ kind: 'show', id: show.id, name: show.name }} />
      )}
      {show.is_hidden && <HiddenNote />}
    </>
  );
}
