import type { Season } from '#shared/seasons.ts';
import { HiddenNote } from '../reporting/hidden-note.tsx';
import { ReportButton } from '../reporting/report-button.tsx';
import { later } from '../later.ts';

const PublishSwitch = later(async () => (await import('./publish-switch.tsx')).PublishSwitch);

/** Whether a season may stay in public: its creator decides about that, others say when it should not. */
export function SeasonStanding({ season }: { season: Season }) {
  return (
    <>
      {season.is_creator ? (
        <PublishSwitch season={season} />
      ) : (
        <ReportButton className="sact__x" subject={{ kind: 'season', id: season.id, name: season.title }} />
      )}
      {season.is_hidden && <HiddenNote />}
    </>
  );
}
