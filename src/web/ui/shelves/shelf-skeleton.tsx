import { PosterSkeleton, SleeveSkeleton } from '../feedback/skeleton.tsx';
import { Carousel } from './carousel.tsx';
import { Section } from './section.tsx';

const skeletons = { poster: PosterSkeleton, sleeve: SleeveSkeleton };

/** A shelf before its cards are known: five on a desktop, two pages of four on a phone. */
export function ShelfSkeleton({ title, of, count = 8 }: { title: string; of: keyof typeof skeletons; count?: number }) {
  const Skeleton = skeletons[of];
  const items = Array.from({ length: count }, (_, at) => ({ key: String(at), card: <Skeleton /> }));
  return (
    <Section title={title} className="sec--waiting">
      <p className="vh" role="status">
        Loading {title}...
      </p>
      <Carousel label={title} items={items} />
    </Section>
  );
}
