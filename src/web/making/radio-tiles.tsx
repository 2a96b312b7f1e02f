import { Check } from 'lucide-react';
import { useId, useRef, useEffect } from 'react';
import { Icon } from '#web/ui/icons/icon.tsx';
import './radio-tiles.css';

export type Tile<T extends string> = {
  value: T;
  label: string;
  hint?: string;
  /** CSS colour shown as a dot. */
  swatch?: string;
};
type Props<T extends string> = {
  label: string;
  options: readonly Tile<T>[];
  value: T | null;
  onChange: (value: T) => void;
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
};

/** One of a few, as tiles. The browser's own radio buttons: Tab reaches the group, arrows choose. */
export function RadioTiles<T extends string>({ label, options, value, onChange, autoFocus }: Props<T>) {
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (!autoFocus) return;
    const radios = group.current;
    (radios?.querySelector<HTMLInputElement>(':checked') ?? radios?.querySelector('input'))?.focus();
  }, [autoFocus]);
  return (
    <fieldset className="tiles" ref={group}>
      <legend>{label}</legend>
      <div className="tiles__g">
        {options.map((option) => (
          <RadioTile
            key={option.value}
            {...option}
            name={name}
            checked={option.value === value}
            onChoose={() => onChange(option.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

type TileProps = Tile<string> & { name: string; checked: boolean; onChoose: () => void };

/** One tile, for groups that lay out their own. */
export function RadioTile({ value, label, hint, swatch, name, checked, onChoose }: TileProps) {
  return (
    <label className="tile">
      <input type="radio" name={name} value={value} checked={checked} onChange={onChoose} />
      {swatch && <i className="tile__s" style={{ '--swatch': swatch }} />}
      <span>
        <b>{label}</b>
        {hint && <small>{hint}</small>}
      </span>
      <Icon of={Check} className="tile__k" />
    </label>
  );
}
