import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Season } from '#shared/seasons.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { Sleeve } from '#web/ui/cards/sleeve.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Avatar } from '#web/ui/words/avatar.tsx';
import { Badge, RatingBadge } from '#web/ui/words/badge.tsx';
import { BillTitle } from '#web/ui/words/bill-title.tsx';
import { countOf } from '#web/ui/words/counts.ts';
import { Description } from '#web/ui/words/description.tsx';
import { seasonAddress, showOfSeason } from './season-address.ts';
import './season.css';

/** The header of a season's page: cover, title, creator, facts, description, and the actions as children. */
export function SeasonHeader({ season, children }: { season: Season; children: ReactNode }) {
  const back = showOfSeason(season);
  return (
    <section className="shead">
      <span className="shead__bg" aria-hidden="true">
        <Picture src={season.featured_image_url} alt="" width={320} height={320} sizes="160px" widest={160} />
      </span>
      <div className="wrap">
        <Link className="back" to={back.to}>
          <Icon of={ArrowLeft} />
          <span className="vh">Back to </span>
          {back.label}
        </Link>
        <div className="shead__g">
          <span className="sleeve shead__c">
            <Sleeve
              image={season.featured_image_url}
              alt={`Cover of ${season.title}`}
              sizes="(min-width:1101px) 300px, (min-width:768px) 240px, 62vw"
              priority
            />
          </span>
          <div className="shead__t">
            <h1 className="d">
              <BillTitle>{season.title}</BillTitle>
            </h1>
            <Maker season={season} />
            <Facts season={season} />
            {season.description && <Description className="shead__d" short={150} text={season.description} />}
            {season.plot_idea && <OwnIdea idea={season.plot_idea} />}
            {children}
          </div>
        </div>
      </div>
    </section>
  );
}

function Maker({ season }: { season: Season }) {
  const name = season.creator_username;
  if (!name && !season.is_creator) return null;
  return (
    <div className="shead__by">
      {name && <Avatar name={name} small />}
      {name && <span>{name}</span>}
      <Badge kind="creator">Creator</Badge>
    </div>
  );
}

/** What its author typed. Everybody else hears and reads the storyteller's words alone. */
function OwnIdea({ idea }: { idea: string }) {
  return (
    <details className="shead__idea">
      <summary>
        Your idea <span>Only you see this</span>
      </summary>
      <p>{idea}</p>
    </details>
  );
}

function Facts({ season }: { season: Season }) {
  return (
    <div className="badges">
      {season.is_remixed && <Badge kind="remixed">REMIXED</Badge>}
      <Badge>{season.release_year}</Badge>
      <RatingBadge rating={season.audience_rating} />
      <Badge>{countOf(season.episode_count, 'episode')}</Badge>
      {season.source_season_id && season.source_season_title && (
        <Link className="lk shead__src" to={seasonAddress(season.source_season_id)}>
          From {season.source_season_title}
        </Link>
      )}
    </div>
  );
}
