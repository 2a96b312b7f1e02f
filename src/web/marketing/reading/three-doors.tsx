import { Door } from '#web/ui/icons/door.tsx';
import '#web/ui/objects/choice-path.css';
import './three-doors.css';

/** A picture of the three choices at the end of an episode; not interactive. */
export function ThreeDoors({ after, paths }: { after: string; paths: readonly [string, string, string] }) {
  return (
    <div className="tdo">
      <p className="tdo__q">{after}</p>
      <ul className="paths__g tdo__g">
        {paths.map((text) => (
          <li key={text} className="path">
            <span className="path__v">
              <Door />
            </span>
            <span className="path__t">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
