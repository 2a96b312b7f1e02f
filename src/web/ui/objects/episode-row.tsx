import { Pause, Play } from 'lucide-react';
import { excerpt } from '#shared/seasons.ts';
import { formatTime } from '#shared/listening.ts';
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
  onPress: () => void;
};

export const excerptLength = { desktop: 150, mobile: 80 } as const;
const stateClass = { idle: '', done: 'ep--done', current: 'ep--now', 'no-audio': 'ep--mute' };

/** A row of the rail in an `<ol className="eps">`. The whole row is the button. */
export function EpisodeRow({ number, title, text, state, playing, durationMs, onPress }: Props) {
  const current = state === 'current';
  const sounding = current && playing;
  return (
    <li className={`ep ${stateClass[state]}`.trim()} aria-current={current ? 'true' : undefined}>
      <span className="ep__n">{sounding ? <Equaliser /> : number}</span>
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
          {current && <Badge kind="now">Currently Playing</Badge>}
        </div>
        <p className="ep__x">
          <span className="xd">{excerpt(text, excerptLength.desktop)}</span>
          <span className="xm">{excerpt(text, excerptLength.mobile)}</span>
        </p>
      </div>
      <span className="ep__d num">{durationMs ? formatTime(durationMs / 1000) : ''}</span>
      {state !== 'no-audio' && (
        <span className="ep__p" aria-hidden="true">
          <Icon of={sounding ? Pause : Play} />
        </span>
      )}
    </li>
  );
}
