import { LogIn, Plus } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Podcast } from '#shared/podcasts.ts';
import { askToSignIn } from '#web/prompts.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { BillTitle } from '#web/ui/words/bill-title.tsx';
import { AddPodcast } from './add-podcast.tsx';
import { OnItsWay } from './on-its-way.tsx';
import { PublishedPodcast } from './published-podcast.tsx';
import './podcasts.css';

type Props = { first: readonly Podcast[]; /** By the server's clock, in milliseconds. */ openedAt: number };

/** Podcasts that a creator brings: those on their way, and those on Canto. */
export function MyPodcastsPage({ first, openedAt }: Props) {
  const { podcasts, put, drop } = usePodcasts(first);
  const now = useNow(openedAt);
  const [adding, setAdding] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const onItsWay = podcasts.filter(({ show }) => !show);
  const published = podcasts.filter(({ show }) => show);
  const standingPublicly = published.filter(({ show }) => show!.is_public);
  const added = (podcast: Podcast) => {
    setAdding(false);
    put(podcast);
  };
  return (
    <div className="wrap mypods">
      <div className="lampbg" aria-hidden="true" />
      <header className="mypods__h">
        <div>
          <h1 className="d" ref={title} tabIndex={-1}>
            My Podcasts
          </h1>
          {podcasts.length > 0 && (
            <p>{standing(standingPublicly.length, onItsWay.length, published.length - standingPublicly.length)}</p>
          )}
        </div>
        {podcasts.length > 0 && !adding && (
          <Button icon={Plus} onClick={() => setAdding(true)}>
            Add a podcast
          </Button>
        )}
      </header>
      {podcasts.length === 0 && (
        <EmptyState title="Bring your podcast" action={<AddPodcast onAdded={added} />}>
          Canto reads its feed, shows you what comes, and publishes it when you have proved that it is yours.
        </EmptyState>
      )}
      {adding && <AddPodcast onAdded={added} onCancel={() => setAdding(false)} />}
      {onItsWay.map((podcast) => (
        <OnItsWay
          key={podcast.id}
          podcast={podcast}
          now={now}
          onChanged={put}
          onRemoved={() => {
            drop(podcast.id);
            title.current?.focus();
          }}
        />
      ))}
      {published.length > 0 && (
        <section className="mypods__on" aria-labelledby="on-canto">
          <h2 className="d" id="on-canto">
            <BillTitle>On Canto</BillTitle>
          </h2>
          <ul>
            {published.map((podcast) => (
              <li key={podcast.id}>
                <PublishedPodcast podcast={podcast} now={now} onChanged={put} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** For who brings none: visitors, and members whose application was not accepted, or who never applied. */
export function NoPodcasts({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <div className="wrap mypods">
      {isSignedIn ? (
        <EmptyState
          title="Podcasts are brought by creators"
          headingLevel={1}
          action={
            <LinkButton to="/creators" variant="primary">
              Apply as a creator
            </LinkButton>
          }
        >
          Six answers, and we reply by mail. Applied with another address? Sign in with that one.
        </EmptyState>
      ) : (
        <EmptyState
          title="Sign in to bring your podcast"
          headingLevel={1}
          action={
            <Button variant="primary" icon={LogIn} onClick={() => askToSignIn('sign-in')}>
              Sign In
            </Button>
          }
        />
      )}
    </div>
  );
}

/** "Two are on Canto, one is on its way." */
export function standing(published: number, waiting: number, takenDown = 0): string {
  const names = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
  const tell = (count: number, one: string, more: string) =>
    `${names[count] ?? count} ${count === 1 ? `is ${one}` : `are ${more}`}`;
  const parts = [
    published > 0 && tell(published, 'on Canto', 'on Canto'),
    waiting > 0 && tell(waiting, 'on its way', 'on their way'),
    takenDown > 0 && tell(takenDown, 'taken down', 'taken down'),
  ].filter((part) => part !== false);
  const [first = 'None are on Canto', ...rest] = parts;
  return `${[first, ...rest.map((part) => part[0]!.toLowerCase() + part.slice(1))].join(', ')}.`;
}

function usePodcasts(first: readonly Podcast[]) {
  const [podcasts, setPodcasts] = useState(first);
  const put = useCallback((podcast: Podcast) => {
    setPodcasts((all) =>
      all.some(({ id }) => id === podcast.id)
        ? all.map((each) => (each.id === podcast.id ? podcast : each))
        : [podcast, ...all],
    );
  }, []);
  const drop = useCallback((id: string) => setPodcasts((all) => all.filter((each) => each.id !== id)), []);
  return { podcasts, put, drop };
}

const tickMs = 15_000;

/** The present by the server's clock, which goes on while the page is open; the first time it is the page's own. */
function useNow(openedAt: number): number {
  const [now, setNow] = useState(openedAt);
  useEffect(() => {
    const opened = performance.now();
    const timer = setInterval(() => setNow(openedAt + performance.now() - opened), tickMs);
    return () => clearInterval(timer);
  }, [openedAt]);
  return now;
}
