import { Eye } from 'lucide-react';
import type { Season } from '#shared/seasons.ts';
import { HiddenNote } from '#web/reporting/hidden-note.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import { ReportButton } from '#web/reporting/report-button.tsx';
import { deferred } from '#web/delivery/deferred.ts';

const PublishSwitch = deferred(async () => (await import('./publish-switch.tsx')).PublishSwitch);

/** For the creator the publish switch, for others the report button. */
export function SeasonStanding({ season }: { season: Season }) {
  return season.is_creator ? (
    <PublishSwitch season={season} />
  ) : (
    <ReportButton subject={{ kind: 'season', id: season.id, name: season.title }} />
  );
}

/** Why others don't find it. */
export function SeasonNotes({ season }: { season: Season }) {
  return (
    <>
      {season.is_hidden && <HiddenNote />}
      {season.in_review && <Note icon={Eye}>Only you find this season until one of us has looked at it.</Note>}
    </>
  );
}
