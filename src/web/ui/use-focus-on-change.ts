import { useEffect, useRef, type RefObject } from 'react';

/**
 * Puts the focus on the heading or the control of what has come (give it the answer as `ref`, and a heading
 * `tabIndex={-1}`), so that it is read out and the keys go on from there. What was there at first keeps its focus.
 */
export function useFocusOnChange<E extends HTMLElement>(what: string | number | boolean): RefObject<E | null> {
  const element = useRef<E>(null);
  const before = useRef(what);
  useEffect(() => {
    if (before.current === what) return;
    before.current = what;
    element.current?.focus();
  }, [what]);
  return element;
}
