import { useState } from 'react';
import { excerpt } from '#shared/seasons.ts';

const toggleFrom = 50;
const shortLength = 180;

/** A description that starts short; "more" appears from 50 characters on and always has something more to show. */
export function MoreText({ text, className }: { text: string; className?: string }) {
  const [open, setOpen] = useState(false);
  const whole = text.trim();
  if (whole.length <= toggleFrom) return <p className={className}>{whole}</p>;
  const short = excerpt(
    whole,
    whole.length > shortLength ? shortLength : Math.max(toggleFrom, Math.ceil(whole.length * 0.6)),
  );
  return (
    <p className={className}>
      {open ? whole : short}{' '}
      <button type="button" className="lk" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'less' : 'more'}
      </button>
    </p>
  );
}
