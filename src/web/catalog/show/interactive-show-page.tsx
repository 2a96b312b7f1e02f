import { BookOpen, Calendar, GitFork, Headphones, Heart, Radio } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import type { SeasonCard } from '#shared/seasons.ts';
import type { Show } from '#shared/shows.ts';
import { prices } from '#shared/wallet.ts';
import { deferred } from '#web/delivery/deferred.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { ShowStage } from '#web/ui/objects/show-stage.tsx';
import { Badge, RatingBadge } from '#web/ui/words/badge.tsx';
import { CantoAmount } from '#web/ui/words/canto-amount.tsx';
import { countOf, formatCount } from '#web/ui/words/counts.ts';
import { Description } from '#web/ui/words/description.tsx';
import { ListenButton, type Listen } from '../listen-button.tsx';
import './show.css';

// Rendered by the server and below the first view, so its code loads later.
const FanSeasons = deferred(async () => (await import('./fan-seasons.tsx')).FanSeasons);
const ShowStanding = deferred(async () => (await import('./show-standing.tsx')).ShowStanding);

type Props = {
  show: Show;
  seasons: { items: SeasonCard[]; next_cursor: string | null };
  owned: boolean;
  /** The amber button for who has not heard anything yet. */
  listen: ReactNode;
  onRiff: () => void;
  onListen: Listen;
};

/** The public page of an interactive show, with the seasons that fans made of it. */
export function InteractiveShowPage({ show, seasons, owned, listen, onRiff, onListen }: Props) {
  return (
    <>
      <ShowStage show={show} className="sshow" above={<p className="sshow__k">Series</p>}>
        <ShowFacts show={show} />
        {show.description && (
          <Description className="sshow__d" short={180} text={show.description} details={lore(show)} />
        )}
        <div className="acts">
          {listen}
          <Button variant={listen ? 'secondary' : 'primary'} size="lg" icon={GitFork} onClick={onRiff}>
            Riff
          </Button>
          {!listen && seasons.items.length > 0 && (
            <ListenButton name={show.name} target={{ showId: show.id }} onListen={onListen} />
          )}
          {show.kind === 'podcast' && (
            <LinkButton to={`/shows/${encodeURIComponent(show.slug)}`} size="lg" icon={Radio}>
              Original show
            </LinkButton>
          )}
          <span className="sshow__c">
            Start your own season
            <br />
            <CantoAmount amount={prices.season} />
          </span>
          <Suspense fallback={null}>
            <ShowStanding show={show} owned={owned} />
          </Suspense>
        </div>
      </ShowStage>
      <Suspense fallback={null}>
        <FanSeasons showId={show.id} total={show.fan_created_seasons} first={seasons} />
      </Suspense>
    </>
  );
}

function lore({ show_overview, core_conflict, history_lore }: Show): string[] {
  return [show_overview, core_conflict, history_lore].filter((text) => text !== null && text.trim() !== '') as string[];
}

function ShowFacts({ show }: { show: Show }) {
  return (
    <div className="badges">
      <Badge icon={Calendar}>{show.release_year}</Badge>
      <RatingBadge rating={show.audience_rating} />
      <Badge icon={BookOpen}>{countOf(show.fan_created_seasons, 'fan season')}</Badge>
      {show.genre && <Badge>{show.genre}</Badge>}
      <Badge icon={Headphones} className="num">
        {formatCount(show.total_views)} {show.total_views === 1 ? 'view' : 'views'}
      </Badge>
      <Badge icon={Heart} className="num">
        {formatCount(show.total_likes)} {show.total_likes === 1 ? 'like' : 'likes'}
      </Badge>
    </div>
  );
}
