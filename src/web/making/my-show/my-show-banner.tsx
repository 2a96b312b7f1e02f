import { BookOpen, ExternalLink, Globe, Headphones, Heart, Lock, WandSparkles } from 'lucide-react';
import type { Show } from '#shared/shows.ts';
import { HiddenNote } from '#web/reporting/hidden-note.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { ShowStage } from '#web/ui/objects/show-stage.tsx';
import { Badge } from '#web/ui/words/badge.tsx';
import { formatCount } from '#web/ui/words/counts.ts';
import { VisibilitySwitch } from './visibility-switch.tsx';
import './my-show-banner.css';

type Props = { show: Show; onCreateSeason: () => void; onChanged: () => Promise<void> };

export function MyShowBanner({ show, onCreateSeason, onChanged }: Props) {
  return (
    <ShowStage show={show} className="mysb">
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
    </ShowStage>
  );
}
