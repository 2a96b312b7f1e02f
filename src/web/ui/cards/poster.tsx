import { ratingLabel, type ShowCard } from '#shared/shows.ts';
import { Picture } from '../pictures/picture.tsx';
import { BillTitle } from '../words/bill-title.tsx';
import './poster.css';

/** Room a poster takes in a carousel, for the browser to choose a width. */
export const posterSizes = '(min-width:1280px) 248px, (min-width:1024px) 24vw, (min-width:768px) 31vw, 46vw';
/** The ink under a title where a show has none of its own. */
export const defaultInk = '#0c1519';

/** A generated option has no rating yet. */
export type PosterShow = Pick<ShowCard, 'name' | 'image_url' | 'ink' | 'genre'> &
  Partial<Pick<ShowCard, 'audience_rating'>>;
type Props = { show: PosterShow; sizes?: string; priority?: boolean };

/** A show's poster: its picture fades into the show's colour behind the title. Not a link by itself. */
export function Poster({ show, sizes = posterSizes, priority }: Props) {
  return (
    <span className="poster__sheet" style={{ '--pk': show.ink ?? defaultInk }}>
      <Picture src={show.image_url} alt="" sizes={sizes} width={480} height={720} widest={960} priority={priority} />
      <span className="poster__foot">
        <span className="poster__t">
          <BillTitle>{show.name}</BillTitle>
        </span>
        <span className="vh">, </span>
        <span className="poster__b">
          {[show.genre, show.audience_rating && ratingLabel(show.audience_rating)].filter(Boolean).join(' · ')}
        </span>
      </span>
    </span>
  );
}
