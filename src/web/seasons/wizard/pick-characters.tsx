import { useId } from 'react';
import { charactersPerSeason } from '#shared/seasons.ts';
import { CastChoice } from '#web/ui/objects/cast-choice.tsx';
import { Badge } from '#web/ui/words/badge.tsx';
import type { CastCharacter } from './use-wizard-material.ts';

type Props = { characters: readonly CastCharacter[]; picked: readonly string[]; onPick: (id: string) => void };

export function PickCharacters({ characters, picked, onPick }: Props) {
  const heading = useId();
  return (
    <>
      <div className="wz__h">
        <h3 id={heading}>Choose two characters</h3>
        <span role="status">
          <Badge kind={picked.length === charactersPerSeason ? 'now' : 'fact'}>
            {picked.length}/{charactersPerSeason} selected
          </Badge>
        </span>
      </div>
      {characters.length === 0 && <p className="muted">This show has no characters yet.</p>}
      <div className="castg" role="group" aria-labelledby={heading}>
        {characters.map((character) => (
          <CastChoice
            key={character.id}
            character={character}
            yours={character.yours}
            pressed={picked.includes(character.id)}
            onPress={() => onPick(character.id)}
          />
        ))}
      </div>
    </>
  );
}
