import { LogOut } from 'lucide-react';
import { useState } from 'react';
import type { Session } from '#shared/accounts.ts';
import { api } from '#web/api/api.ts';
import { sentenceOf } from '#web/api/problem.ts';
import { useSession } from '#web/session.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';

/** Browsers and programs that are signed in, each with a way to end it. Null where they could not be had. */
export function Sessions({ sessions }: { sessions: readonly Session[] | null }) {
  const { refresh, signedInOrOut } = useSession();
  const [ending, setEnding] = useState<string | null>(null);

  async function end(id: string | null) {
    setEnding(id ?? 'all');
    try {
      await (id ? api.accounts.endSession({ id }) : api.accounts.endSessions());
      if (id) await refresh();
      else await signedInOrOut();
    } catch (error) {
      toast.bad('Still signed in', sentenceOf(error));
      await refresh();
    } finally {
      setEnding(null);
    }
  }

  if (!sessions) return <p>The list could not be loaded. Please reload the page.</p>;
  return (
    <>
      <ul className="set__list">
        {sessions.map((session) => (
          <li key={session.id}>
            <span className="set__what">
              <b>{session.device ?? 'A program'}</b>
              <span>
                {session.is_current ? 'This one' : <>Last seen {dayOf(session.last_seen_at)}</>}
                {session.address && `, ${session.address}`}
              </span>
            </span>
            {!session.is_current && (
              <Button
                size="sm"
                busy={ending === session.id && 'Signing out...'}
                aria-label={`Sign out ${session.device ?? 'the program'}, last seen ${dayOf(session.last_seen_at)}`}
                onClick={() => void end(session.id)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button icon={LogOut} busy={ending === 'all' && 'Signing out...'} onClick={() => void end(null)}>
        Sign out everywhere
      </Button>
    </>
  );
}

/** The same on the server and in every browser. */
export const dayOf = (moment: string) =>
  new Date(moment).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
