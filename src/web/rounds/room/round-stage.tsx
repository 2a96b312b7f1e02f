import type { ReactNode } from 'react';
import { roundLimits, type Round } from '#shared/rounds/round.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { BillTitle } from '#web/ui/words/bill-title.tsx';
import './round-stage.css';

type Props = {
  season: Round['season'];
  episode?: Round['episode'];
  hostName: string | null;
  seatsTaken: number;
  /** Said in the marker: what holds for who looks at it. */
  standing?: 'IN STEP' | 'CATCHING UP' | 'PAUSED' | null;
  children?: ReactNode;
};

/** The season's picture as a stage, with what is told in front of it and the seats below. */
export function RoundStage({ season, episode, hostName, seatsTaken, standing, children }: Props) {
  return (
    <section className="rstage on-stage" aria-labelledby="round-title">
      <div className="rstage__art" aria-hidden="true">
        <Picture
          src={season.landscape_image_url ?? season.featured_image_url}
          alt=""
          width={1600}
          height={900}
          priority
        />
      </div>
      <div className="wrap rstage__in">
        <p className="rstage__who">
          {standing && (
            <span className={standing === 'IN STEP' ? 'rstage__live' : 'rstage__live rstage__live--off'}>
              <i aria-hidden="true" />
              {standing}
            </span>
          )}
          <span>
            {hostName ? `${hostName}’s round` : 'A round'}, {seatsTaken} of {roundLimits.seats} seats taken
          </span>
        </p>
        <h1 className="d" id="round-title">
          <BillTitle>{season.title}</BillTitle>
        </h1>
        <p className="rstage__ep">
          {episode ? (
            <>
              Episode {episode.number}
              {episode.title && (
                <>
                  , <b>{episode.title}</b>
                </>
              )}
            </>
          ) : (
            season.show_name
          )}
        </p>
        {children}
      </div>
    </section>
  );
}
