import { Link } from 'react-router';
import { CardPicture } from '../card-picture.tsx';
import './genre-cards.css';

const scenes = [
  { art: 'forest-l', genre: 'Fantasy' },
  { art: 'radio-l', genre: 'Mystery' },
  { art: 'orbit-l', genre: 'Space' },
  { art: 'cloud-l', genre: 'Adventure' },
  { art: 'dragon-l', genre: 'Comedy' },
  { art: 'tide-l', genre: 'Educational' },
] as const;
export type Genre = (typeof scenes)[number]['genre'];

/** Genre cards, each a link to the shows of the genre. */
export function GenreCards({ only }: { only?: readonly Genre[] }) {
  const shown = only ? scenes.filter(({ genre }) => only.includes(genre)) : scenes;
  return (
    <ul className="geng">
      {shown.map(({ art, genre }) => (
        <li key={genre}>
          <Link className="genc" to={`/browse?filter=${genre}`}>
            <CardPicture name={art} width={560} height={315} />
            <b className="d">{genre}</b>
          </Link>
        </li>
      ))}
    </ul>
  );
}
