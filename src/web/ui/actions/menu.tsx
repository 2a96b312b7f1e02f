import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../icons/icon.tsx';
import { nextInRow } from './roving.ts';
import './menu.css';

export type MenuItem = {
  label: string;
  icon?: LucideIcon;
  onSelect: () => void;
  danger?: boolean;
  /** For a radio item: whether it is the selected one. */
  checked?: boolean;
};
type Props = {
  /** Accessible name of the button and of the menu it opens. */
  label: string;
  trigger: ReactNode;
  triggerClass?: string;
  /** Stands above the items, not selectable. */
  heading?: ReactNode;
  items: readonly MenuItem[];
  /** Where there is no room below. */
  upwards?: boolean;
  /** Open from the start, for a menu whose code is loaded by the click that opens it. */
  startsOpen?: boolean;
};

/** A menu button. Not modal: the page behind stays reachable, a press or a focus outside closes it. */
export function Menu({ label, trigger, triggerClass, heading, items, upwards = false, startsOpen = false }: Props) {
  const [open, setOpen] = useState(startsOpen);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const entries = () => [...(root.current?.querySelectorAll<HTMLButtonElement>('.menu__i') ?? [])];

  useEffect(() => {
    if (!open) return;
    const away = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('focusin', away);
    entries()[0]?.focus();
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('focusin', away);
    };
  }, [open]);

  function close() {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  }
  function keys(event: KeyboardEvent) {
    if (!open) {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      return setOpen(true);
    }
    if (event.key === 'Tab') return setOpen(false);
    const all = entries();
    const next = nextInRow(event.key, all.indexOf(document.activeElement as HTMLButtonElement), all.length);
    if (event.key !== 'Escape' && next === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') close();
    else all[next!]?.focus();
  }

  return (
    <div className="menu" ref={root} onKeyDown={keys}>
      <button
        type="button"
        className={triggerClass}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </button>
      {open && (
        <div className={upwards ? 'menu__p menu__p--up' : 'menu__p'}>
          {heading && <div className="menu__h">{heading}</div>}
          <div role="menu" id={id} aria-label={label}>
            {items.map((item) => (
              <MenuEntry key={item.label} item={item} onDone={close} />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

function MenuEntry({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const choice = item.checked !== undefined;
  return (
    <button
      type="button"
      role={choice ? 'menuitemradio' : 'menuitem'}
      aria-checked={choice ? item.checked : undefined}
      tabIndex={-1}
      className={item.danger ? 'menu__i menu__i--bad' : 'menu__i'}
      onClick={() => {
        onDone();
        item.onSelect();
      }}
    >
      {item.icon && <Icon of={item.icon} />}
      {item.label}
    </button>
  );
}
