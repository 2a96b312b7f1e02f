import { useEffect, type RefObject } from 'react';

/** Keeps the current line a third of the way down its own scroller; the page itself never moves. */
export function useFollowLine(body: RefObject<HTMLElement | null>, current: number, follow: boolean): void {
  useEffect(() => {
    const scroller = body.current;
    const line = scroller?.children[current];
    if (!follow || !scroller || !(line instanceof HTMLElement)) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const top = line.offsetTop - scroller.clientHeight / 3;
    scroller.scrollTo({ top: Math.max(0, top), behavior: calm ? 'auto' : 'smooth' });
  }, [body, current, follow]);
}
