import { Link } from 'react-router';
import { ArrowRight } from 'lucide-react';
import type { ShelfEntry } from '#shared/places/continue-shelf.ts';
import { SleeveSkeleton } from '#web/ui/feedback/skeleton.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { Section } from '#web/ui/shelves/section.tsx';
import { Shelf } from '#web/ui/shelves/shelf.tsx';
import { BegunCard } from './begun-card.tsx';
import { NightCard } from './night-card.tsx';
import { LitCard } from './lit-card.tsx';
import { useShelf, type SentLog } from './use-shelf.ts';
import { useEffect, useState } from 'react';
import type { ListeningSeason } from '#shared/listening-log.ts';
import { useListeningLog } from '#web/player/place/log-store.ts';
import { isMorningAfter, keepNight, readNight, type Night } from '#web/player/timer/night.ts';
import './continue.css';

const title = 'Continue listening';

/** The first shelf of whoever has begun something, signed in or not; nothing for others. */
export function ContinueListening({ sent }: { sent: SentLog }) {
  const entries = useShelf(sent);
  const asked = useNight();
  if (!entries) return <Waiting />;
  if (entries.length === 0) return null;
  const [first, ...others] = entries as [ShelfEntry, ...ShelfEntry[]];
  return (
    <div className="cont">
      <Shelf
        title={title}
        actions={
          <Link className="see" to="/history">
            History <Icon of={ArrowRight} />
          </Link>
        }
        items={[
          {
            key: first.season.id,
            card: asked ? (
              <NightCard night={asked.night} season={asked.season} onAnswer={asked.answer} />
            ) : (
              <LitCard entry={first} />
            ),
          },
          ...others.map((entry) => ({ key: entry.season.id, card: <BegunCard entry={entry} /> })),
        ]}
      />
    </div>
  );
}

function Waiting() {
  return (
    <Section title={title} className="cont sec--waiting">
      <ul className="car" aria-label={title} aria-busy="true">
        {[0, 1, 2, 3].map((at) => (
          <li key={at}>
            <SleeveSkeleton />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The night whose listener may wonder where they were, with its season; null for none. */
function useNight(): { night: Night; season: ListeningSeason; answer: () => void } | null {
  const { ready, events, seasons } = useListeningLog();
  const [night, setNight] = useState<Night | null>(null);
  useEffect(() => setNight(readNight()), []);
  const season = night && seasons.get(night.seasonId);
  if (!ready || !night || !season || !isMorningAfter(night, events, Date.now())) return null;
  return {
    night,
    season,
    answer() {
      keepNight(null);
      setNight(null);
    },
  };
}
