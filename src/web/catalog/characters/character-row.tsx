import { Plus, EyeOff, Pencil, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Character } from '#shared/story/characters.ts';
import { api } from '#web/api/api.ts';
import { deferred } from '#web/delivery/deferred.ts';
import { CharacterVoice } from '#web/player/preview/character-voice.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { ArchPortrait } from '#web/ui/cards/arch-portrait.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/words/badge.tsx';
import { characterFacts } from './character-facts.ts';
import './character-row.css';

const DeleteDialog = deferred(async () => (await import('#web/ui/dialog/delete-dialog.tsx')).DeleteDialog);

type Props = { characters: readonly Character[]; onCreate: () => void; onChanged: () => void };

/** A row of characters; one at a time expands into a panel beside its portrait. */
export function CharacterRow({ characters, onCreate, onChanged }: Props) {
  const [openId, setOpenId] = useState<string | null>(null);
  const [doomed, setDoomed] = useState<Character | null>(null);

  async function remove(id: string) {
    try {
      await api.catalog.deleteCharacter({ id });
    } catch (error) {
      console.error('Could not delete the character:', error);
      return false;
    }
    setOpenId(null);
    onChanged();
    return true;
  }

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
          <DeleteDialog title="Delete Character" onClose={() => setDoomed(null)} onDelete={() => remove(doomed.id)}>
            Are you sure you want to delete "{doomed.name}"? This action cannot be undone.
          </DeleteDialog>
        )}
      </Suspense>
    </>
  );
}

type PanelProps = { character: Character; onDelete: () => void };

/** The facts about a character, shown beside its portrait. */
function CharacterPanel({ character, onDelete }: PanelProps) {
  return (
    <div className="ch__p">
      <h3 className="d">{character.name}</h3>
      {character.show && <p className="ch__show">In {character.show.name}</p>}
      {character.is_hidden && <Badge icon={EyeOff}>Hidden</Badge>}
      {character.description && <p className="muted">{character.description}</p>}
      <dl>
        {characterFacts(character).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {character.voice && <CharacterVoice character={{ ...character, voice: character.voice }} />}
      <div className="ch__a">
        <Button variant="quiet" size="sm" icon={Pencil} disabled>
          Edit Character
        </Button>
        <Button variant="danger" size="sm" icon={Trash2} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </div>
  );
}
