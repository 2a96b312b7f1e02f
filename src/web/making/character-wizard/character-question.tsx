import type { RefObject } from 'react';
import { genders, hairColors, personalities, personalityHints, races } from '#shared/story/characters.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { RadioTiles, type Tile } from '../radio-tiles.tsx';
import { ages, type CharacterStep, type DraftCharacter } from './draft-character.ts';
import { hairDyes } from './hair-dyes.ts';

type Props = {
  step: CharacterStep;
  draft: DraftCharacter;
  /** The step was reached by Next or Back, so its control takes the focus. */
  settled: boolean;
  nameInput: RefObject<HTMLInputElement | null>;
  nameRefused: boolean;
  locked: boolean;
  onChange: (part: Partial<DraftCharacter>) => void;
};

const longestName = 40;

export function CharacterQuestion({ step, draft, settled, nameInput, nameRefused, locked, onChange }: Props) {
  switch (step) {
    case 'gender':
      return (
        <Tiles
          label="Gender"
          values={genders}
          value={draft.gender}
          onChange={(gender) => onChange({ gender })}
          {...{ settled }}
        />
      );
    case 'name':
      return <NameField {...{ draft, nameInput, nameRefused, locked, onChange }} />;
    case 'race':
      return (
        <Tiles
          label="Race"
          values={races}
          value={draft.race}
          onChange={(race) => onChange({ race })}
          {...{ settled }}
        />
      );
    case 'hairColor':
      return (
        <Tiles
          label="Hair color"
          values={hairColors}
          more={(color) => ({ swatch: hairDyes[color] })}
          value={draft.hairColor}
          onChange={(hairColor) => onChange({ hairColor })}
          {...{ settled }}
        />
      );
    case 'age':
      return <AgeField {...{ draft, locked, onChange }} />;
    case 'personality':
      return (
        <Tiles
          label="Personality"
          values={personalities}
          more={(personality) => ({ hint: sentence(personalityHints[personality]) })}
          value={draft.personality}
          onChange={(personality) => onChange({ personality })}
          {...{ settled }}
        />
      );
  }
}

function NameField({
  draft,
  nameInput,
  nameRefused,
  locked,
  onChange,
}: Pick<Props, 'draft' | 'nameInput' | 'nameRefused' | 'locked' | 'onChange'>) {
  return (
    <Field label="Name" className="cw__f">
      {(wiring) => (
        <input
          {...wiring}
          ref={nameInput}
          className="inp"
          value={draft.name}
          maxLength={longestName}
          readOnly={locked}
          autoFocus
          autoComplete="off"
          aria-required="true"
          aria-invalid={nameRefused || undefined}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
      )}
    </Field>
  );
}

function AgeField({ draft, locked, onChange }: Pick<Props, 'draft' | 'locked' | 'onChange'>) {
  return (
    <Field label="Age" hint={`Between ${ages.min} and ${ages.max} years`} className="cw__f">
      {(wiring) => (
        <input
          {...wiring}
          type="number"
          inputMode="numeric"
          min={ages.min}
          max={ages.max}
          step={1}
          className="inp"
          value={draft.age}
          readOnly={locked}
          autoFocus
          aria-required="true"
          onChange={(event) => onChange({ age: event.currentTarget.value })}
        />
      )}
    </Field>
  );
}

type TilesProps<T extends string> = {
  label: string;
  values: readonly T[];
  more?: (value: T) => Pick<Tile<T>, 'hint' | 'swatch'>;
  value: T | null;
  settled: boolean;
  onChange: (value: T) => void;
};

function Tiles<T extends string>({ label, values, more, value, settled, onChange }: TilesProps<T>) {
  const options = values.map((each) => ({ value: each, label: sentence(each), ...more?.(each) }));
  return <RadioTiles label={label} options={options} value={value} autoFocus={settled} onChange={onChange} />;
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
