import { Check, Pencil } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { nextInRow } from '#web/ui/actions/roving.ts';
import { Icon } from '#web/ui/icons/icon.tsx';

type Props = {
  presets: readonly string[];
  hints: readonly string[];
  /** Id of the question, which names the group. */
  labelledBy: string;
  chosen: string | null;
  customOpen: boolean;
  /** The chosen preset, shown alone before the next question; the others fade out. */
  leaving: string | null;
  onPreset: (preset: string) => void;
  onCustom: () => void;
};

const gel = (number: number) =>
  `image-set(url(/art/gel-${number}.avif) type("image/avif"), url(/art/gel-${number}.webp) type("image/webp"))`;

/**
 * Five presets and 'Custom'. Arrows only move the focus, for choosing a preset already leads to the next question;
 * Space or Enter chooses.
 */
export function PresetCards({ presets, hints, labelledBy, chosen, customOpen, leaving, onPreset, onCustom }: Props) {
  const group = useRef<HTMLDivElement>(null);
  const checkedAt = customOpen ? presets.length : presets.indexOf(chosen ?? '');
  const [stop, setStop] = useState(Math.max(checkedAt, 0));

  function move(event: KeyboardEvent) {
    const next = nextInRow(event.key, stop, presets.length + 1);
    if (next === null) return;
    event.preventDefault();
    setStop(next);
    group.current?.querySelectorAll('button')[next]?.focus();
  }
  const others = presets.filter((preset) => preset !== leaving);
  const going = (card: string) => (leaving && leaving !== card ? 'q--gone' : '');

  return (
    <div className="qg" role="radiogroup" aria-labelledby={labelledBy} ref={group} onKeyDown={move}>
      {presets.map((preset, at) => (
        <button
          key={preset}
          type="button"
          className={`q ${going(preset)}`.trim()}
          role="radio"
          aria-checked={at === checkedAt}
          tabIndex={at === stop ? 0 : -1}
          style={{ '--g': gel(at + 1), '--at': others.indexOf(preset) }}
          onFocus={() => setStop(at)}
          onClick={() => !leaving && onPreset(preset)}
        >
          <b className="d">{preset}</b>
          <small>{hints[at]}</small>
          {at === checkedAt && (
            <i className="q__k">
              <Icon of={Check} />
            </i>
          )}
        </button>
      ))}
      <button
        type="button"
        className={`q q--c ${going('')}`.trim()}
        role="radio"
        aria-checked={customOpen}
        tabIndex={stop === presets.length ? 0 : -1}
        style={{ '--at': others.length }}
        onFocus={() => setStop(presets.length)}
        onClick={() => !leaving && onCustom()}
      >
        <b className="d">
          <Icon of={Pencil} />
          Custom
        </b>
        <small>Say it in your own words</small>
      </button>
    </div>
  );
}
