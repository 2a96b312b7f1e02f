import { Check, Download as DownloadIcon, Pause, Play, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { formatTime } from '#shared/listening.ts';
import type { Download } from '#web/player/downloads/offline-db.ts';
import { useDownloads } from '#web/player/downloads/downloads-store.ts';
import { usePlayer } from '#web/player/store/player-store.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { countOf } from '#web/ui/words/counts.ts';
import { playEpisode } from '../play-episode.ts';
import { megabytes } from './megabytes.ts';

type Props = {
  /** Of one season; at least one. */
  downloads: readonly Download[];
  isOnline: boolean;
  onRemove: (downloads: readonly Download[]) => void;
};

export function DownloadedSeason({ downloads, isOnline, onRemove }: Props) {
  const { underWay } = useDownloads();
  const { season } = downloads.at(-1)!;
  const byId = new Map(downloads.map((download) => [download.id, download]));
  const shown = season.episodes.filter(({ id }) => byId.has(id) || underWay.has(id));
  const missing = season.episodes.filter(({ id, voice_audio_url: url }) => url && !byId.has(id) && !underWay.has(id));
  const bytes = downloads.reduce((sum, download) => sum + download.bytes, 0);
  const downloadRest = async () => {
    const { downloadEpisodes } = await import('#web/player/downloads/download.ts');
    await downloadEpisodes(season, missing);
  };
  return (
    <section className="dls" aria-labelledby={`dl-${season.id}`}>
      <div className="dls__h">
        <span className="dls__pic">
          <Picture src={season.featured_image_url} alt="" width={125} height={125} sizes="125px" widest={320} />
        </span>
        <div>
          <h2 className="d" id={`dl-${season.id}`}>
            <Link to={`/seasons/${season.id}`}>{season.title}</Link>
          </h2>
          <p className="muted">
            {season.show_name}, {countOf(downloads.length, 'episode', 'episodes')}, {megabytes(bytes)}
          </p>
          <div className="dls__do">
            {missing.length > 0 && (
              <Button size="sm" icon={DownloadIcon} disabled={!isOnline} onClick={() => void downloadRest()}>
                Download {countOf(missing.length, 'more', 'more')}
              </Button>
            )}
            <Button variant="ghost" size="sm" icon={Trash2} onClick={() => onRemove(downloads)}>
              Delete season
            </Button>
          </div>
        </div>
      </div>
      <ul>
        {shown.map((episode) => {
          const download = byId.get(episode.id);
          return (
            <li key={episode.id} className="dlr">
              <PlayButton download={download} title={episode.title} id={episode.id} />
              <span className="dlr__t">
                <span className="num dim">{episode.number}</span> {episode.title}
              </span>
              <span className="num dim">{formatTime((episode.duration_ms ?? 0) / 1000)}</span>
              {download ? (
                <>
                  <span className="dlr__s">
                    <Icon of={Check} /> Downloaded <span className="num">{megabytes(download.bytes)}</span>
                  </span>
                  <IconButton icon={Trash2} label={`Delete ${episode.title}`} onClick={() => onRemove([download])} />
                </>
              ) : (
                <span className="dlr__s num">{Math.round((underWay.get(episode.id) ?? 0) * 100)}% of it is here</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function PlayButton({ download, id, title }: { download: Download | undefined; id: string; title: string }) {
  const isPlaying = usePlayer((state) => state.isPlaying && state.currentEpisode?.id === id);
  const episode = download?.season.episodes.find((each) => each.id === id);
  return (
    <IconButton
      icon={isPlaying ? Pause : Play}
      label={`${isPlaying ? 'Pause' : 'Play'} ${title}`}
      disabled={!download || !episode}
      onClick={() => download && episode && playEpisode(download.season, episode)}
    />
  );
}
