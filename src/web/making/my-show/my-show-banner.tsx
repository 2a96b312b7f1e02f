import { BookOpen, ExternalLink, Globe, Headphones, Heart, Lock, WandSparkles } from 'lucide-react';
import type { Show } from '#shared/shows.ts';
import { HiddenNote } from '#web/reporting/hidden-note.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { ShowStage } from '#web/ui/objects/show-stage.tsx';
import { Badge } from '#web/ui/words/badge.tsx';
import { formatCount } from '#web/ui/words/counts.ts';
import { useState } from 'react';
import { api } from '#web/api/api.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { sentenceOf } from '#web/api/problem.ts';
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

type SwitchProps = { showId: string; isPublic: boolean; onChanged: () => Promise<void> };

/** Publishes the show or hides it. An optimistic update, rolled back on failure. */
function VisibilitySwitch({ showId, isPublic, onChanged }: SwitchProps) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const on = wanted ?? isPublic;

  async function change() {
    if (wanted !== null) return;
    setWanted(!isPublic);
    try {
      await api.catalog.updateShow({ id: showId, is_public: !isPublic });
      await onChanged();
      if (isPublic) toast.ok('Show is private', 'Only you can see it now.');
      else toast.ok('Show is public', 'Everybody can find it and make seasons of it.');
    } catch (error) {
      toast.bad('Error', sentenceOf(error));
    }
    setWanted(null);
  }

  return (
    <button
      type="button"
      className="vswitch"
      role="switch"
      aria-checked={on}
      aria-busy={wanted !== null || undefined}
      onClick={() => void change()}
    >
      <i aria-hidden="true" />
      Public
    </button>
  );
}
