import { Calendar, ExternalLink, GitFork, Headphones, Play, Sparkles } from 'lucide-react';
import { Suspense } from 'react';
import type { Show } from '#shared/shows.ts';
import { deferred } from '#web/delivery/deferred.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { ShowStage } from '#web/ui/objects/show-stage.tsx';
import { Badge, RatingBadge } from '#web/ui/words/badge.tsx';
import { formatCount } from '#web/ui/words/counts.ts';
import '../show/show.css';

const ShowStanding = deferred(async () => (await import('../show/show-standing.tsx')).ShowStanding);

type Props = {
  show: Show;
  owned: boolean;
  /** True for the sample, which replaces a show that could not be loaded. */
  sample: boolean;
  /** Null for shows without a feed. */
  onPlaySeason: (() => void) | null;
  canPlay: boolean;
  onCreateSeason: () => void;
};

export function ShowBanner({ show, owned, sample, onPlaySeason, canPlay, onCreateSeason }: Props) {
  const tags = [show.genre, show.tone].filter((tag) => tag !== null);
  const maker = show.show_creator && `by ${show.show_creator}`;
  return (
    <ShowStage
      show={show}
      className="sshow podcast-show"
      above={
        <p className="badges podcast-show__tags">
          {tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </p>
      }
    >
      {maker && <p className="podcast-show__by">{maker}</p>}
      <div className="badges">
        <Badge icon={Headphones} className="num">
          {formatCount(show.total_plays)} {show.total_plays === 1 ? 'play' : 'plays'}
        </Badge>
        <RatingBadge rating={show.audience_rating} />
        <Badge icon={Calendar}>{show.release_year}</Badge>
      </div>
      <div className="acts">
        {onPlaySeason ? (
          <Button variant="primary" size="lg" icon={Play} onClick={onPlaySeason} disabled={!canPlay}>
            Play Season
          </Button>
        ) : (
          show.youtube_url && (
            <LinkButton to={show.youtube_url} variant="primary" size="lg" iconAfter={ExternalLink}>
              Watch on YouTube
            </LinkButton>
          )
        )}
        <Button
          variant={onPlaySeason || show.youtube_url ? 'secondary' : 'primary'}
          size="lg"
          icon={Sparkles}
          onClick={onCreateSeason}
        >
          Create Your Season
        </Button>
        {show.fan_created_seasons > 0 && (
          <LinkButton to={`/interactive-shows/${show.id}`} variant="ghost" size="lg" icon={GitFork}>
            Fan seasons
          </LinkButton>
        )}
        <Suspense fallback={null}>{!sample && <ShowStanding show={show} owned={owned} />}</Suspense>
      </div>
    </ShowStage>
  );
}
