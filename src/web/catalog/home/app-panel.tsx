import { Pause, Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SeasonCard } from '#shared/seasons.ts';
import { ProgressRing } from '#web/ui/actions/progress-ring.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { BillTitle } from '#web/ui/words/bill-title.tsx';
import { appPrompt } from '../app-prompt-words.ts';
import './app-panel.css';

type Props = { season: SeasonCard | null; badges: ReactNode };

/** The section about the app, with a phone that shows an existing season. */
export function AppPanel({ season, badges }: Props) {
  return (
    <section className="sec" aria-labelledby="app-panel">
      <div className="wrap">
        <div className="app">
          <div className="app__t">
            <h2 className="d" id="app-panel">
              {appPrompt.title}
            </h2>
            <p>{appPrompt.text}</p>
            <div className="acts">{badges}</div>
          </div>
          {season && <Phone season={season} />}
        </div>
      </div>
    </section>
  );
}

function Phone({ season }: { season: SeasonCard }) {
  return (
    <div className="phone" aria-hidden="true">
      <div className="phone__s">
        <Picture src={season.featured_image_url} alt="" sizes="186px" width={480} height={480} widest={480} />
        <b className="d">
          <BillTitle>{season.title}</BillTitle>
        </b>
        <small>{season.show_name}</small>
        <div className="mp-ctl">
          <Icon of={Undo2} />
          <ProgressRing share={0.62}>
            <Icon of={Pause} />
          </ProgressRing>
          <Icon of={Redo2} />
        </div>
      </div>
    </div>
  );
}
