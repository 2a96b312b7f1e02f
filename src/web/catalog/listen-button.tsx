import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { usePlayer } from '#web/player/store/player-store.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { PlayDisc } from '#web/ui/cards/play-disc.tsx';

/** Plays or pauses; answers the season that is heard, null for none. */
export type Listen = (target: { seasonId: string } | { showId: string }) => Promise<string | null>;

type Props = {
  /** What is heard, by its title. */
  name: string;
  target: { seasonId: string } | { showId: string };
  onListen: Listen;
};

/** The round mark on a card. */
export function ListenDisc(props: Props) {
  const { playing, press } = useListen(props);
  return <PlayDisc playing={playing} label={`${playing ? 'Pause' : 'Listen to'} ${props.name}`} onPress={press} />;
}

/** 'Listen', in one press and without an account. */
export function ListenButton({
  className,
  isPrimary = false,
  ...props
}: Props & { className?: string; isPrimary?: boolean }) {
  const { playing, press } = useListen(props);
  return (
    <Button
      variant={isPrimary ? 'primary' : 'secondary'}
      size="lg"
      icon={playing ? Pause : Play}
      className={className}
      aria-label={`${playing ? 'Pause' : 'Listen to'} ${props.name}`}
      onClick={press}
    >
      {playing ? 'Pause' : 'Listen'}
    </Button>
  );
}

function useListen({ target, onListen }: Props) {
  const [found, setFound] = useState<string | null>(null);
  const season = 'seasonId' in target ? target.seasonId : found;
  const playing = usePlayer(
    ({ currentEpisode, isPlaying }) => isPlaying && season !== null && currentEpisode?.seasonId === season,
  );
  const press = () => void onListen(target).then((id) => id && setFound(id));
  return { playing, press };
}
