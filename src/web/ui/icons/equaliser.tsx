import './equaliser.css';
import { useEffect, useState } from 'react';

const beatMs = 160;

/**
 * Three bars that move while something plays; `still` for what is being made, and under reduced motion. They hop from beat to
 * beat: an animation of the stylesheet, however small, has the browser draw sixty frames a second for hours.
 */
export function Equaliser({ still = false }: { still?: boolean }) {
  const beat = useBeat(!still);
  const state = still ? 'eq--still' : beat > 0 ? 'eq--moving' : '';
  return (
    <span className={`eq ${state}`} style={{ '--beat': beat }} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

/** Counts up from 0; stays there under reduced motion. */
function useBeat(isMoving: boolean): number {
  const [beat, setBeat] = useState(0);
  useEffect(() => {
    if (!isMoving || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setBeat((before) => before + 1), beatMs);
    return () => clearInterval(timer);
  }, [isMoving]);
  return beat;
}
