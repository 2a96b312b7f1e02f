import { Check } from 'lucide-react';
import { useId } from 'react';
import type { Location } from '#shared/shows.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';

type Props = { locations: readonly Location[]; picked: string | null; onPick: (id: string) => void };

/** One of the show's places. The browser's own radio buttons: Tab reaches the group, arrows choose. */
export function PickLocation({ locations, picked, onPick }: Props) {
  const id = useId();
  return (
    <>
      <div className="wz__h">
        <h3 id={id}>Choose a location</h3>
      </div>
      {locations.length === 0 && <p className="muted">This show has no locations yet.</p>}
      <div className="locg" role="radiogroup" aria-labelledby={id}>
        {locations.map((location) => (
          <label key={location.id} className="loc">
            <input
              type="radio"
              name={id}
              value={location.id}
              checked={location.id === picked}
              onChange={() => onPick(location.id)}
            />
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
          </label>
        ))}
      </div>
    </>
  );
}
