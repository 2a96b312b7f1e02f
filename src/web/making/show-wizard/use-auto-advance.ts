import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a chosen preset stands alone before the next question comes; the specification fixes it. */
export const advanceAfterMs = 1200;

/** The moment between a choice and what follows it. `leaving` is the preset that holds while the others go. */
export function useAutoAdvance() {
  const [leaving, setLeaving] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    setLeaving(null);
  }, []);
  const start = useCallback((chosen: string, then: () => void) => {
    clearTimeout(timer.current);
    setLeaving(chosen);
    timer.current = setTimeout(() => {
      setLeaving(null);
      then();
    }, advanceAfterMs);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  return { leaving, start, stop };
}
