import { useState, type ReactNode, type Ref, useRef, type TouchEvent } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../actions/icon-button.tsx';
import './carousel.css';
import './mobile-pager.css';

export type CarouselHandle = HTMLUListElement;

type Props = {
  /** Accessible name of the list. */
  label: string;
  items: readonly { key: string; card: ReactNode }[];
  ref?: Ref<CarouselHandle>;
};

export const pagerSize = 4;

/**
 * Cards in a row: 3 to 5 in view by the page's width (2 under 768 px, 1 in a place under 420 px), snapping as it scrolls. Under 640 px the
 * same list turns into pages of 2 × 2 with dots, arrows and swipes; which of the two shows is the stylesheet's business, so
 * the server sends both at once.
 */
export function Carousel({ label, items, ref }: Props) {
  const [wanted, setPage] = useState(0);
  const pages = Math.max(1, Math.ceil(items.length / pagerSize));
  const page = Math.min(wanted, pages - 1);
  const swipe = useSwipe((direction) => setPage(Math.min(Math.max(page + direction, 0), pages - 1)));
  return (
    <div className="car-box">
      <ul className="car" aria-label={label} ref={ref} {...swipe}>
        {items.map((item, at) => (
          <li key={item.key} data-off-page={Math.floor(at / pagerSize) === page ? undefined : ''}>
            {item.card}
          </li>
        ))}
      </ul>
      {pages > 1 && <MobilePager what={label} page={page} pages={pages} onPage={setPage} />}
    </div>
  );
}

/** How far a finger must travel sideways to turn a page. */
const swipeThresholdPx = 50;

type Swipe = { onTouchStart: (event: TouchEvent) => void; onTouchEnd: (event: TouchEvent) => void };

/** Calls back with 1 for a swipe to the next (leftwards) and -1 to the one before; mostly vertical moves are scrolling. */
function useSwipe(onSwipe: (direction: 1 | -1) => void): Swipe {
  const from = useRef<{ x: number; y: number }>(null);
  return {
    onTouchStart: (event) => {
      const touch = event.touches[0];
      from.current = touch && event.touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: (event) => {
      const touch = event.changedTouches[0];
      if (!touch || !from.current) return;
      const across = touch.clientX - from.current.x;
      const down = touch.clientY - from.current.y;
      from.current = null;
      if (Math.abs(across) >= swipeThresholdPx && Math.abs(across) > Math.abs(down)) onSwipe(across < 0 ? 1 : -1);
    },
  };
}

type MobilePagerProps = { what: string; page: number; pages: number; onPage: (page: number) => void };

/** Dots and arrows under a 2 × 2 page; shown under 640 px only. */
function MobilePager({ what, page, pages, onPage }: MobilePagerProps) {
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
