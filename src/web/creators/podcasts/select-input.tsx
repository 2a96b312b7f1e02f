import { Field } from '#web/ui/forms/field.tsx';

type Props<T extends string> = {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
};

/** One of several, by the browser's own control. */
export function SelectInput<T extends string>({ label, value, options, onChange }: Props<T>) {
  return (
    <Field label={label}>
      {(wiring) => (
        <select
          {...wiring}
          className="inp"
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.currentTarget.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
