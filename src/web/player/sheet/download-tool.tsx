import { Check, Download } from 'lucide-react';
import { Link } from 'react-router';
import { toast } from '#web/ui/feedback/toast.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { useDownloads } from '../downloads/downloads-store.ts';
import { learnSeasons } from '../place/keep-listening.ts';
import { logStore } from '../place/log-store.ts';

type Props = { episodeId: string; seasonId: string };

/** Takes the episode along: a ring while it comes, and a check that leads to what is downloaded once it is here. */
export function DownloadTool({ episodeId, seasonId }: Props) {
  const { downloads, underWay } = useDownloads();
  const share = underWay.get(episodeId);
  if (downloads.some(({ id }) => id === episodeId))
    return (
      <Link className="tools__b tools__one" to="/downloads" aria-label="Downloaded, to Downloads">
        <Icon of={Check} />
        <span className="tools__w">Downloaded</span>
      </Link>
    );
  return (
    <button
      type="button"
      className="tools__b tools__one"
      aria-label={share === undefined ? 'Download' : `Downloading, ${Math.round(share * 100)}%`}
      aria-busy={share !== undefined}
      onClick={() => void (share === undefined && download(episodeId, seasonId))}
    >
      {share === undefined ? <Icon of={Download} /> : <i className="psheet__ring" style={{ '--p': share }} />}
      <span className="tools__w">{share === undefined ? 'Download' : `${Math.round(share * 100)}%`}</span>
    </button>
  );
}

async function download(episodeId: string, seasonId: string): Promise<void> {
  const [{ downloadEpisodes }] = await Promise.all([import('../downloads/download.ts'), learnSeasons([seasonId])]);
  const season = logStore.get().seasons.get(seasonId);
  const episode = season?.episodes.find(({ id }) => id === episodeId);
  if (!season || !episode)
    return void toast.bad('The download could not begin', 'Please check your connection and try again.');
  if (episode.voice_audio_url === null)
    return void toast({ title: 'Not finished yet', text: 'An episode can be downloaded once all of it is voiced.' });
  await downloadEpisodes(season, [episode]);
}
