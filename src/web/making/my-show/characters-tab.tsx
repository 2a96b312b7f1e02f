import { EyeOff, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Character } from '#shared/story/characters.ts';
import { api } from '#web/api/api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { DeleteDialog } from '#web/ui/dialog/delete-dialog.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { ArchPortrait } from '#web/ui/cards/arch-portrait.tsx';
import { Badge } from '#web/ui/words/badge.tsx';
import { CharacterVoice } from '#web/player/preview/character-voice.tsx';
import { TabHead } from './tab-head.tsx';

type Props = { characters: readonly Character[]; onCreate: () => void; onChanged: () => Promise<void> };

export function CharactersTab({ characters, onCreate, onChanged }: Props) {
  const [doomed, setDoomed] = useState<Character | null>(null);

  async function remove(id: string) {
    try {
      await api.catalog.deleteCharacter({ id });
      toast.ok('Character deleted', 'The character has been removed from your show.');
      await onChanged();
      return true;
    } catch (error) {
      console.error('Could not delete the character:', error);
      toast.bad('Error', 'Failed to delete character. Please try again.');
      return false;
    }
  }

  return (
    <>
      <TabHead title="Characters" count={characters.length}>
        <Button size="sm" icon={Plus} onClick={onCreate}>
          Add Character
        </Button>
      </TabHead>
      {characters.length === 0 ? (
        <EmptyState title="No Characters Yet" headingLevel={3}>
          A season needs two. Add the first ones.
        </EmptyState>
      ) : (
        <ul className="mychars" aria-label="Characters">
          {characters.map((character) => (
            <li key={character.id}>
              <ArchPortrait image={character.image_url} sizes="(min-width:640px) 190px, 44vw" />
              <b>{character.name}</b>
              {character.is_hidden && <Badge icon={EyeOff}>Hidden</Badge>}
              {character.description && <p>{character.description}</p>}
              {character.voice && <CharacterVoice character={{ ...character, voice: character.voice }} />}
              <div className="mychars__a">
                <IconButton icon={Pencil} label={`Edit ${character.name}`} disabled />
                <IconButton icon={Trash2} label={`Delete ${character.name}`} onClick={() => setDoomed(character)} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {doomed && (
        <DeleteDialog title="Delete Character" onClose={() => setDoomed(null)} onDelete={() => remove(doomed.id)}>
          Are you sure you want to delete "{doomed.name}"? This action cannot be undone.
        </DeleteDialog>
      )}
    </>
  );
}
