import { Check } from 'lucide-react';
import type { Character } from '#shared/story/characters.ts';
import { Icon } from '../icons/icon.tsx';
import { ArchPortrait } from '../cards/arch-portrait.tsx';

type Props = {
  character: Pick<Character, 'name' | 'description' | 'image_url'>;
  pressed: boolean;
  onPress: () => void;
  /** One of the signed-in person's own. */
  yours?: boolean;
};

/** A character to cast: dim until chosen, then lit and ticked. */
export function CastChoice({ character, pressed, onPress, yours = false }: Props) {
  return (
    <button type="button" className="cast" aria-pressed={pressed} onClick={onPress}>
      <ArchPortrait image={character.image_url} />
      {pressed && (
        <span className="cast__k">
          <Icon of={Check} />
        </span>
      )}
      <b>{character.name}</b>
      <small>{yours ? <em>Your Character</em> : character.description}</small>
    </button>
  );
}
