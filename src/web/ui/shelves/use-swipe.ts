import { useRef, type TouchEvent } from 'react';

/** How far a finger must travel sideways to turn a page. */
export const swipeThresholdPx = 50;

type Swipe = { onTouchStart: (event: TouchEvent) => void; onTouchEnd: (event: TouchEvent) => void };

/** Calls back with 1 for a swipe to the next (leftwards) and -1 to the one before; mostly vertical moves are scrolling. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void): Swipe {
  const from = useRef<{ x: number; y: number }>(null);
  return {
    onTouchStart: (event) => {
      const touch = event.touches[0];
      from.current = touch && event.touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: (event) => {
      const touch = event.changedTouches[0];
      if (!touch || !from.current) return;
      const across = touch.clientX - from.current.x;
      const down = touch.clientY - from.current.y;
      from.current = null;
      if (Math.abs(across) >= swipeThresholdPx && Math.abs(across) > Math.abs(down)) onSwipe(across < 0 ? 1 : -1);
    },
  };
}
