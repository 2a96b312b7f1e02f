import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Character } from '#shared/characters.ts';
import { later } from '#web/later.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { ArchPortrait } from '#web/ui/objects/arch-portrait.tsx';
import { CharacterPanel } from './character-panel.tsx';
import './character-row.css';

const DeleteCharacterDialog = later(async () => (await import('./delete-character-dialog.tsx')).DeleteCharacterDialog);

type Props = { characters: readonly Character[]; onCreate: () => void; onChanged: () => void };

/** Arches in a row; one at a time opens into a panel beside it. */
export function CharacterRow({ characters, onCreate, onChanged }: Props) {
  const [openId, setOpenId] = useState<string | null>(null);
  const [doomed, setDoomed] = useState<Character | null>(null);

  return (
    <>
      <ul className="chars" aria-label="Characters">
        {characters.map((character) => {
          const open = character.id === openId;
          return (
            <li key={character.id} className={open ? 'ch ch--open' : 'ch'}>
              <button
                type="button"
                className="ch__b"
                aria-expanded={open}
                onClick={() => setOpenId(open ? null : character.id)}
              >
                <ArchPortrait image={character.image_url} lit={open} />
                <span className="ch__n">{character.name}</span>
              </button>
              {open && <CharacterPanel character={character} onDelete={() => setDoomed(character)} />}
            </li>
          );
        })}
        <li className="ch ch--new">
          <button type="button" className="ch__b" onClick={onCreate}>
            <span className="arch arch--new">
              <Icon of={Plus} />
            </span>
            <span className="ch__n">Create Character</span>
          </button>
        </li>
      </ul>
      <Suspense fallback={null}>
        {doomed && (
          <DeleteCharacterDialog
            character={doomed}
            onClose={() => setDoomed(null)}
            onDeleted={() => {
              setDoomed(null);
              setOpenId(null);
              onChanged();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
