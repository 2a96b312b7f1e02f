import { Monitor, Pause, Play, Smartphone, Tablet, Trash2 } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { formatTime } from '#shared/listening.ts';
import { usePlayer } from '#web/player/store/player-store.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Equaliser } from '#web/ui/icons/equaliser.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { playEpisode } from '../play-episode.ts';
import { markHits, type HistoryEntry } from './group-history.ts';

const deviceIcons = { phone: Smartphone, tablet: Tablet, computer: Monitor };
const deviceWords = { phone: 'Phone', tablet: 'Tablet', computer: 'Other browser' };

type Props = {
  entry: HistoryEntry;
  words: string;
  /** The latest one of what is in the player. */
  isNow: boolean;
  isHere: boolean;
  isGoing: boolean;
  onRemove: () => void;
  onUndo: () => void;
};

export function HistoryRow({ entry, words, isNow, isHere, isGoing, onRemove, onUndo }: Props) {
  const { season, episode, fromMs, toMs, heard, beganMs } = entry;
  const isPlaying = usePlayer((state) => state.isPlaying && state.currentEpisode?.id === episode.id) && isNow;
  const time = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(beganMs);
  if (isGoing)
    return (
      <li className="hist hist--gone">
        <time dateTime={new Date(beganMs).toISOString()}>{time}</time>
        <span className="hist__told">{episode.title} is deleted.</span>
        <button type="button" className="btn btn--secondary" onClick={onUndo}>
          Undo
        </button>
      </li>
    );
  const durationMs = episode.duration_ms ?? toMs;
  const part: CSSProperties = { '--from': fromMs / durationMs, '--to': Math.min(1, toMs / durationMs) };
  const place = heard ? 0 : toMs / 1000;
  return (
    <li className={isPlaying ? 'hist hist--now' : 'hist'}>
      {isPlaying ? (
        <span className="hist__now">
          <Equaliser /> Now
        </span>
      ) : (
        <time dateTime={new Date(beganMs).toISOString()}>{time}</time>
      )}
      <span className="hist__pic">
        <Picture src={season.featured_image_url} alt="" width={56} height={56} sizes="56px" widest={320} />
      </span>
      <div className="hist__t">
        <Link to={`/seasons/${season.id}?e=${episode.number}`}>
          <Marked text={episode.title} words={words} />
        </Link>
        <span>
          <Marked text={`${season.title}, ${season.show_name}`} words={words} />
        </span>
      </div>
      <span className="hist__part">
        <i style={part} aria-hidden="true" />
        <span className="num">{heard ? 'Heard' : `${formatTime(fromMs / 1000)} to ${formatTime(toMs / 1000)}`}</span>
      </span>
      <span className="hist__dev">
        <Icon of={deviceIcons[entry.deviceKind]} />
        {isHere ? 'This browser' : deviceWords[entry.deviceKind]}
      </span>
      <IconButton
        icon={isPlaying ? Pause : Play}
        label={isPlaying ? `Pause ${episode.title}` : `Play ${episode.title} from ${formatTime(place)}`}
        onClick={() => playEpisode(season, episode, isNow ? undefined : place)}
      />
      <IconButton icon={Trash2} label={`Delete ${episode.title}, ${time}`} onClick={onRemove} />
    </li>
  );
}

function Marked({ text, words }: { text: string; words: string }) {
  return markHits(text, words).map((piece, at) => (piece.hit ? <mark key={at}>{piece.text}</mark> : piece.text));
}
