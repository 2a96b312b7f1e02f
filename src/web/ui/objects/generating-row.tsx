import { LinesSkeleton } from '../feedback/skeleton.tsx';
import { Equaliser } from '../icons/equaliser.tsx';
import { Badge } from '../words/badge.tsx';
import './episode-row.css';

/** An episode that is being made: its place on the rail, what is happening ("Generating..."), and lines to come. */
export function GeneratingRow({ title, label }: { title: string; label: string }) {
  return (
    <li className="ep ep--gen">
      <span className="ep__n">
        <Equaliser still />
      </span>
      <div className="ep__words">
        <span className="ep__t">
          <b>{title}</b>
          <Badge>{label}</Badge>
        </span>
        <LinesSkeleton widths={[92, 64]} />
      </div>
    </li>
  );
}
