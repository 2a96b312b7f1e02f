import { Button } from '../actions/button.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { LinesSkeleton, PosterSkeleton, RowSkeleton, SleeveSkeleton } from '../feedback/skeleton.tsx';
import { Door } from '../icons/door.tsx';
import { Footlight } from '../icons/footlight.tsx';
import { Picture } from '../pictures/picture.tsx';
import type { GalleryPictures } from './samples.ts';

export function GalleryWaiting({ pictures }: { pictures: GalleryPictures }) {
  return (
    <section className="kit__3">
      <div>
        <h2 className="kit__t">Skeletons, lights, pictures</h2>
        <div className="kit__sk">
          <PosterSkeleton />
          <SleeveSkeleton />
          <RowSkeleton />
          <LinesSkeleton widths={[80, 60]} />
        </div>
        <div className="row kit__lights">
          <Footlight state="on" />
          <Footlight state="now" />
          <Footlight state="off" />
          {[1, 2, 3].map((gel) => (
            <span className={`kit__door gel-${gel}`} key={gel}>
              <Door />
            </span>
          ))}
          <span className="kit__pic">
            <Picture src={pictures.squares[0]} alt="A night train" sizes="120px" width={120} height={120} />
          </span>
          <span className="kit__pic">
            <Picture
              src="/media/pictures/there-is-none/480.webp"
              alt="Nothing"
              sizes="120px"
              width={120}
              height={120}
            />
          </span>
        </div>
      </div>
      <EmptyState title="No shows found" action={<Button size="sm">Clear all filters</Button>}>
        Try adjusting your search or filters to find what you're looking for.
      </EmptyState>
      <EmptyState
        title="Create Your First Character"
        action={
          <Button variant="primary" size="sm">
            Create Character
          </Button>
        }
      >
        Give a season somebody to follow.
      </EmptyState>
    </section>
  );
}
