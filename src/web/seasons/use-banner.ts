import { useEffect, useState } from 'react';
import { bannerDone, bannerStages, type ProductionStage } from '#shared/seasons.ts';

/** Index of the stage shown, 'done' for the two green seconds, null when it is over. */
export type Banner = number | 'done' | null;

/**
 * The banner's stages. Each is shown at most for its time, then the next one comes, production being that far or not;
 * real progress moves it on early, and only the real end ends it.
 */
export function useBanner(stage: ProductionStage): Banner {
  const [phase, setPhase] = useState<'working' | 'done' | 'over'>('working');
  const [waited, setWaited] = useState(0);
  const reached = bannerStages.findIndex((each) => each.stage === stage);
  const shown = Math.max(waited, reached, 0);

  useEffect(() => {
    const present = bannerStages[shown];
    if (phase !== 'working' || !present || shown === bannerStages.length - 1) return;
    const timer = setTimeout(() => setWaited(shown + 1), present.durationMs);
    return () => clearTimeout(timer);
  }, [phase, shown]);

  useEffect(() => {
    if (stage === 'ready') setPhase((now) => (now === 'working' ? 'done' : now));
    if (stage === 'failed') setPhase('over');
  }, [stage]);

  useEffect(() => {
    if (phase !== 'done') return;
    const timer = setTimeout(() => setPhase('over'), bannerDone.durationMs);
    return () => clearTimeout(timer);
  }, [phase]);

  if (phase === 'over') return null;
  return phase === 'done' ? 'done' : shown;
}
