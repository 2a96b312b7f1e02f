import { useEffect, useState } from 'react';
import { api } from '#web/api/api.ts';
import { HearVoice, voiceUrl } from '#web/player/preview/hear-voice.tsx';
import { usePreview } from '#web/player/preview/use-preview.ts';
import type { DraftCharacter } from './draft-character.ts';

type Props = {
  showId: string;
  draft: DraftCharacter;
  voice: string | null;
  locked: boolean;
  onChoose: (voice: string | null) => void;
};

/** The voice somebody will have, before they are made. Where none can be offered, one is found when they are. */
export function WizardVoice({ showId, draft, voice, locked, onChoose }: Props) {
  const preview = usePreview({ what: 'The voice', loops: false });
  const [voices, setVoices] = useState<string[]>([]);
  const { gender, age, name, personality } = draft;
  useEffect(() => {
    if (!gender) return;
    let isCurrent = true;
    const who = { name: name.trim(), gender, age: Number(age), ...(personality ? { personality } : {}) };
    api.catalog.listVoices({ id: showId, ...who }).then(
      (answer) => {
        if (!isCurrent) return;
        setVoices(answer.voices);
        onChoose(answer.voices[0] ?? null);
      },
      (error: unknown) => console.error('No voices could be offered:', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [showId, gender, age, name, personality, onChoose]);

  if (!voice || voices.length === 0) return null;
  const next = voices[(voices.indexOf(voice) + 1) % voices.length];
  const hasAnother = next !== undefined && next !== voice && !locked;
  return (
    <HearVoice
      name={name.trim()}
      gender={gender}
      voice={voice}
      preview={preview}
      busy={false}
      onAnother={
        hasAnother
          ? () => {
              onChoose(next);
              preview.toggle(voiceUrl(next));
            }
          : undefined
      }
    />
  );
}
