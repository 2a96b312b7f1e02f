import { useEffect, useState } from 'react';
import type { Download } from '#web/player/downloads/offline-db.ts';
import { useDownloads } from '#web/player/downloads/downloads-store.ts';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { DeleteDialog } from '#web/ui/dialog/delete-dialog.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { RowSkeleton } from '#web/ui/feedback/skeleton.tsx';
import { countOf } from '#web/ui/words/counts.ts';
import { DownloadedSeason } from './downloaded-season.tsx';
import { RoomUsed } from './room-used.tsx';
import { WaitingList } from './waiting-list.tsx';
import './downloads.css';

const downloading = () => import('#web/player/downloads/download.ts');

/** What plays without a network, what waits for one, and how much room it takes. Of this browser alone, signed in or not. */
export function DownloadsPage() {
  const { ready, downloads, waiting } = useDownloads();
  const [asked, setAsked] = useState<readonly Download[] | null>(null);
  const isOnline = useIsOnline();
  useEffect(() => {
    void downloading();
    void import('#web/player/downloads/outbox.ts').then(({ sendWaiting, outboxReady }) =>
      navigator.onLine ? sendWaiting() : outboxReady,
    );
  }, []);
  const seasons = [...Map.groupBy(downloads, ({ season }) => season.id).values()];

  return (
    <div className="wrap dlp">
      <h1 className="d">Downloads</h1>
      <p className="muted" role="status">
        {isOnline
          ? 'What you take along plays without a network, in this browser.'
          : 'You are offline. What is downloaded plays. Doors wait until you are back.'}
      </p>
      <div className="dlp__g">
        <div>
          {!ready ? (
            <div aria-busy="true" aria-label="Loading downloads">
              <RowSkeleton />
              <RowSkeleton />
            </div>
          ) : seasons.length === 0 ? (
            <EmptyState title="Nothing downloaded" action={<LinkButton to="/browse">Browse Shows</LinkButton>}>
              Episodes you take along play without a network. Press Take away on a season's page.
            </EmptyState>
          ) : (
            seasons.map((of) => (
              <DownloadedSeason key={of[0]!.season.id} downloads={of} isOnline={isOnline} onRemove={setAsked} />
            ))
          )}
        </div>
        <div className="dlp__r">
          {waiting.length > 0 && <WaitingList waiting={waiting} />}
          <RoomUsed downloads={downloads} onRemove={setAsked} />
        </div>
      </div>
      {asked && (
        <DeleteDialog
          title={`Delete ${countOf(asked.length, 'download', 'downloads')}?`}
          onClose={() => setAsked(null)}
          onDelete={async () => {
            await (await downloading()).removeDownloads(asked.map(({ id }) => id));
            return true;
          }}
        >
          {asked.length === 1 ? 'It plays' : 'They play'} with a network as before, and can be downloaded again.
        </DeleteDialog>
      )}
    </div>
  );
}

function useIsOnline(): boolean {
  const [isOnline, setOnline] = useState(true);
  useEffect(() => {
    const look = () => setOnline(navigator.onLine);
    look();
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  return isOnline;
}
