import { LoaderCircle, Play, RefreshCw, Square } from 'lucide-react';
import type { Gender } from '#shared/story/characters.ts';
import { Button } from '#web/ui/actions/button.tsx';
import type { usePreview } from './use-preview.ts';
import './preview.css';

type Props = {
  /** Whose voice it is, for who hears the buttons read. */
  name: string;
  gender: Gender | null;
  voice: string;
  preview: ReturnType<typeof usePreview>;
  busy: boolean;
  /** Absent where there is no other. */
  onAnother?: (() => void) | undefined;
};

export const voiceUrl = (voice: string) => `/media/voices/${voice}.mp3`;

/** Says something in a voice, and asks for another one. */
export function HearVoice({ name, gender, voice, preview, busy, onAnother }: Props) {
  const url = voiceUrl(voice);
  const state = preview.preview?.url === url ? preview.preview.state : 'silent';
  const icon = state === 'silent' ? Play : state === 'loading' ? LoaderCircle : Square;
  const whom = gender === 'female' ? 'her' : gender === 'male' ? 'him' : 'them';
  return (
    <div className="hearv" role="group" aria-label={`Voice of ${name || 'this character'}`}>
      <Button size="sm" variant="quiet" icon={icon} className={`loopbtn--${state}`} onClick={() => preview.toggle(url)}>
        {state === 'silent' ? `Hear ${whom}` : 'Stop'}
      </Button>
      {onAnother && (
        <Button size="sm" variant="ghost" icon={RefreshCw} busy={busy && 'Another voice'} onClick={onAnother}>
          Another voice
        </Button>
      )}
    </div>
  );
}
