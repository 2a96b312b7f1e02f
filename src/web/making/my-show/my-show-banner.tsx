import { BookOpen, ExternalLink, Globe, Headphones, Heart, Lock, WandSparkles } from 'lucide-react';
import type { Show } from '#shared/shows.ts';
import { HiddenNote } from '#web/reporting/hidden-note.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Badge } from '#web/ui/words/badge.tsx';
import { BillTitle } from '#web/ui/words/bill-title.tsx';
import { formatCount } from '#web/ui/words/counts.ts';
import { VisibilitySwitch } from './visibility-switch.tsx';
import './my-show-banner.css';

type Props = { show: Show; onCreateSeason: () => void; onChanged: () => Promise<void> };

export function MyShowBanner({ show, onCreateSeason, onChanged }: Props) {
  return (
    <section className="mysb on-stage" aria-labelledby="show-name">
      <div className="mysb__art">
        <Picture
          src={show.landscape_image_url ?? show.image_url}
          alt=""
          sizes="100vw"
          width={1600}
          height={900}
          priority
        />
      </div>
      <div className="wrap mysb__in">
        <h1 className="d" id="show-name">
          <BillTitle>{show.name}</BillTitle>
        </h1>
        <div className="badges">
          {show.genre && <Badge>{show.genre}</Badge>}
          <Badge icon={show.is_public ? Globe : Lock}>{show.is_public ? 'Public' : 'Private'}</Badge>
          <Badge icon={Headphones} className="num">
            {formatCount(show.total_views)} {show.total_views === 1 ? 'view' : 'views'}
          </Badge>
          <Badge icon={Heart} className="num">
            {formatCount(show.total_likes)} {show.total_likes === 1 ? 'like' : 'likes'}
          </Badge>
          <Badge icon={BookOpen} className="num">
            {formatCount(show.total_seasons)} {show.total_seasons === 1 ? 'season' : 'seasons'}
          </Badge>
        </div>
        <div className="acts">
          <Button variant="primary" icon={WandSparkles} onClick={onCreateSeason}>
            Create Season
          </Button>
          <LinkButton to={`/interactive-shows/${show.id}`} icon={ExternalLink}>
            Public View
          </LinkButton>
          <VisibilitySwitch showId={show.id} isPublic={show.is_public} onChanged={onChanged} />
          {show.is_hidden && <HiddenNote />}
        </div>
      </div>
    </section>
  );
}
