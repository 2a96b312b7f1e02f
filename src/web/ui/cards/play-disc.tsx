import { Pause, Play } from 'lucide-react';
import { Icon } from '../icons/icon.tsx';
import './play-disc.css';

type Props = { playing: boolean; label: string; onPress: () => void };

/** The round play mark over a card's picture; the card itself leads elsewhere. */
export function PlayDisc({ playing, label, onPress }: Props) {
  return (
    <button type="button" className="play-disc" aria-label={label} onClick={onPress}>
      <Icon of={playing ? Pause : Play} />
    </button>
  );
}
