import { CardPicture } from '../card-picture.tsx';
import './gel-wall.css';

/** Five seasons of one story: the same picture in five colours, each with the choice where it differs. */
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
