import { type Round, roundLimits } from '#shared/rounds/round.ts';
import { api } from '#web/api/api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Footlight } from '#web/ui/icons/footlight.tsx';
import { attempt } from '../round-acts.ts';
import { ChipTicket } from './chip-ticket.tsx';
import { RoundDoorCard } from './round-door-card.tsx';
import { formatTime } from '#shared/listening.ts';
import './doors.css';

type Props = { round: Round; myId: string; isHost: boolean; nowMs: number | null };

/** The room at the doors: a vote, the host's word after a tie, cantos for a door that costs, and the wait for what is behind it. */
export function Doors({ round, myId, isHost, nowMs }: Props) {
  const { phase, doors, chosen_id: chosenId } = round;
  const mine = doors.find(({ votes }) => votes.includes(myId))?.id ?? null;
  const decides = isHost && (phase === 'deciding' || phase === 'paying');
  const host = round.host.name ?? 'The host';
  return (
    <section className="rdoors" aria-labelledby="which-door">
      <div className="rdoors__h">
        {phase === 'voting' && round.vote_ends_at_ms !== null && (
          <VoteClock endsAtMs={round.vote_ends_at_ms} nowMs={nowMs} />
        )}
        <div aria-live="assertive">
          <h2 className="d" id="which-door">
            {phase === 'opening' ? 'The door opens' : 'Which door?'}
          </h2>
          <p className="muted">{leadOf(round, host, isHost)}</p>
        </div>
      </div>
      {phase === 'opening' && (
        <p className="rdoors__o" role="status">
          {[0, 1, 2, 3].map((at) => (
            <Footlight key={at} state="now" />
          ))}
          The next episode is being told. It begins for everybody at once.
        </p>
      )}
      <div className="rdoors__g" role="radiogroup" aria-labelledby="which-door">
        {doors.map((door, at) => (
          <RoundDoorCard
            key={door.id}
            round={round}
            door={door}
            gel={(at % 3) + 1}
            isMine={door.id === mine}
            fate={chosenId ? (door.id === chosenId ? 'open' : 'dimmed') : undefined}
            canVote={phase === 'voting'}
            onVote={() => void attempt(() => api.rounds.voteForDoor({ id: round.id, door_id: door.id }))}
          >
            {decides && (phase === 'paying' ? door.id !== chosenId : round.tied.includes(door.id)) && (
              <Button
                size="sm"
                onClick={() => void attempt(() => api.rounds.decideDoor({ id: round.id, door_id: door.id }))}
              >
                {phase === 'paying' ? 'This one instead' : 'Open this one'}
              </Button>
            )}
          </RoundDoorCard>
        ))}
      </div>
      {phase !== 'opening' && <ChipTicket round={round} myId={myId} isHost={isHost} />}
    </section>
  );
}

function leadOf({ phase }: Round, host: string, isHost: boolean): string {
  if (phase === 'voting')
    return `Everybody has one vote. When the clock stops, the door with most opens; ${isHost ? 'you break' : `${host} breaks`} a tie.`;
  if (phase === 'deciding') return isHost ? 'A tie. You decide.' : `${host} is deciding.`;
  if (phase === 'paying')
    return isHost
      ? 'Nobody has opened this door before. It needs cantos.'
      : `Nobody has opened this door before. ${host} is deciding.`;
  if (phase === 'missing') return `${host} left. The doors wait, and so do the votes.`;
  return 'The others stay shut.';
}

const radius = 43;
const round = 2 * Math.PI * radius;
const lastSeconds = 5;
const spoken = [30, 10, 5];

/** The clock of a vote: a ring that shrinks, ember for the last five seconds; said aloud at 30, 10 and 5. */
function VoteClock({ endsAtMs, nowMs }: { endsAtMs: number; nowMs: number | null }) {
  const leftMs = nowMs === null ? roundLimits.voteMs : Math.max(0, endsAtMs - nowMs);
  const seconds = Math.ceil(leftMs / 1000);
  const told = spoken.findLast((each) => seconds <= each);
  return (
    <div className={seconds <= lastSeconds ? 'vclock vclock--last' : 'vclock'}>
      <svg viewBox="0 0 96 96" aria-hidden="true">
        <circle className="vclock__t" cx="48" cy="48" r={radius} />
        <circle className="vclock__m" cx="48" cy="48" r={36} />
        <circle
          className="vclock__r"
          cx="48"
          cy="48"
          r={radius}
          strokeDasharray={round}
          strokeDashoffset={round * (1 - Math.min(1, leftMs / roundLimits.voteMs))}
        />
      </svg>
      <span className="num" aria-hidden="true">
        {formatTime(seconds)}
      </span>
      <span className="vh" role="timer" aria-live="assertive">
        {told ? `${told} seconds to vote` : ''}
      </span>
    </div>
  );
}
