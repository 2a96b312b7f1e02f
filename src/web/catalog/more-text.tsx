import { useState } from 'react';
import { excerpt } from '#shared/seasons.ts';

const toggleFrom = 50;
const shortLength = 180;

type Props = {
  text: string;
  /** What else there is to tell once it is open. */ details?: readonly string[];
  className?: string;
};

/** A description that starts short; "more" appears from 50 characters on and always has something more to show. */
export function MoreText({ text, details = [], className }: Props) {
  const [open, setOpen] = useState(false);
  const whole = text.trim();
  const toggle = whole.length > toggleFrom && (
    <button type="button" className="lk" aria-expanded={open} onClick={() => setOpen(!open)}>
      {open ? 'less' : 'more'}
    </button>
  );
  return (
    <div className={className}>
      <p>
        {open ? whole : shortened(whole, details.length > 0)} {!open && toggle}
      </p>
      {open && details.map((detail) => <p key={detail}>{detail}</p>)}
      {open && toggle}
    </div>
  );
}

function shortened(whole: string, moreBehindIt: boolean): string {
  if (whole.length > shortLength) return excerpt(whole, shortLength);
  if (moreBehindIt || whole.length <= toggleFrom) return whole;
  return excerpt(whole, Math.max(toggleFrom, Math.ceil(whole.length * 0.6)));
}
