import { useLayoutEffect, useRef, useState } from 'react';
import { excerpt } from '#shared/seasons.ts';

const toggleFrom = 50;
const shownOfShort = 0.6;

type Props = {
  text: string;
  /** Characters it starts with, at most. */
  short: number;
  /** What else there is to tell once it is open. */
  details?: readonly string[];
  className?: string;
};

/** A text that starts short; "more" appears from 50 characters on and always has something more to show. */
export function Description({ text, short, details = [], className }: Props) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  // "less" is at another place than "more", so the focus is moved.
  useLayoutEffect(() => {
    if (pressed.current) button.current?.focus({ preventScroll: true });
    pressed.current = false;
  }, [open]);
  const whole = excerpt(text, text.length);
  const foldable = whole.length > toggleFrom;
  const fold = () => {
    pressed.current = true;
    setOpen(!open);
  };
  const toggle = foldable && (
    <button ref={button} type="button" className="lk" aria-expanded={open} onClick={fold}>
      {open ? 'less' : 'more'}
    </button>
  );
  return (
    <div className={className}>
      <p>
        {open || !foldable ? whole : shortened(whole, short, details.length > 0)}{' '}
        {(!open || details.length === 0) && toggle}
      </p>
      {open && details.map((detail) => <p key={detail}>{detail}</p>)}
      {open && details.length > 0 && toggle}
    </div>
  );
}

/** A text that fits is shown whole if "more" reveals details; else it is cut, so that "more" has something to show. */
function shortened(whole: string, short: number, moreBehindIt: boolean): string {
  if (moreBehindIt && whole.length <= short) return whole;
  return excerpt(whole, Math.min(short, Math.max(toggleFrom, Math.ceil(whole.length * shownOfShort))));
}
