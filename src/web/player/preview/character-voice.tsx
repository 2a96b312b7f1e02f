import { useState } from 'react';
import type { Character } from '#shared/story/characters.ts';
import { api } from '#web/api/api.ts';
import { sentenceOf } from '#web/api/problem.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { HearVoice, voiceUrl } from './hear-voice.tsx';
import { usePreview } from './use-preview.ts';

/** The voice of one's own character: to be heard, and to be changed for another that nobody in the show has. */
export function CharacterVoice({ character }: { character: Character & { voice: string } }) {
  const { id, show_id: showId, name } = character;
  const preview = usePreview({ what: 'The voice', loops: false });
  const [voice, setVoice] = useState(character.voice);
  const [offered, setOffered] = useState<string[] | null>(null);
  const [busy, setBusy] = useState(false);

  async function another() {
    if (busy) return;
    setBusy(true);
    try {
      const all = offered ?? (await api.catalog.listVoices({ id: showId, character_id: id })).voices;
      setOffered(all);
      const next = all[(all.indexOf(voice) + 1) % all.length];
      if (!next || next === voice) return void toast.bad('Error', 'Every other voice that suits belongs to somebody in this show.');
      await api.catalog.chooseVoice({ id, voice: next });
      setVoice(next);
      preview.toggle(voiceUrl(next));
    } catch (error) {
      // Somebody else of the show may have it by now: the next press looks again.
      setOffered(null);
      console.error('Could not change the voice:', error);
      toast.bad('Error', sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <HearVoice
      name={name}
      gender={character.character_json.gender}
      voice={voice}
      preview={preview}
      busy={busy}
      onAnother={() => void another()}
    />
  );
} // prettier-ignore
