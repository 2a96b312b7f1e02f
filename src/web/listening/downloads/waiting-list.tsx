import { Check, Clock, X } from 'lucide-react';
import { Link } from 'react-router';
import { formatCantos } from '#shared/wallet.ts';
import { brand } from '#shared/brand.ts';
import type { Waiting } from '#web/player/downloads/offline-db.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';

const clock = (ms: number) =>
  new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(ms);

const drop = async (id: string) => (await import('#web/player/downloads/outbox.ts')).dropWaiting(id);

const words = { like: 'A like', save: 'A change of your list', play: 'A play' } as const;

/** What was done without a network: what waits, which can be taken back, and what became of choices. */
export function WaitingList({ waiting }: { waiting: readonly Waiting[] }) {
  const answered = waiting.some(({ answer }) => answer);
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">{answered ? 'While you were away' : 'Waiting for a network'}</h2>
      <ul>
        {waiting.map((each) => (
          <li key={each.id} className="dlw">
            <Icon of={each.answer ? (each.answer.done ? Check : X) : Clock} />
            <div>
              {each.kind === 'choice' ? (
                <>
                  <Link to={`/seasons/${each.seasonId}`}>{each.words}</Link>
                  <p className="dim">
                    {each.answer
                      ? `${each.answer.done ? 'You were offline; ' : 'Not opened: '}${each.answer.text}`
                      : `Chosen at ${clock(each.atMs)}. ${formatCantos(each.price)} ${brand.credits} when it opens, not before.`}
                  </p>
                </>
              ) : (
                <p>
                  {words[each.kind]}, <span className="dim">{clock(each.atMs)}</span>
                </p>
              )}
            </div>
            <Button variant="ghost" size="sm" onClick={() => void drop(each.id)}>
              {each.answer ? 'Read' : 'Take back'}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
