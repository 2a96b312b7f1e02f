import { useState, type ReactNode, type Ref } from 'react';
import { MobilePager } from './mobile-pager.tsx';
import { useSwipe } from './use-swipe.ts';
import './carousel.css';

export type CarouselHandle = HTMLUListElement;

type Props = {
  /** Accessible name of the list. */
  label: string;
  items: readonly { key: string; card: ReactNode }[];
  ref?: Ref<CarouselHandle>;
};

export const pagerSize = 4;

/**
 * Cards in a row: 3 to 5 in view by the page's width (2 under 768 px), snapping as it scrolls. Under 640 px the
 * same list turns into pages of 2 × 2 with dots, arrows and swipes; which of the two shows is the stylesheet's business, so
 * the server sends both at once.
 */
export function Carousel({ label, items, ref }: Props) {
  const [wanted, setPage] = useState(0);
  const pages = Math.max(1, Math.ceil(items.length / pagerSize));
  const page = Math.min(wanted, pages - 1);
  const swipe = useSwipe((direction) => setPage(Math.min(Math.max(page + direction, 0), pages - 1)));
  return (
    <div>
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
