import { Check } from 'lucide-react';
import { Fragment, type CSSProperties } from 'react';
import { formatTime } from '#shared/listening.ts';
import { Icon } from '../icons/icon.tsx';
import { countOf } from '../words/counts.ts';
import './small-thread.css';

type Props = {
  /** Whether each episode was heard, in their order. */
  heard: readonly boolean[];
  /** Index of the one in which the listener is; null when all were heard. */
  here: number | null;
  placeMs: number;
  durationMs: number | null;
  /** Whether a choice waits at the end. */
  door: boolean;
};

const mostMarks = 8;
/** Of more than `mostMarks` episodes so many are shown on either side of the one in which the listener is. */
const aside = 3;

/** A season's episodes as marks on a line, lit up to the listener's place. */
export function SmallThread({ heard, here, placeMs, durationMs, door }: Props) {
  const middle = here ?? heard.length - 1;
  const isCut = heard.length > mostMarks;
  const from = isCut ? Math.max(0, middle - aside) : 0;
  const until = isCut ? Math.min(heard.length, middle + aside + 1) : heard.length;
  const share = durationMs ? Math.min(1, placeMs / durationMs) : 0;
  const litAfter = (at: number) => (here === null || at < here ? 1 : at === here ? share : 0);
  return (
    <span className="thr" role="img" aria-label={describe({ heard, here, placeMs })}>
      {from > 0 && <small className="thr__cut">+{from}</small>}
      {heard.slice(from, until).map((isHeard, offset) => {
        const at = from + offset;
        const hasLine = at < heard.length - 1 || door;
        return (
          <Fragment key={at}>
            {at === here ? (
              <i className="thr__m thr__m--here" />
            ) : isHeard ? (
              <i className="thr__m thr__m--heard">
                <Icon of={Check} />
              </i>
            ) : (
              <i className="thr__m" />
            )}
            {hasLine && <i className="thr__l" style={{ '--lit': litAfter(at) } as CSSProperties} />}
          </Fragment>
        );
      })}
      {until < heard.length ? (
        <small className="thr__cut">+{heard.length - until}</small>
      ) : (
        door && <i className="thr__door" />
      )}
    </span>
  );
}

/** "Episode 3 of 6, at 1:12. 2 heard" */
function describe({ heard, here, placeMs }: Pick<Props, 'heard' | 'here' | 'placeMs'>): string {
  const count = heard.filter(Boolean).length;
  if (here === null) return `All of ${countOf(heard.length, 'episode')} heard`;
  return `Episode ${here + 1} of ${heard.length}, at ${formatTime(placeMs / 1000)}. ${count === 0 ? 'None' : count} heard`;
}
