import { CircleCheck } from 'lucide-react';
import { bannerDone, bannerStages, type ProductionStage } from '#shared/seasons.ts';
import { Footlight } from '#web/ui/icons/footlight.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { useEffect, useState } from 'react';
import './generation.css';

/** Filled share of the bar in each stage; only the last one fills it. */
const filled = [18, 46, 84, 96];

/** The progress banner of a season in production; it disappears after 'Season Complete!'. */
export function GenerationBanner({ status }: { status: ProductionStage }) {
  const banner = useBanner(status);
  if (banner === null) return null;
  const done = banner === 'done';
  const at = done ? bannerStages.length : banner;
  return (
    <div className={done ? 'gen gen--done' : 'gen'} role="status">
      <div className="gen__in">
        <div className="gen__l" aria-hidden="true">
          {bannerStages.map(({ stage }, index) => (
            <Footlight key={stage} state={index < at ? 'on' : index === at ? 'now' : 'off'} />
          ))}
        </div>
        <div className="gen__t">
          <b>
            {done && <Icon of={CircleCheck} />}
            {done ? bannerDone.label : bannerStages[at]?.label}
          </b>
          {!done && (
            <span>
              Step {at + 1} of {bannerStages.length}. The first episode usually arrives within two minutes.
            </span>
          )}
        </div>
      </div>
      <div className="gen__p" aria-hidden="true">
        <i style={{ width: `${done ? 100 : filled[at]}%` }} />
      </div>
    </div>
  );
}

/** Index of the stage shown, 'done' for the two green seconds, null when it is over. */
type Banner = number | 'done' | null;

/**
 * The banner's stages. Each has a maximum time, after which the next one is shown even if production is behind. Real
 * progress advances it earlier, and only the end of production ends it.
 */
function useBanner(stage: ProductionStage): Banner {
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
