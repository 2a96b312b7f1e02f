import { useRef, type ReactNode, useEffect, useState, type RefObject } from 'react';
import { Carousel, type CarouselHandle } from './carousel.tsx';
import { Section } from './section.tsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../actions/icon-button.tsx';

type Props = {
  title: string;
  seeAll?: string;
  actions?: ReactNode;
  /** Each card with a key of its own. */
  items: readonly { key: string; card: ReactNode }[];
};

/** A titled row of cards: a carousel with arrows beside the title, on phones a pager of 2 × 2. */
export function Shelf({ items, ...section }: Props) {
  const row = useRef<CarouselHandle>(null);
  const ends = useScrollEnds(row, items.length);
  const arrows = (
    <CarouselArrows
      what={section.title}
      atStart={ends.start}
      atEnd={ends.end}
      onMove={(direction) => row.current?.scrollBy({ left: direction * row.current.clientWidth })}
    />
  );
  return (
    <Section
      {...section}
      actions={
        <>
          {section.actions}
          {arrows}
        </>
      }
    >
      <Carousel ref={row} label={section.title} items={items} />
    </Section>
  );
}

type ArrowsProps = { what: string; atStart: boolean; atEnd: boolean; onMove: (direction: 1 | -1) => void };

/** Previous and next for a row that scrolls; out of sight where everything fits, and on phones. */
function CarouselArrows({ what, atStart, atEnd, onMove }: ArrowsProps) {
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

/** Whether a row that scrolls sideways stands at its start and at its end; asks again whenever `count` changes. */
function useScrollEnds(row: RefObject<HTMLElement | null>, count: number): { start: boolean; end: boolean } {
  const [ends, setEnds] = useState({ start: true, end: false });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      const start = element.scrollLeft < 4;
      const end = element.scrollLeft + element.clientWidth > element.scrollWidth - 4;
      setEnds((before) => (before.start === start && before.end === end ? before : { start, end }));
    };
    look();
    const sized = new ResizeObserver(look);
    sized.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sized.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [row, count]);
  return ends;
}
