import type { RefObject } from 'react';
import { PosterSkeleton } from '#web/ui/feedback/skeleton.tsx';

/** While the two shows are being imagined: where their posters will be. */
export function GeneratingOptions({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  return (
    <div className="qwait" role="status">
      <h3 className="d q__t" ref={heading} tabIndex={-1}>
        Two shows are growing out of your answers...
      </h3>
      <div className="qwait__p">
        <PosterSkeleton />
        <PosterSkeleton />
      </div>
    </div>
  );
}
