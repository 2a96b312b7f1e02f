import { EyeOff, Pencil, Trash2 } from 'lucide-react';
import type { Character } from '#shared/story/characters.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/words/badge.tsx';
import { CharacterVoice } from '#web/player/preview/character-voice.tsx';
import { characterFacts } from './character-facts.ts';

type Props = { character: Character; onDelete: () => void };

/** The facts about a character, shown beside its portrait. */
export function CharacterPanel({ character, onDelete }: Props) {
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
