import { Play } from 'lucide-react';
import type { RememberedFact } from '#shared/story/memory.ts';
import { usePlayer } from '#web/player/store/player-store.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Equaliser } from '#web/ui/icons/equaliser.tsx';

type Said = NonNullable<RememberedFact['said']>;
type Props = { said: Said; onPlay: (said: Said) => void };

/** A listener catches a line better from one second before. */
export const secondsBefore = 1;
/** About as long as a word takes. */
const secondsPerWord = 0.42;

/** The line that said it, which a press plays. */
export function SaidLine({ said, onPlay }: Props) {
  const from = (said.at_ms ?? 0) / 1000 - secondsBefore;
  const to = from + secondsBefore + 1 + said.text.split(' ').length * secondsPerWord;
  const sounds = usePlayer(
    (state) =>
      state.isPlaying && state.currentEpisode?.id === said.episode_id && state.position >= from && state.position < to,
  );
  return (
    <div className={sounds ? 'said is-sounding' : 'said'}>
      {sounds ? (
        <span className="said__e">
          <Equaliser />
        </span>
      ) : (
        said.voice_audio_url !== null &&
        said.at_ms !== null && (
          <IconButton
            icon={Play}
            className="said__p"
            label={`Hear ${said.speaker} say it`}
            onClick={() => onPlay(said)}
          />
        )
      )}
      <div>
        <q>{said.text}</q>
        <small>
          {said.speaker}, episode {said.episode_number}
          {said.at_ms !== null && `, ${clock(said.at_ms)}`}
        </small>
      </div>
    </div>
  );
}

const clock = (ms: number) => `${Math.floor(ms / 60_000)}:${String(Math.floor((ms / 1000) % 60)).padStart(2, '0')}`;
