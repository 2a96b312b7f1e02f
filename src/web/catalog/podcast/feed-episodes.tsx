import { RotateCw } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import type { RssEpisode, Show } from '#shared/shows.ts';
import { usePlayer } from '#web/player/store/player-store.ts';
import { player } from '#web/player/player.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { RowSkeleton } from '#web/ui/feedback/skeleton.tsx';
import { EpisodeRow } from '#web/ui/objects/episode-row.tsx';
import { appPrompt } from '../app-prompt-words.ts';
import { playerEpisode, playFeedEpisode } from './feed-episode.ts';

type Feed = { state: 'loading' | 'ready'; episodes: readonly RssEpisode[]; reload: () => Promise<void> };
type Props = { show: Show; feed: Feed; storeBadges: ReactNode };

export function FeedEpisodes({ show, feed, storeBadges }: Props) {
  const section = useRef<HTMLElement>(null);
  return (
    <div className="pod__g">
      <section aria-label="Episodes" tabIndex={-1} ref={section}>
        <EpisodeList
          show={show}
          feed={feed}
          onReload={() => {
            // The button goes away while the feed is read.
            section.current?.focus({ preventScroll: true });
            void feed.reload();
          }}
        />
      </section>
      <aside className="pod__side">
        {show.description && (
          <section className="pod__card pod__about">
            <h2>About the Show</h2>
            <p>{show.description}</p>
          </section>
        )}
        <section className="pod__card">
          <h2>{appPrompt.title}</h2>
          <p>{appPrompt.text}</p>
          {storeBadges}
        </section>
      </aside>
    </div>
  );
}

function EpisodeList({ show, feed, onReload }: Pick<Props, 'show' | 'feed'> & { onReload: () => void }) {
  const currentId = usePlayer((state) => state.currentEpisode?.id ?? null);
  const playing = usePlayer((state) => state.isPlaying);
  if (feed.state === 'loading') {
    return (
      <>
        <p role="status" className="muted">
          Loading episodes...
        </p>
        <RowSkeleton />
        <RowSkeleton />
        <RowSkeleton />
      </>
    );
  }
  if (feed.episodes.length === 0) {
    return (
      <EmptyState
        title="No Episodes Available"
        action={
          <Button icon={RotateCw} onClick={onReload}>
            Try Loading Episodes
          </Button>
        }
      >
        Episodes for this show are not available yet.
      </EmptyState>
    );
  }
  return (
    <ol className="eps">
      {feed.episodes.map((episode, at) => {
        const playable = playerEpisode(episode, show);
        const current = playable.id === currentId;
        return (
          <EpisodeRow
            key={episode.id}
            number={at + 1}
            title={playable.title}
            text={episode.description}
            state={current ? 'current' : 'idle'}
            playing={playing}
            durationMs={playable.durationMs ?? null}
            onPress={() => (current ? player.toggle() : playFeedEpisode(episode, show))}
          />
        );
      })}
    </ol>
  );
}
