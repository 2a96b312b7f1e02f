import { Check } from 'lucide-react';
import { useId, useRef, type KeyboardEvent } from 'react';
import type { Location } from '#shared/shows.ts';
import { nextInRow } from '../ui/actions/roving.ts';
import { Icon } from '../ui/icons/icon.tsx';
import { Picture } from '../ui/pictures/picture.tsx';

type Props = { locations: readonly Location[]; picked: string | null; onPick: (id: string) => void };

export function PickLocation({ locations, picked, onPick }: Props) {
  const heading = useId();
  const group = useRef<HTMLDivElement>(null);
  const at = locations.findIndex(({ id }) => id === picked);

  function move(event: KeyboardEvent) {
    const next = nextInRow(event.key, at, locations.length);
    const location = next === null ? undefined : locations[next];
    if (!location) return;
    event.preventDefault();
    onPick(location.id);
    group.current?.querySelectorAll('button')[next!]?.focus();
  }

  return (
    <>
      <div className="wz__h">
        <h3 id={heading}>Choose a location</h3>
      </div>
      {locations.length === 0 && <p className="muted">This show has no locations yet.</p>}
      <div className="locg" role="radiogroup" aria-labelledby={heading} ref={group} onKeyDown={move}>
        {locations.map((location, index) => (
          <button
            key={location.id}
            type="button"
            className="loc"
            role="radio"
            aria-checked={location.id === picked}
            tabIndex={index === Math.max(at, 0) ? 0 : -1}
            onClick={() => onPick(location.id)}
          >
            <Picture
              src={location.image_url}
              alt=""
              width={640}
              height={480}
              widest={960}
              sizes="(min-width:640px) 260px, 46vw"
            />
            <span>
              <b>{location.name}</b>
              {location.description && <small>{location.description}</small>}
            </span>
            {location.id === picked && (
              <i className="cast__k">
                <Icon of={Check} />
              </i>
            )}
          </button>
        ))}
      </div>
    </>
  );
}
