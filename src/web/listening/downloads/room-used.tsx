import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isHeard } from '#shared/places/places.ts';
import type { Download } from '#web/player/downloads/offline-db.ts';
import { keepsNext, setKeepsNext } from '#web/player/downloads/keep-next.ts';
import { useListeningLog } from '#web/player/place/log-store.ts';
import { Switch } from '#web/player/tools/switch.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import { megabytes } from './megabytes.ts';

type Props = { downloads: readonly Download[]; onRemove: (downloads: readonly Download[]) => void };

/** How much room downloads take, what can go, and whether the next episode comes by itself. */
export function RoomUsed({ downloads, onRemove }: Props) {
  const [freeBytes, setFree] = useState<number | null>(null);
  const [next, setNext] = useState(false);
  const [isNewReady, setNewReady] = useState(false);
  const heard = useHeard(downloads);
  const sum = (of: readonly Download[]) => of.reduce((bytes, download) => bytes + download.bytes, 0);
  useEffect(() => {
    setNext(keepsNext());
    void navigator.serviceWorker?.getRegistration().then((known) => setNewReady(Boolean(known?.waiting)));
  }, []);
  useEffect(() => {
    void navigator.storage?.estimate?.().then(({ quota, usage }) => setFree(quota ? quota - (usage ?? 0) : null));
  }, [downloads]);
  return (
    <section aria-labelledby="room">
      <h2 id="room">Room</h2>
      {downloads.length > 0 ? (
        <p>
          Episodes take <b className="num">{megabytes(sum(downloads))}</b>
          {freeBytes !== null && (
            <span className="dim">
              , and there is room for <span className="num">{megabytes(freeBytes)}</span> more
            </span>
          )}
          .
        </p>
      ) : (
        freeBytes !== null && (
          <p>
            There is room for <b className="num">{megabytes(freeBytes)}</b>.
          </p>
        )
      )}
      {heard.length > 0 && (
        <Button icon={Trash2} onClick={() => onRemove(heard)}>
          Delete what is heard, {megabytes(sum(heard))}
        </Button>
      )}
      <Switch
        label="Keep what is next"
        on={next}
        onChange={(on) => {
          setNext(on);
          setKeepsNext(on);
        }}
      />
      {isNewReady && <Note>A new Canto is ready. It starts next time.</Note>}
    </section>
  );
}

function useHeard(downloads: readonly Download[]): readonly Download[] {
  const { events } = useListeningLog();
  const byEpisode = Map.groupBy(events, ({ episode_id: id }) => id);
  return downloads.filter(({ id, season }) => {
    const episode = season.episodes.find((each) => each.id === id);
    return isHeard(byEpisode.get(id) ?? [], episode?.duration_ms ?? null);
  });
}
