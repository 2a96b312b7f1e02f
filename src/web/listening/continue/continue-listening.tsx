import { Link } from 'react-router';
import { ArrowRight } from 'lucide-react';
import type { ShelfEntry } from '#shared/places/continue-shelf.ts';
import { SleeveSkeleton } from '#web/ui/feedback/skeleton.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { Section } from '#web/ui/shelves/section.tsx';
import { Shelf } from '#web/ui/shelves/shelf.tsx';
import { BegunCard } from './begun-card.tsx';
import { NightCard } from './night-card.tsx';
import { useNight } from './use-night.ts';
import { LitCard } from './lit-card.tsx';
import { useShelf, type SentLog } from './use-shelf.ts';
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
