import { Door } from '#web/ui/icons/door.tsx';
import '#web/ui/objects/choice-path.css';
import './three-doors.css';

/** An ending as listeners meet it: three doors. A picture of one; nothing here opens. */
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
