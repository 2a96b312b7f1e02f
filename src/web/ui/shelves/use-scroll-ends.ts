import { useEffect, useState, type RefObject } from 'react';

/** Whether a row that scrolls sideways stands at its start and at its end; asks again whenever `count` changes. */
export function useScrollEnds(row: RefObject<HTMLElement | null>, count: number): { start: boolean; end: boolean } {
  const [ends, setEnds] = useState({ start: true, end: false });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      const start = element.scrollLeft < 4;
      const end = element.scrollLeft + element.clientWidth > element.scrollWidth - 4;
      setEnds((before) => (before.start === start && before.end === end ? before : { start, end }));
    };
    look();
    const sized = new ResizeObserver(look);
    sized.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sized.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [row, count]);
  return ends;
}
