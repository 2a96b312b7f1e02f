import { CircleCheck } from 'lucide-react';
import { bannerDone, bannerStages, type ProductionStage } from '#shared/seasons.ts';
import { Footlight } from '../ui/icons/footlight.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { useBanner } from './use-banner.ts';
import './generation.css';

/** Share of the bar that is filled during each stage; a stage always leaves something to come but for the last. */
const filled = [18, 46, 84, 96];

/** The footlights above a season that is being made; after 'Season Complete!' it is gone. */
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
