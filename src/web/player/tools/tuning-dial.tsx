import type { CSSProperties } from 'react';
import { Slider } from '../controls/slider.tsx';
import './tuning-dial.css';

type Props = {
  label: string;
  min: number;
  max: number;
  /** Between two ticks; arrow keys move by it. */
  step: number;
  /** Page up and down move by this much. */
  page: number;
  /** Every so many ticks one is long. */
  longEvery: number;
  value: number;
  /** What is read out: "20 minutes". */
  valueText: string;
  /** Values that are written under their ticks, and how. */
  written: readonly { value: number; text: string }[];
  onChange: (value: number) => void;
};

/** A scale as of an old radio with a lit needle: the browser's slider, which stops at every tick. */
export function TuningDial({ label, min, max, step, page, longEvery, value, valueText, written, onChange }: Props) {
  const count = Math.round((max - min) / step);
  const at = (of: number): CSSProperties => ({ left: `${((of - min) / (max - min)) * 100}%` });
  const ticks = Array.from({ length: count + 1 }, (_, tick) => ({
    tick,
    isLong: tick % longEvery === 0,
    isLit: min + tick * step <= value + step / 2,
  }));
  return (
    <div className="dial">
      <svg viewBox={`0 0 ${count} 18`} preserveAspectRatio="none" aria-hidden="true">
        {ticks.map(({ tick, isLong, isLit }) => (
          <line key={tick} className={isLit ? 'is-lit' : undefined} x1={tick} x2={tick} y1={isLong ? 0 : 10} y2={18} />
        ))}
        <line x1={0} x2={count} y1={18} y2={18} />
        <line className="is-lit" x1={0} x2={(value - min) / step} y1={18} y2={18} />
      </svg>
      <i aria-hidden="true" style={at(value)} />
      <Slider
        className="dial__in"
        label={label}
        max={max - min}
        value={value - min}
        valueText={valueText}
        step={step}
        page={page}
        onChange={(moved) => onChange(min + Math.round(moved / step) * step)}
      />
      <p className="num" aria-hidden="true">
        {written.map((each) => (
          <span key={each.value} style={at(each.value)}>
            {each.text}
          </span>
        ))}
      </p>
    </div>
  );
}
