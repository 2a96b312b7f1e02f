import type { ReactNode } from 'react';
import type { Round, RoundDoor } from '#shared/rounds/round.ts';
import { CantoTicket } from '#web/ui/icons/canto-ticket.tsx';
import { Door } from '#web/ui/icons/door.tsx';
import { Badge } from '#web/ui/words/badge.tsx';
import { countOf } from '#web/ui/words/counts.ts';
import { Head } from '../room/head.tsx';

type Props = {
  round: Round;
  door: RoundDoor;
  gel: number;
  isMine: boolean;
  fate: 'open' | 'dimmed' | undefined;
  canVote: boolean;
  onVote: () => void;
  children?: ReactNode;
};

const mostHeads = 5;

/** A door as a vote: who is for it, and what it costs. */
export function RoundDoorCard({ round, door, gel, isMine, fate, canVote, onVote, children }: Props) {
  const voters = door.votes.flatMap((id) => round.members.filter((member) => member.id === id));
  return (
    <div
      className={['rdoor', `gel-${gel}`, isMine && 'rdoor--mine', fate && `rdoor--${fate}`].filter(Boolean).join(' ')}
    >
      <label className="rdoor__l">
        <input
          type="radio"
          className="vh"
          name={`door-of-${round.id}`}
          checked={isMine}
          disabled={!canVote}
          onChange={onVote}
        />
        {isMine && (
          <Badge kind="now" className="rdoor__b">
            Your vote
          </Badge>
        )}
        <span className="rdoor__v">
          <Door />
        </span>
        <span className="rdoor__t">{door.text}</span>
        <span className="rdoor__n">
          {voters.length > 0 && (
            <span className="rdoor__h">
              {voters.slice(0, mostHeads).map(({ id, name }) => (
                <Head key={id} members={round.members} id={id} name={name} />
              ))}
            </span>
          )}
          {countOf(door.votes.length, 'vote')}
          {voters.length > 0 && <span className="vh"> by {voters.map(({ name }) => name).join(', ')}</span>}
        </span>
        <span className="rdoor__p">
          {door.price === 0 ? (
            <>
              <b>Already told</b> Free for all
            </>
          ) : (
            <>
              <CantoTicket />
              <b>
                {door.price} <span className="vh">cantos</span>
              </b>{' '}
              Nobody has opened it
            </>
          )}
        </span>
      </label>
      {children && <div className="rdoor__a">{children}</div>}
    </div>
  );
}
