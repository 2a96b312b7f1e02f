import { useEffect, useRef, type RefObject } from 'react';

/**
 * Puts the focus on the heading of what has come (give it the answer as `ref`, and `tabIndex={-1}`), so that it is read
 * out and the keys go on from there. What was there at first keeps its focus.
 */
export function useFocusOnChange<Heading extends HTMLElement>(what: string | number): RefObject<Heading | null> {
  const heading = useRef<Heading>(null);
  const before = useRef(what);
  useEffect(() => {
    if (before.current === what) return;
    before.current = what;
    heading.current?.focus();
  }, [what]);
  return heading;
}
