import { LinesSkeleton } from '../feedback/skeleton.tsx';
import { Equaliser } from '../icons/equaliser.tsx';
import { Badge } from '../words/badge.tsx';
import './episode-row.css';

type Props = { title: string; label: string; onPress: () => void };

/**
 * An episode that is being made: its place on the rail, what is happening ("Generating..."), and lines to come. It answers
 * a press with a message.
 */
export function GeneratingRow({ title, label, onPress }: Props) {
  return (
    <li className="ep ep--gen">
      <span className="ep__n">
        <Equaliser still />
      </span>
      <div className="ep__words">
        <span className="ep__t">
          <button type="button" className="ep__b" onClick={onPress}>
            <b>{title}</b>
          </button>
          <Badge>{label}</Badge>
        </span>
        <LinesSkeleton widths={[92, 64]} />
      </div>
    </li>
  );
}
