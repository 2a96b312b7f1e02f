import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../actions/icon-button.tsx';

type Props = { what: string; atStart: boolean; atEnd: boolean; onMove: (direction: 1 | -1) => void };

/** Previous and next for a row that scrolls; out of sight where everything fits, and on phones. */
export function CarouselArrows({ what, atStart, atEnd, onMove }: Props) {
  if (atStart && atEnd) return null;
  return (
    <span className="arrows">
      <IconButton
        outlined
        icon={ChevronLeft}
        label={`Previous in ${what}`}
        disabled={atStart}
        onClick={() => onMove(-1)}
      />
      <IconButton outlined icon={ChevronRight} label={`Next in ${what}`} disabled={atEnd} onClick={() => onMove(1)} />
    </span>
  );
}
