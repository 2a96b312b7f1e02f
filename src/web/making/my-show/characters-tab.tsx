import { EyeOff, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Character } from '#shared/characters.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ArchPortrait } from '#web/ui/objects/arch-portrait.tsx';
import { Badge } from '#web/ui/words/badge.tsx';
import { DeleteCharacterDialog } from './delete-character-dialog.tsx';
import { TabHead } from './tab-head.tsx';

type Props = { characters: readonly Character[]; onCreate: () => void; onChanged: () => Promise<void> };

export function CharactersTab({ characters, onCreate, onChanged }: Props) {
  const [doomed, setDoomed] = useState<Character | null>(null);
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
              <div className="mychars__a">
                <IconButton icon={Pencil} label={`Edit ${character.name}`} disabled />
                <IconButton icon={Trash2} label={`Delete ${character.name}`} onClick={() => setDoomed(character)} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {doomed && <DeleteCharacterDialog character={doomed} onClose={() => setDoomed(null)} onDeleted={onChanged} />}
    </>
  );
}
