import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../actions/icon-button.tsx';
import './mobile-pager.css';

type Props = { what: string; page: number; pages: number; onPage: (page: number) => void };

/** Dots and arrows under a 2 × 2 page; shown under 640 px only. */
export function MobilePager({ what, page, pages, onPage }: Props) {
  return (
    <div className="pager" role="group" aria-label={`Pages of ${what}`}>
      <IconButton
        outlined
        icon={ChevronLeft}
        label="Previous page"
        disabled={page === 0}
        onClick={() => onPage(page - 1)}
      />
      <div className="dots">
        {Array.from({ length: pages }, (_, at) => (
          <button
            key={at}
            type="button"
            aria-label={`Page ${at + 1}`}
            aria-current={at === page ? 'true' : undefined}
            onClick={() => onPage(at)}
          >
            <i />
          </button>
        ))}
      </div>
      <IconButton
        outlined
        icon={ChevronRight}
        label="Next page"
        disabled={page === pages - 1}
        onClick={() => onPage(page + 1)}
      />
    </div>
  );
}
