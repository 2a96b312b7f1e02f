import { CardPicture } from '../card-picture.tsx';
import './gel-wall.css';

/** One story, many seasons: the same stage under different gels, each with the turn at which it left the others. */
export function GelWall({ items }: { items: readonly { title: string; turn: string }[] }) {
  return (
    <ul className="gels">
      {items.map(({ title, turn }, at) => (
        <li key={title}>
          <span className="gels__s">
            <CardPicture name="lantern-p" width={480} height={720} />
            <CardPicture name={`gel-${(at % 5) + 1}`} width={400} height={263} />
            <b className="d">{title}</b>
          </span>
          <p>{turn}</p>
        </li>
      ))}
    </ul>
  );
}
