import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { nextInRow } from './roving.ts';
import './tabs.css';

type Props<T extends string> = {
  label: string;
  tabs: readonly { id: T; label: string; panel: ReactNode }[];
  selected: T;
  onSelect: (id: T) => void;
  className?: string;
  /** Keeps the other panels in the page, hidden, so that what was typed in them stays. */
  keepMounted?: boolean;
};

/** Tabs of equal width with a roving tab stop: arrows, Home and End move and select. */
export function Tabs<T extends string>({
  label,
  tabs,
  selected,
  onSelect,
  className = '',
  keepMounted = false,
}: Props<T>) {
  const prefix = useId();
  const row = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex((tab) => tab.id === selected);

  function move(event: KeyboardEvent) {
    const next = nextInRow(event.key, at, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    row.current?.querySelectorAll<HTMLButtonElement>('[role=tab]')[next!]?.focus();
  }

  return (
    <div className={className}>
      <div className="tabs" role="tablist" aria-label={label} ref={row} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}-${tab.id}-tab`}
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected || keepMounted ? `${prefix}-${tab.id}` : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) =>
        tab.id === selected || keepMounted ? (
          <div
            key={tab.id}
            role="tabpanel"
            id={`${prefix}-${tab.id}`}
            aria-labelledby={`${prefix}-${tab.id}-tab`}
            hidden={tab.id !== selected}
          >
            {tab.panel}
          </div>
        ) : null,
      )}
    </div>
  );
}
