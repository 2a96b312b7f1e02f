import type { ReactNode } from 'react';
import type { Show } from '#shared/shows.ts';
import { SmartLink } from '#web/ui/actions/smart-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { countOf } from '#web/ui/words/counts.ts';

type Props = { show: Pick<Show, 'id' | 'name' | 'fan_created_seasons'>; storeBadges: ReactNode };

export function FanSeasonsSoon({ show, storeBadges }: Props) {
  const made = show.fan_created_seasons;
  return (
    <EmptyState title="Community seasons are coming soon" action={storeBadges}>
      Soon the seasons that listeners make of {show.name} will play here. Make yours in the app, which is free to
      download.
      {made > 0 && (
        <>
          {' '}
          <SmartLink className="lk" to={`/interactive-shows/${show.id}`}>
            Hear {made === 1 ? 'the one' : `the ${countOf(made, 'season')}`} made so far
          </SmartLink>
          .
        </>
      )}
    </EmptyState>
  );
}
