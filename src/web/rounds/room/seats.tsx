import { Crown, Ghost, Hand, Heart, Smile } from 'lucide-react';
import { useState } from 'react';
import type { Reaction, Round, RoundMember } from '#shared/rounds/round.ts';
import { api } from '#web/api/api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { Head } from './head.tsx';
import { attempt } from '../round-acts.ts';
import './seats.css';

const shownSeats = 24;
/** How long a feeling stands over a head. */
const reactionMs = 6000;

export const reactionIcons = { heart: Heart, laugh: Smile, ghost: Ghost, clap: Hand } as const;

type Props = { round: Round; myId: string; isHost: boolean };

/** The seats as a row seen from the auditorium. */
export function Seats({ round, myId, isHost }: Props) {
  const [asked, setAsked] = useState<RoundMember | null>(null);
  const shown = round.members.slice(0, shownSeats);
  const more = round.members.length - shown.length;
  const felt = newestReactions(round);
  return (
    <>
      <ul className="seats" aria-label="Seats">
        {shown.map((member) => (
          <li key={member.id} className={seatClass(member, myId)}>
            <Seat round={round} member={member} feels={felt.get(member.id) ?? null} />
            <span className="seats__n">
              {member.name}
              {member.id === round.host.id && <Icon of={Crown} />}
            </span>
            <span className="seats__s">{standingOf(round, member, myId)}</span>
            {isHost && member.id !== myId && (
              <button type="button" className="seats__b" onClick={() => setAsked(member)}>
                <span className="vh">Show {member.name} out</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="seats__more">and {more} more</p>}
      {asked && (
        <Dialog
          open
          width={480}
          title={`Show ${asked.name} out?`}
          onClose={() => setAsked(null)}
          footer={
            <>
              <Button variant="ghost" onClick={() => setAsked(null)}>
                Cancel
              </Button>
              <Button
                variant="danger"
                className="sp"
                onClick={async () => {
                  await attempt(() => api.rounds.removeMember({ id: round.id, member_id: asked.id }));
                  setAsked(null);
                }}
              >
                Show out
              </Button>
            </>
          }
        >
          <p>{asked.name} leaves the room at once and cannot come back to it.</p>
        </Dialog>
      )}
    </>
  );
}

function seatClass({ id, is }: RoundMember, myId: string): string {
  return ['seats__i', id === myId && 'is-mine', is !== 'here' && 'is-unlit'].filter(Boolean).join(' ');
}

function standingOf({ host }: Round, { id, is }: RoundMember, myId: string): string {
  if (is === 'away') return 'away';
  if (is === 'behind') return 'catching up';
  if (id === myId) return 'you';
  return id === host.id ? 'host' : 'in step';
}

function newestReactions({ words }: Round): Map<string, Reaction> {
  const newestMs = words.at(-1)?.at_ms ?? 0;
  return new Map(
    words.flatMap(({ member_id, reaction, at_ms }) =>
      reaction && newestMs - at_ms < reactionMs ? [[member_id, reaction] as const] : [],
    ),
  );
}

function Seat({ round, member, feels }: { round: Round; member: RoundMember; feels: Reaction | null }) {
  return (
    <span className="seats__d" aria-hidden="true">
      {feels && (
        <span className="seats__f">
          <Icon of={reactionIcons[feels]} />
        </span>
      )}
      <Head members={round.members} id={member.id} name={member.name} />
      <svg viewBox="0 0 86 62">
        <path className="seats__arm" d="M2 36a8 8 0 0 1 16 0v26H2ZM68 36a8 8 0 0 1 16 0v26H68Z" />
        <path className="seats__back" d="M6 22C6 8 18 2 43 2s37 6 37 20v14a8 8 0 0 0-12 6v18H18V42a8 8 0 0 0-12-6Z" />
      </svg>
    </span>
  );
}
