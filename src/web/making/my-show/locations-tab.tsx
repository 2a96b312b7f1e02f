import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Location } from '#shared/shows.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { AddLocationDialog } from './add-location-dialog.tsx';
import type { ShowLoop } from './choose-music.tsx';
import { PreviewButton } from '#web/player/preview/preview-button.tsx';
import { TabHead } from './tab-head.tsx';
import { usePreview } from '#web/player/preview/use-preview.ts';

type Props = {
  showId: string;
  locations: readonly Location[];
  music: readonly ShowLoop[];
  onChanged: () => Promise<void>;
};

export function LocationsTab({ showId, locations, music, onChanged }: Props) {
  const [adding, setAdding] = useState(false);
  const loops = usePreview();
  const titleOf = (id: string | null) => music.find((loop) => loop.id === id)?.title ?? 'Background music';
  return (
    <>
      <TabHead title="Locations" count={locations.length}>
        <Button
          size="sm"
          icon={Plus}
          onClick={() => {
            loops.stop();
            setAdding(true);
          }}
        >
          Add Location
        </Button>
      </TabHead>
      {locations.length === 0 ? (
        <EmptyState title="No Locations Yet" headingLevel={3}>
          A season happens somewhere. Add its first place.
        </EmptyState>
      ) : (
        <ul className="mylocs" aria-label="Locations">
          {locations.map((location) => (
            <li key={location.id}>
              <LocationCard location={location} musicTitle={titleOf(location.background_music_id)} loops={loops} />
            </li>
          ))}
        </ul>
      )}
      {adding && (
        <AddLocationDialog showId={showId} music={music} onClose={() => setAdding(false)} onAdded={onChanged} />
      )}
    </>
  );
}

type CardProps = { location: Location; musicTitle: string; loops: ReturnType<typeof usePreview> };

function LocationCard({ location, musicTitle, loops }: CardProps) {
  return (
    <>
      <Picture
        src={location.image_url}
        alt=""
        width={640}
        height={400}
        widest={960}
        sizes="(min-width:1024px) 420px, (min-width:640px) 46vw, 92vw"
      />
      <div className="mylocs__t">
        <h3>{location.name}</h3>
        {location.description && <p>{location.description}</p>}
        <div className="mylocs__a">
          {location.music_url && (
            <>
              <PreviewButton title={`${musicTitle} of ${location.name}`} url={location.music_url} loops={loops} />
              <span>{musicTitle}</span>
            </>
          )}
          <IconButton icon={Pencil} label={`Edit ${location.name}`} className="sp" disabled />
          <IconButton icon={Trash2} label={`Delete ${location.name}`} disabled />
        </div>
      </div>
    </>
  );
}
