import { useRef, type ReactNode } from 'react';
import { Carousel, type CarouselHandle } from './carousel.tsx';
import { CarouselArrows } from './carousel-arrows.tsx';
import { useScrollEnds } from './use-scroll-ends.ts';
import { Section } from './section.tsx';

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
