import type { CSSProperties, KeyboardEvent } from 'react';

type Props = {
  className: string;
  label: string;
  max: number;
  value: number;
  /** What is read out: "4:47 of 12:22". */
  valueText: string;
  /** Arrow keys move by this much. */
  step: number;
  /** Page up and down by this much; where it is not said they move as the browser has it. */
  page?: number;
  onChange: (value: number) => void;
};

const arrows: Record<string, number> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };
const pages: Record<string, number> = { PageDown: -1, PageUp: 1 };

/** The browser's own slider: a click sets the share of its width, and the filled part is drawn from `--share`. */
export function Slider({ className, label, max, value, valueText, step, page = 0, onChange }: Props) {
  const share: CSSProperties = { '--share': max > 0 ? Math.min(1, value / max) : 0 };
  const pressKey = (event: KeyboardEvent) => {
    const by = (arrows[event.key] ?? 0) * step + (pages[event.key] ?? 0) * page;
    if (by === 0) return;
    event.preventDefault();
    onChange(Math.min(max, Math.max(0, value + by)));
  };
  return (
    <input
      type="range"
      className={`slider ${className}`}
      aria-label={label}
      aria-valuetext={valueText}
      min={0}
      max={max}
      step="any"
      value={Math.min(value, max)}
      disabled={max <= 0}
      style={share}
      onKeyDown={pressKey}
      onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
    />
  );
}
