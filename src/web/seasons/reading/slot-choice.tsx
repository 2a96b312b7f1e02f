import { Check, ChevronDown, CornerDownLeft } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { sureEnough, type SlotPart } from '#shared/story/plot-reading.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { nextInRow } from '#web/ui/actions/roving.ts';

type Props = {
  part: SlotPart;
  /** Which of the line's slots it is; they light one after the other. */
  at: number;
  open: boolean;
  locked: boolean;
  refusal: string | null;
  onOpen: (open: boolean) => void;
  onPick: (slot: string, text: string | null) => Promise<boolean>;
};

/** One slot of the reading: a button with its words, and a panel of other readings with a field for words of one's own. */
export function SlotChoice({ part, at, open, locked, refusal, onOpen, onPick }: Props) {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const [asking, setAsking] = useState(false);
  const readings = [{ text: part.text, means: part.options.length > 0 ? 'As it was read.' : '' }, ...part.options];
  const options = () => [...(root.current?.querySelectorAll<HTMLButtonElement>('[role=option]') ?? [])];

  useEffect(() => {
    if (open) root.current?.querySelector<HTMLButtonElement>('[role=option]')?.focus();
  }, [open]);
  useEffect(() => {
    if (!open) return;
    const away = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) onOpen(false);
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [open, onOpen]);

  function close() {
    onOpen(false);
    root.current?.querySelector('button')?.focus();
  }
  async function choose(text: string | null) {
    if (text === part.text) return close();
    setAsking(true);
    const taken = await onPick(part.slot, text);
    setAsking(false);
    if (taken) close();
  }
  function write(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('words');
    if (typeof words === 'string' && words.trim() !== '') void choose(words.trim());
  }
  function keys(event: KeyboardEvent) {
    if (!open) return;
    if (event.key === 'Escape') {
      // The dialog behind would close on it too.
      event.preventDefault();
      event.stopPropagation();
      return close();
    }
    const all = options();
    const here = all.indexOf(document.activeElement as HTMLButtonElement);
    if (here < 0) return;
    const next = nextInRow(event.key, here, all.length) ?? startingWith(all, event.key);
    if (next === null) return;
    event.preventDefault();
    all[next]?.focus();
  }

  const dashed = part.sure < sureEnough ? ' slot--unsure' : '';
  return (
    <span className="slot" ref={root} onKeyDown={keys} style={{ '--at': at }}>
      <button
        type="button"
        className={`slot__b${dashed}`}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={`${part.text}. ${part.question}`}
        disabled={locked}
        onClick={() => onOpen(!open)}
      >
        {part.text} <Icon of={ChevronDown} />
      </button>
      {open && (
        <div className="slot__panel">
          <p id={`${id}-q`}>{part.question}</p>
          <div role="listbox" id={id} aria-labelledby={`${id}-q`}>
            {readings.map(({ text, means }, row) => (
              <Reading
                key={text}
                text={text}
                means={means}
                chosen={row === 0}
                busy={asking}
                onChoose={() => choose(text)}
              />
            ))}
            {part.empty && (
              <Reading
                text={part.empty}
                means="Leave it open."
                chosen={false}
                busy={asking}
                onChoose={() => choose(null)}
              />
            )}
          </div>
          <form className="slot__own" onSubmit={write}>
            <input
              className="inp"
              name="words"
              maxLength={80}
              placeholder="In your own words"
              aria-label="In your own words"
            />
            <button type="submit" className="slot__go" aria-label="Take these words" disabled={asking}>
              <Icon of={CornerDownLeft} />
            </button>
          </form>
          {refusal && (
            <p className="slot__no" role="alert">
              {refusal}
            </p>
          )}
        </div>
      )}
    </span>
  );
}

type ReadingProps = { text: string; means: string; chosen: boolean; busy: boolean; onChoose: () => void };

function Reading({ text, means, chosen, busy, onChoose }: ReadingProps) {
  return (
    <button type="button" role="option" aria-selected={chosen} className="slot__o" disabled={busy} onClick={onChoose}>
      {chosen && <Icon of={Check} />}
      <b>{text}</b>
      {means && <small>{means}</small>}
    </button>
  );
}

/** Typing a letter goes to the reading that begins with it. */
function startingWith(all: HTMLButtonElement[], key: string): number | null {
  if (key.length !== 1) return null;
  const found = all.findIndex((option) => option.textContent.toLowerCase().startsWith(key.toLowerCase()));
  return found < 0 ? null : found;
}
