import { useRef, type PointerEvent } from 'react';

const farEnoughPx = 80;
/** Pixels in a millisecond: a flick needs no way. */
const flick = 0.6;

/** Calls back when a finger pulls down far enough, or flicks. */
export const useSwipeDown = (onSwipe: () => void) => useSwipe(1, onSwipe);
/** The same, upwards. */
export const useSwipeUp = (onSwipe: () => void) => useSwipe(-1, onSwipe);

function useSwipe(direction: 1 | -1, onSwipe: () => void) {
  const from = useRef<{ y: number; at: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = { y: event.clientY, at: event.timeStamp };
    },
    onPointerUp: (event: PointerEvent) => {
      const start = from.current;
      from.current = null;
      if (!start) return;
      const way = (event.clientY - start.y) * direction;
      const isFlick = way > 20 && way / Math.max(1, event.timeStamp - start.at) > flick;
      if (way >= farEnoughPx || isFlick) onSwipe();
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}
