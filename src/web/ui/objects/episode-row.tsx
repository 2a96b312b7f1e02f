import { Check, DoorOpen, ListPlus, Pause, Play } from 'lucide-react';
import { excerpt } from '#shared/seasons.ts';
import { formatTime } from '#shared/listening.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { Equaliser } from '../icons/equaliser.tsx';
import { Icon } from '../icons/icon.tsx';
import { Badge } from '../words/badge.tsx';
import './episode-row.css';

/** done and current are lit; no-audio has a dashed node, no play mark, and still answers a press (with a message). */
export type EpisodeState = 'idle' | 'done' | 'current' | 'no-audio';

type Props = {
  number: number;
  title: string;
  /** Its whole text; the row shows the first 150 characters, 80 on phones, cut at a word. */
  text: string;
  state: EpisodeState;
  playing: boolean;
  durationMs: number | null;
  /** Heard to its end: a check stands for the number, a word for the length. */
  heard?: boolean;
  /** What is left of one that was begun: "1:31 left". */
  left?: string | null;
  /** The words of the door that led here; null for a first episode. */
  door?: string | null;
  /** What share of listeners opened that door, in percent. */
  share?: number | undefined;
  onPress: () => void;
  /** Puts it into the queue; left out where it would come after itself. */
  onQueue?: (() => void) | null;
};

export const excerptLength = { desktop: 150, mobile: 80 } as const;
const stateClass = { idle: '', done: 'ep--done', current: 'ep--now', 'no-audio': 'ep--mute' };

/** A row of the rail in an `<ol className="eps">`. The whole row is the button. */
export function EpisodeRow({
  number,
  title,
  text,
  state,
  playing,
  durationMs,
  heard = false,
  left = null,
  door,
  share,
  onPress,
  onQueue,
}: Props) {
  const current = state === 'current';
  const sounding = current && playing;
  const length = durationMs ? formatTime(durationMs / 1000) : '';
  const told = left ?? (heard ? 'Heard' : length);
  return (
    <li className={`ep ${stateClass[state]}`.trim()} aria-current={current ? 'true' : undefined}>
      <span className="ep__n">{sounding ? <Equaliser /> : heard && !current ? <Icon of={Check} /> : number}</span>
      <div className="ep__words">
        <div className="ep__t">
          <button
            type="button"
            className="ep__b"
            aria-label={`${sounding ? 'Pause' : 'Play'} episode ${number}, ${title}`}
            onClick={onPress}
          >
            <b>{title}</b>
          </button>
          {sounding && <Badge kind="now">Currently Playing</Badge>}
          {onQueue && (
            <IconButton className="ep__q" icon={ListPlus} label={`Play ${title} after this`} onClick={onQueue} />
          )}
        </div>
        {door && (
          <p className="ep__door">
            <Icon of={DoorOpen} />
            <span className="vh">The door that was taken: </span>
            {door}
            {share !== undefined && <small>{share}% opened it</small>}
          </p>
        )}
        <p className="ep__x">
          <span className="xd">{excerpt(text, excerptLength.desktop)}</span>
          <span className="xm">{excerpt(text, excerptLength.mobile)}</span>
        </p>
      </div>
      <span className={told === length ? 'ep__d num' : 'ep__d ep__d--told num'}>{told}</span>
      {state !== 'no-audio' && (
        <span className="ep__p" aria-hidden="true">
          <Icon of={sounding ? Pause : Play} />
        </span>
      )}
    </li>
  );
}
