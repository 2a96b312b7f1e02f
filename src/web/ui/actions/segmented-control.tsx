import './segmented-control.css';

type Props<T extends string> = {
  /** Accessible name of the group ("Sort"). */
  label: string;
  options: readonly T[];
  value: T;
  onChange: (value: T) => void;
  className?: string;
};

/** One of a few words; they are shown capitalised. */
export function SegmentedControl<T extends string>({ label, options, value, onChange, className = '' }: Props<T>) {
  return (
    <div className={`seg ${className}`.trim()} role="group" aria-label={label}>
      {options.map((option) => (
        <button key={option} type="button" aria-pressed={option === value} onClick={() => onChange(option)}>
          {option}
        </button>
      ))}
    </div>
  );
}
