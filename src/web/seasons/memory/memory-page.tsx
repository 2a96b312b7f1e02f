import { ArrowLeft, Eye, History } from 'lucide-react';
import { useState, useMemo, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import type { Episode, Season } from '#shared/seasons.ts';
import type { RememberedFact, SeasonMemory } from '#shared/story/memory.ts';
import { withPlayer } from '#web/player/with-player.ts';
import { useRootData } from '#web/root-data.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { Sleeve } from '#web/ui/cards/sleeve.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Door } from '#web/ui/icons/door.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { BillTitle } from '#web/ui/words/bill-title.tsx';
import { countOf } from '#web/ui/words/counts.ts';
import { playEpisodeOf } from '../episodes/use-season-player.ts';
import { seasonAddress } from '../season-address.ts';
import { ChangesDialog } from './changes-dialog.tsx';
import { MemoryBook } from './memory-book.tsx';
import { secondsBefore } from './said-line.tsx';
import { useMemory } from './use-memory.ts';
import { logStore } from '#web/player/place/log-store.ts';
import './memory.css';

type Props = { season: Season; episodes: readonly Episode[]; first: SeasonMemory };

/** What a story remembers: what its next episode is written from, for its maker to mend. */
export function MemoryPage({ season, episodes, first }: Props) {
  const { me } = useRootData();
  const { memory, announced, change } = useMemory(season.id, first);
  const [isListed, setIsListed] = useState(false);
  const [isLifted, setIsLifted] = useState(false);
  const heard = useHeardEpisodes();
  const isVeiled = ({ said }: RememberedFact) =>
    !memory.can_mend && !isLifted && said !== null && said.episode_number > 1 && !heard?.has(said.episode_id);

  function play({ episode_id: id, at_ms: atMs }: NonNullable<RememberedFact['said']>) {
    const episode = episodes.find((each) => each.id === id);
    if (!episode) return;
    playEpisodeOf({ season, episodes, signedIn: me !== null }, episode);
    withPlayer((player) => player.seek(Math.max(0, (atMs ?? 0) / 1000 - secondsBefore)));
  }
  return (
    <div className="wrap memory">
      <header className="memory__h">
        <Link className="back" to={seasonAddress(season.id)}>
          <Icon of={ArrowLeft} />
          <span className="vh">Back to </span>
          {season.title}
        </Link>
        <div className="memory__r">
          <span className="memory__v">
            <Sleeve image={season.featured_image_url} sizes="106px" />
          </span>
          <div>
            <h1 className="d">
              <em className="sm">The</em> Story Remembers
            </h1>
            <p className="muted">
              {memory.can_mend
                ? 'The next episode is written from this page. Mend what is wrong and it obeys.'
                : 'The next episode is written from this page.'}
            </p>
          </div>
          {memory.changes > 0 && (
            <Button icon={History} onClick={() => setIsListed(true)}>
              {countOf(memory.changes, 'change')}
            </Button>
          )}
          {memory.facts.some(isVeiled) && (
            <Button icon={Eye} onClick={() => setIsLifted(true)}>
              Lift all veils
            </Button>
          )}
        </div>
      </header>
      <p className="vh" role="status">
        {announced}
      </p>
      {memory.facts.length === 0 && !memory.can_mend ? (
        <EmptyState title="Nothing to remember yet">It fills while the first episode is told.</EmptyState>
      ) : (
        <>
          {memory.facts.length === 0 && (
            <EmptyState title="Nothing to remember yet">It fills while the first episode is told.</EmptyState>
          )}
          <MemoryBook memory={memory} isVeiled={isVeiled} onChange={change} onPlay={play} />
        </>
      )}
      <Foot season={season} memory={memory} />
      {isListed && (
        <ChangesDialog
          seasonId={season.id}
          count={memory.changes}
          onChange={change}
          onClose={() => setIsListed(false)}
        />
      )}
    </div>
  );
}

/** What hangs on the doors to come, from the memory alone; who is not the maker is told how to have a memory of their own. */
function Foot({ season, memory }: { season: Season; memory: SeasonMemory }) {
  const [door] = memory.doors;
  return (
    <>
      {door && (
        <div className="mfoot gel-1">
          <Door />
          <div>
            <p className="mfoot__d">
              <BillTitle>{door.choice_text}</BillTitle>
            </p>
            <p>{door.hangs_on}</p>
          </div>
          <LinkButton to={`${seasonAddress(season.id)}#what-happens-next`}>See the doors</LinkButton>
        </div>
      )}
      {!memory.can_mend && memory.facts.length > 0 && <p className="muted">Remix to change what it remembers.</p>}
    </>
  );
}

/** The episodes of which this listener has heard anything, as far as this browser knows; null until it does. */
function useHeardEpisodes(): ReadonlySet<string> | null {
  const log = useSyncExternalStore(logStore.subscribe, logStore.get, logStore.get);
  return useMemo(
    () => (log.ready ? new Set(log.events.map((event) => event.episode_id)) : null),
    [log.ready, log.events],
  );
}
